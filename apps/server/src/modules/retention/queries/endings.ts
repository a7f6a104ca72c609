import type { RetentionRuleName } from "@kvart/contract/retention";
import { instantOf, wallTime } from "@kvart/contract/time";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { retentionRuns } from "../../../platform/database/schema/office.ts";

// Small enough for the time limit of statements, also on the first run of a large database.
const batchSize = 2000;

/** Changes at most a batch of rows whose term began before `before`, and returns their ids. */
export type Ending = (before: Date, batch: number) => SQL;

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
const date = (instant: Date) => sql`${wallTime(instant).date}::date`;

/** Deletes the rows that `which` describes; their key is `key`. */
const deletion =
	(table: string, which: (before: Date) => SQL, key = "id"): Ending =>
	(before, batch) =>
		sql`
		delete from ${sql.raw(table)} where ctid in (
			select ctid from ${sql.raw(table)} where ${which(before)} limit ${batch} for update skip locked
		)
		returning ${sql.raw(key)}::text as id`;

/** Of trainings before the term; the booking stays for the reports. */
const bookings =
	(which: SQL, values: SQL): Ending =>
	(before, batch) =>
		sql`
		update bookings set ${values} where id in (
			select bookings.id from bookings join occurrences on occurrences.id = bookings.occurrence_id
			where ${which} and occurrences.training_date < ${date(before)}
			limit ${batch} for update of bookings skip locked
		)
		returning id::text`;

/** The mails to a guest have the address. */
const withGuestMails =
	(ending: Ending): Ending =>
	(before, batch) =>
		sql`
		with ended as (${ending(before, batch)}), mail as (
			delete from mails where template like 'guest-%' and data ->> 'bookingId' in (select id from ended)
		)
		select id from ended`;

const noPerson = sql`user_id = null, person = 'erased:' || id, phone_digits = null, enquiry_id = null`;

/** The reason of a block is shown as long as the block lasts. */
export const blockInForce = sql`action = 'member.blocked'
	and entity_id in (select id::text from users where blocked_at is not null and erased_at is null)`;

/** Entries end with their month. */
const monthStart = (instant: Date) => instantOf(`${wallTime(instant).date.slice(0, 7)}-01`, 0);

/**
 * For entries in a partition that is not dropped yet: the first one, of many months, and the default one. The trigger of the log goes by the clock of the database. Not by `ctid`, which every partition counts anew.
 */
export const oldAuditEntries: Ending = (before, batch) => {
	const old = sql`at < least(${at(monthStart(before))}, now() - interval '3 years')`;
	return sql`
		delete from audit_log where ${old} and (at, id) in (
			select at, id from audit_log where ${old} and not (${blockInForce}) limit ${batch} for update skip locked
		)
		returning id::text`;
};

const update =
	(table: string, values: SQL, which: (before: Date) => SQL): Ending =>
	(before, batch) =>
		sql`
		update ${sql.raw(table)} set ${values} where id in (
			select id from ${sql.raw(table)} where ${which(before)} limit ${batch} for update skip locked
		)
		returning id::text`;

