import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { users } from "../../../platform/database/schema/members.ts";

interface Unconfirmed {
	registeredBefore: Date;
	now: Date;
	/** Only this one. */
	id?: number;
}

/**
 * Accounts of members who never confirmed the address. Links that still work, bookings made at the desk and memberships
 * keep an account, and a block stays in force.
 */
export async function selectUnconfirmed(db: Database, { registeredBefore, now, id }: Unconfirmed): Promise<number[]> {
	const { rows } = (await db.execute(sql`
		select id from users
		where role = 'member' and email_verified_at is null and blocked_at is null and erased_at is null
			and created_at < ${registeredBefore.toISOString()}::timestamptz
			and not exists (select from mail_tokens
				where user_id = users.id and used_at is null and expires_at > ${now.toISOString()}::timestamptz)
			and not exists (select from bookings where user_id = users.id)
			and not exists (select from memberships where user_id = users.id)
			and not exists (select from enquiries where assignee_id = users.id)
			${id === undefined ? sql`` : sql`and id = ${id}`}
		order by id`)) as { rows: { id: number }[] };
	return rows.map((row) => row.id);
}

export async function deleteAccount(tx: Database, id: number): Promise<void> {
	await tx.delete(users).where(eq(users.id, id));
}
