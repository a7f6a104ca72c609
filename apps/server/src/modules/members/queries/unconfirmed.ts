import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";

/**
 * Deletes accounts of members who never confirmed the address, with an audit entry each, and returns how many. Links
 * that still work and bookings made at the desk keep an account, and a block stays in force.
 */
export async function deleteUnconfirmed(db: Database, registeredBefore: Date, now: Date): Promise<number> {
	const at = sql`${now.toISOString()}::timestamptz`;
	const { rows } = (await db.execute(sql`
		with expired as (
			delete from users
			where role = 'member' and email_verified_at is null and blocked_at is null and erased_at is null
				and created_at < ${registeredBefore.toISOString()}::timestamptz
				and not exists (select from mail_tokens
					where user_id = users.id and used_at is null and expires_at > ${at})
				and not exists (select from bookings where user_id = users.id)
				and not exists (select from enquiries where assignee_id = users.id)
			returning id
		)
		insert into audit_log (at, action, entity, entity_id)
		select ${at}, 'member.expired', 'member', id::text from expired
		returning id`)) as { rows: unknown[] };
	return rows.length;
}
