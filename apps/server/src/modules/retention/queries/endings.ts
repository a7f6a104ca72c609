import type { RetentionRuleName } from "@kvart/contract/retention";
import { instantOf, wallTime } from "@kvart/contract/time";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { retentionRuns } from "../../../platform/database/schema/office.ts";
import { removing } from "./removal.ts";

// Small enough for the time limit of statements, also on the first run of a large database.
const batchSize = 2000;

/** Changes at most a batch of rows whose term began before `before`, and returns their ids. */
export type Ending = (before: Date, batch: number) => SQL;

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
const date = (instant: Date) => sql`${wallTime(instant).date}::date`;

/** Bookings of trainings before the term. */
const trained = (before: Date) =>
	sql`occurrence_id in (select id from occurrences where training_date < ${date(before)})`;

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

/** Which rows have reached their term. */
const ended: Partial<Record<RetentionRuleName, (before: Date) => SQL>> = {
	sessions: (before) => sql`coalesce(ended_at, expires_at) < ${at(before)}`,
	"notification-devices": (before) =>
		sql`session_id in (select id from sessions where coalesce(ended_at, expires_at) < ${at(before)})`,
	"mail-links": (before) => sql`expires_at < ${at(before)}`,
	"former-addresses": (before) => sql`until < ${at(before)}`,
	"passkey-requests": (before) => sql`expires_at < ${at(before)}`,
	"limit-counts": (before) => sql`ends_at < ${at(before)}`,
	"guest-bookings": (before) => sql`person like 'guest:%' and ${trained(before)}`,
	"member-bookings": (before) => sql`user_id is not null and ${trained(before)}`,
	"request-keys": (before) => sql`created_at < ${at(before)}`,
	"video-views": (before) => sql`viewed_at < ${at(before)} and (user_id is not null or device <> '')`,
	enquiries: (before) => sql`created_at < ${at(before)} and (email <> '' or phone_digits <> '' or name <> '')`,
	"enquiry-notes": (before) => sql`enquiry_id in (select id from enquiries where created_at < ${at(before)})`,
	"opening-requests": (before) => sql`(notified_at < ${at(before)} or created_at < ${at(before)} - interval '1 year')`,
	"member-notes": (before) => sql`created_at < ${at(before)}`,
	mails: (before) => sql`coalesce(sent_at, failed_at, created_at) < ${at(before)}`,
	"change-reasons": (before) =>
		sql`at < ${at(before)} and (before ? 'reason' or after ? 'reason') and not (${blockInForce})`,
	"cancel-reasons": (before) =>
		sql`training_date < ${date(before)} and (cancel_reason is not null or cancel_note_eng is not null)`,
	// The triggers of ledger and audit log go by the clock of the database.
	ledger: (before) => sql`at < least(${at(before)}, now() - interval '10 years')
		and not exists (select from statement_rows where statement_rows.ledger_id = ledger.id)`,
	"ledger-reasons": (before) => sql`at < ${at(before)} and reason is not null`,
	payers: (before) => sql`booked_on < ${date(before)} and (payer <> '' or purpose <> '')`,
	"statement-rows": (before) => sql`booked_on < ${date(before)}`,
	statements: (before) => sql`imported_at < ${at(before)}
		and not exists (select from statement_rows where statement_rows.statement_id = statements.id)`,
	"till-counts": (before) => sql`counted_at < ${at(before)}`,
	"renewal-calls": (before) => sql`called_at < ${at(before)}`,
	"class-news": (before) => sql`(known ->> 'date')::date < ${date(before)}`,
	"class-messages": (before) => sql`training_date < ${date(before)}`,
	"coach-absences": (before) => sql`until_date < ${date(before)}`,
	"schedule-changes": (before) => sql`at < ${at(before)}`,
};

export const endings: Partial<Record<RetentionRuleName, Ending>> = Object.fromEntries(
	Object.entries(ended).map(([name, which]) => {
		const ending: Ending = (before, batch) => removing(name as RetentionRuleName, which(before), batch);
		return [name, ending];
	}),
);

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
