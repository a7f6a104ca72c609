import type { Database } from "../../../platform/database/database.ts";
import { selectUser } from "../queries/users.ts";
import { isPassword } from "../secrets.ts";

/** For other modules. False for accounts without a password. */
export async function isOwnPassword(db: Database, userId: number, sha512: string): Promise<boolean> {
	return isPassword((await selectUser(db, userId))?.passwordHash, sha512);
}
