import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { selectFormerAddresses } from "./export.ts";

/**
 * From now on the account cannot log in or book, and gets no mail. Waits for all who refer to the account in an open transaction. False
 * if it was closed before.
 */
export async function closeAccount(tx: Database, id: number, now: Date): Promise<boolean> {
	const [open] = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, id), isNull(users.erasedAt)))
		.for("update");
	if (open) await tx.update(users).set({ blockedAt: now, erasedAt: now }).where(eq(users.id, id));
	return open !== undefined;
}

/**
 * The owner of an account, with the addresses that it had before. Locks the account as `lockMember` does: mails that
 * refer to it do not have to wait.
 */
export async function lockOwner(tx: Database, id: number) {
	const [owner] = await tx
		.select({
			email: sql<string>`lower(${users.email})`,
			verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
			name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
			language: users.language,
		})
		.from(users)
		.where(eq(users.id, id))
		.for("no key update");
	return owner && { ...owner, former: await selectFormerAddresses(tx, id) };
}

/** Accounts that were closed since then, and those whose erasure was interrupted. */
export async function selectClosed(db: Database, since: Date): Promise<number[]> {
	const unfinished = sql`${users.erasedAt} is not null and ${users.phoneDigits} <> 'erased-' || ${users.id}`;
	const rows = await db
		.select({ id: users.id })
		.from(users)
		.where(or(gt(users.erasedAt, since), unfinished))
		.orderBy(asc(users.id));
	return rows.map(({ id }) => id);
}

export async function contactHasAccount(db: Database, email: string, phoneDigits: string): Promise<boolean> {
	return (await db.$count(users, or(eq(sql`lower(${users.email})`, email), eq(users.phoneDigits, phoneDigits)))) > 0;
}