export const endings: Partial<Record<RetentionRuleName, Ending>> = {
	sessions: deletion("sessions", (before) => sql`coalesce(ended_at, expires_at) < ${at(before)}`),
	"notification-devices": deletion(
		"push_subscriptions",
		(before) => sql`session_id in (select id from sessions where coalesce(ended_at, expires_at) < ${at(before)})`,
		"session_id",
	),
	"mail-links": deletion("mail_tokens", (before) => sql`expires_at < ${at(before)}`),
	"passkey-requests": deletion("passkey_challenges", (before) => sql`expires_at < ${at(before)}`, "challenge_hash"),
	"limit-counts": deletion("limit_counts", (before) => sql`ends_at < ${at(before)}`, "key"),
	"guest-bookings": withGuestMails(
		bookings(
			sql`bookings.person like 'guest:%'`,
			sql`${noPerson}, guest_first_name = null, guest_last_name = null, guest_phone = null`,
		),
	),
	"member-bookings": bookings(sql`bookings.user_id is not null`, noPerson),
	"request-keys": deletion("idempotency_keys", (before) => sql`created_at < ${at(before)}`, "key"),
	"video-views": update(
		"video_views",
		sql`user_id = null, device = ''`,
		(before) => sql`viewed_at < ${at(before)} and (user_id is not null or device <> '')`,
	),
	enquiries: update(
		"enquiries",
		sql`name = '', email = '', phone = '', phone_digits = '', form = '{}'`,
		(before) => sql`created_at < ${at(before)} and (email <> '' or phone_digits <> '' or name <> '')`,
	),
	"enquiry-notes": deletion(
		"enquiry_notes",
		(before) => sql`enquiry_id in (select id from enquiries where created_at < ${at(before)})`,
	),
	"opening-requests": deletion(
		"opening_requests",
		(before) => sql`notified_at < ${at(before)} or created_at < ${at(before)} - interval '1 year'`,
	),
	"member-notes": deletion("member_notes", (before) => sql`created_at < ${at(before)}`),
	mails: deletion("mails", (before) => sql`coalesce(sent_at, failed_at, created_at) < ${at(before)}`),
	"change-reasons": update(
		"audit_log",
		sql`before = before - 'reason', after = after - 'reason'`,
		(before) => sql`at < ${at(before)} and (before ? 'reason' or after ? 'reason') and not (${blockInForce})`,
	),
	"cancel-reasons": update(
		"occurrences",
		sql`cancel_reason = null, cancel_note_eng = null`,
		(before) => sql`training_date < ${date(before)} and (cancel_reason is not null or cancel_note_eng is not null)`,
	),
	// With the calls to guests about them.
	"schedule-changes": deletion("schedule_changes", (before) => sql`at < ${at(before)}`),
};

/** Repeats an ending until nothing is left, and returns the ids of all rows that it changed. */
export async function runEnding(db: Database, ending: Ending, before: Date): Promise<string[]> {
	const ids: string[] = [];
	for (;;) {
		const { rows } = (await db.execute(ending(before, batchSize))) as { rows: { id: string }[] };
		ids.push(...rows.map(({ id }) => id));
		if (rows.length < batchSize) return ids;
	}
}

/**
 * False if a server has run the rule since `notSince`. One statement, so that only one of several servers runs it: an
 * advisory lock would have to be held over many transactions, which a pooler does not allow.
 */
export async function claimRule(db: Database, rule: string, now: Date, notSince: Date): Promise<boolean> {
	const claimed = await db
		.insert(retentionRuns)
		.values({ rule, ranAt: now, rows: 0 })
		.onConflictDoUpdate({
			target: retentionRuns.rule,
			set: { ranAt: now, rows: 0 },
			setWhere: sql`${retentionRuns.ranAt} < ${at(notSince)}`,
		})
		.returning({ rule: retentionRuns.rule });
	return claimed.length > 0;
}

export async function recordRun(db: Database, rule: string, rows: number): Promise<void> {
	await db.update(retentionRuns).set({ rows }).where(eq(retentionRuns.rule, rule));
}

/** Another run may follow at once. */
export async function releaseRule(db: Database, rule: string): Promise<void> {
	await db.delete(retentionRuns).where(eq(retentionRuns.rule, rule));
}

export function selectRuns(db: Database) {
	return db
		.select({ rule: retentionRuns.rule, ran_at: retentionRuns.ranAt, rows: retentionRuns.rows })
		.from(retentionRuns)
		.orderBy(asc(retentionRuns.rule));
}

/** Those of the ids that still have a row. */
export async function selectMailIds(db: Database, ids: readonly number[]): Promise<Set<number>> {
	const wanted = JSON.stringify(ids);
	const result = await db.execute(sql`
		select id::integer from mails
		where id in (select value::bigint from jsonb_array_elements_text(${wanted}::jsonb))`);
	return new Set((result as { rows: { id: number }[] }).rows.map(({ id }) => id));
}
