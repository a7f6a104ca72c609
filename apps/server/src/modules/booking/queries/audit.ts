import { type SQL, sql } from "drizzle-orm";

interface Entry {
	at: SQL;
	actor: SQL;
	action: SQL;
	before?: SQL;
	after?: SQL;
}

const none = sql`null::jsonb`;

/** Part of a statement: an entry for each row of `from`, which has the `id` of a booking. */
export const auditBookings = (from: SQL, { at, actor, action, before = none, after = none }: Entry) => sql`
	insert into audit_log (at, actor_id, action, entity, entity_id, before, after)
	select ${at}, ${actor}, ${action}, 'booking', id::text, ${before}, ${after} from ${from}`;
