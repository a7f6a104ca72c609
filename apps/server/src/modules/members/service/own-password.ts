import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { selectUser } from "../queries/users.ts";
import { isPassword } from "../secrets.ts";

type Account = { passwordHash: string | null };

/** Required again before changes that an unattended browser must not be enough for. Social accounts may have none. */
export async function requirePassword({ passwordHash }: Account, sha512: string | undefined): Promise<void> {
	if (passwordHash === null) return;
	if (sha512 === undefined) {
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "password", code: "required-field" }] });
	}
	if (!(await isPassword(passwordHash, sha512))) throw new Refusal("ERR_BAD_CREDENTIALS");
}

/** For other modules. False for accounts without a password. */
export async function isOwnPassword(db: Database, userId: number, sha512: string): Promise<boolean> {
	return isPassword((await selectUser(db, userId))?.passwordHash, sha512);
}
