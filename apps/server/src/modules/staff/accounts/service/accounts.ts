import type { StaffAccount } from "@kvart/contract/staff/accounts";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { type AuditNote, writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { notedAccount, toAccount } from "../mapper.ts";
import { countClubs, selectAccount, selectOffice } from "../queries.ts";

export type AccountDeps = Pick<Deps, "db" | "clock">;

export async function listAccounts({ db, clock }: AccountDeps): Promise<StaffAccount[]> {
	return (await selectOffice(db, clock.now())).map(toAccount);
}

/** An account, also one that has just become a member's. */
export async function readAccount(db: Database, now: Date, id: number): Promise<StaffAccount | undefined> {
	const row = await selectAccount(db, now, id);
	return row && toAccount(row);
}

/** The account of somebody who works here; members are none of this area's business. */
export async function officeAccount(db: Database, now: Date, id: number): Promise<StaffAccount> {
	const account = await readAccount(db, now, id);
	if (!account || account.role === "member") throw new Refusal("ERR_NOT_FOUND");
	return account;
}

/** Does something to an account that is no change of its fields, notes it, and gives the account as it is then. */
export async function actOnAccount(
	{ db, clock }: AccountDeps,
	{ actorId, id, action }: { actorId: number; id: number; action: AuditNote["action"] },
	act: (tx: Database, account: StaffAccount, now: Date) => Promise<void>,
): Promise<StaffAccount> {
	return db.transaction(async (tx) => {
		const now = clock.now();
		const before = await officeAccount(tx, now, id);
		await act(tx, before, now);
		const after = await officeAccount(tx, now, id);
		const records = { before: notedAccount(before), after: notedAccount(after) };
		await writeAudit(tx, { at: now, actorId, action, entity: "account", entityId: id, ...records });
		return after;
	});
}

/** Administrators work for all clubs, whatever was ticked; of the others each club must exist. */
export async function clubsFor(tx: Database, role: StaffAccount["role"], gymIds: readonly number[]): Promise<number[]> {
	if (role !== "staff") return [];
	const wanted = [...new Set(gymIds)];
	if ((await countClubs(tx, wanted)) === wanted.length) return wanted;
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "gym_ids", code: "invalid-value" }] });
}
