import { type SQL, sql } from "drizzle-orm";
import { addToCount } from "./shared-counts.ts";

/** How many mails of a kind an address gets in a day; the count is one of `limit_counts`. */
export interface MailCap {
	key: string;
	allowed: number;
	/** A day after the first. */
	endsAt: string;
}

/** Queues the mails of `list` without looking at caps. A key that was queued before is left out. */
export const insertMails = (list: SQL, userId = sql`null::integer`) => sql`
	insert into mails (user_id, recipient, template, language, data, unique_key, created_at, next_attempt_at)
	select ${userId}, recipient, template, language, data, unique_key, at, at from ${list}
	on conflict (unique_key) do nothing
	returning id`;

/**
 * The part of a statement that queues mails, and counts those that have a cap: of parallel requests on all servers no
 * more are queued than the cap allows. `list` names what is to be queued, with the columns `recipient`, `template`,
 * `language`, `data`, `unique_key`, `at` and `cap`, which is a `MailCap` or null. `mails_judged` says what is `allowed`. Mails to erased accounts are left out.
 */
export const queueMails = (list: SQL, userId = sql`null::integer`) => sql`
	mails_counted as (
		insert into limit_counts as existing (key, count, ends_at)
		select cap ->> 'key', count(*)::integer, max((cap ->> 'endsAt')::timestamptz)
		from ${list} where cap is not null group by cap ->> 'key' order by cap ->> 'key'
		${addToCount(sql`excluded.ends_at - interval '1 day'`)}
		returning key, count
	), mails_judged as (
		select numbered.*, cap is null or mails_counted.count - size + place <= (cap ->> 'allowed')::integer as allowed
		from (
			select *, count(*) over (partition by cap ->> 'key') as size,
				row_number() over (partition by cap ->> 'key' order by unique_key) as place
			from ${list}
		) as numbered
		left join mails_counted on mails_counted.key = cap ->> 'key'
	), mails_queued as (${insertMails(sql`mails_judged where allowed`, userId)})`;
