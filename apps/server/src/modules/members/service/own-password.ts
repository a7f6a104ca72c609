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

/** The same for other modules, which have no row of the account. */
export async function requireOwnPassword(db: Database, userId: number, sha512: string | undefined): Promise<void> {
	const account = await selectUser(db, userId);
	if (!account) throw new Refusal("ERR_SESSION_NOT_VALID");
	await requirePassword(account, sha512);
}

/** For other modules. False for accounts without a password. */
export async function isOwnPassword(db: Database, userId: number, sha512: string): Promise<boolean> {
	return isPassword((await selectUser(db, userId))?.passwordHash, sha512);
}
