import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { insertMails, type MailCap, queueMails } from "../../platform/mail-gate.ts";
import type { Mail, MailContents, MailTemplate } from "./contents.ts";
import type { CappedTemplate } from "./kinds.ts";

export interface MailRow extends Omit<Mail, "uniqueKey"> {
	uniqueKey: string | null;
	at: Date;
	cap: MailCap | null;
}
export type QueuedMail = typeof mails.$inferSelect;

/** The name of a template in SQL: one that does not exist does not compile. */
export const templateName = (template: MailTemplate): SQL => sql.raw(`'${template}'`);

type MailsFrom<T extends MailTemplate> = {
	recipient: SQL;
	language?: SQL;
	data: Record<keyof MailContents[T], SQL>;
	uniqueKey: SQL;
	at: SQL;
} & (T extends CappedTemplate ? { cap: SQL } : { cap?: never });

/** A mail for each row of `from`, in a statement that queues them itself: the list of `queueMails` or `insertMails`. */
export function mailsFrom<T extends MailTemplate>(from: SQL, template: T, mail: MailsFrom<T>): SQL {
	const { recipient, language = sql`language`, uniqueKey, at, cap = sql`null::json` } = mail;
	const data = Object.entries<SQL>(mail.data).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
	return sql`
		select ${recipient} as recipient, ${templateName(template)} as template, ${language} as language,
			jsonb_build_object(${sql.join(data, sql`, `)}) as data, ${uniqueKey} as unique_key, ${at} as at, ${cap} as cap
		from ${from}`;
}

/** `queued` is false if there is a mail with the same key already, or if its cap is reached. */
export async function insertMail(db: Database, mail: MailRow): Promise<{ queued: boolean; allowed: boolean }> {
	const { recipient, userId = null, template, language, data, uniqueKey, at, cap } = mail;
	const { rows } = (await db.execute(sql`
		with mail as (
			select ${recipient}::text as recipient, ${template}::text as template, ${language}::language as language,
				${JSON.stringify(data)}::jsonb as data, ${uniqueKey}::text as unique_key, ${at.toISOString()}::timestamptz as at,
				${cap && JSON.stringify(cap)}::json as cap
		), ${queueMails(sql`mail`, sql`${userId}::integer`)}
		select exists (select from mails_queued) as queued, allowed from mails_judged`)) as {
		rows: { queued: boolean; allowed: boolean }[];
	};
	return rows[0] ?? { queued: false, allowed: false };
}

/** Mails whose kinds have no cap. */
export async function insertUncapped(
	db: Database,
	list: readonly Pick<Mail, "recipient" | "template" | "language" | "data" | "uniqueKey">[],
	at: Date,
): Promise<void> {
	const wanted = list.map(({ uniqueKey, ...mail }) => ({ ...mail, unique_key: uniqueKey ?? null }));
	await db.execute(sql`
		with wanted as (
			select *, ${at.toISOString()}::timestamptz as at
			from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
				as mail (recipient text, template text, language language, data jsonb, unique_key text)
		)
		${insertMails(sql`wanted`)}`);
}

/**
 * Claims the oldest due mail until `lockedUntil`, when other workers may take it again in case this one died. No
 * transaction stays open while the mail is sent.
 */
export async function claimMail(db: Database, now: Date, lockedUntil: Date): Promise<QueuedMail | undefined> {
	const next = sql`(
		select id from mails
		where sent_at is null and failed_at is null
			-- New mails are due at once, even if the clock that queued them was ahead.
			and (next_attempt_at <= ${now.toISOString()}::timestamptz or attempts = 0)
			-- What staff can still undo is not reported yet.
			and not exists (
				select from schedule_changes
				where schedule_changes.id = mails.change_id and undo_until > ${now.toISOString()}::timestamptz
			)
		order by next_attempt_at, id limit 1
		for update skip locked
	)`;
	const [mail] = await db
		.update(mails)
		.set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: lockedUntil })
		.where(eq(mails.id, next))
		.returning();
	return mail;
}

const newsTemplates: readonly MailTemplate[] = ["class-news", "own-classes"];

/** From now on what the mail says counts as known: a later change is news of its own. */
export async function markTold(db: Database, { template, data }: QueuedMail, now: Date): Promise<void> {
	if (!newsTemplates.includes(template as MailTemplate)) return;
	await db.execute(sql`
		update class_news set told_at = ${now.toISOString()}::timestamptz
		where told_at is null and id in (select jsonb_array_elements_text(${JSON.stringify(data["newsIds"])}::jsonb)::integer)`);
}

// Ids lead to what the mail was about; everything else has served its purpose.
const onlyIds = sql`coalesce(
	(select jsonb_object_agg(key, value) from jsonb_each(${mails.data}) where key like '%Id' or key like '%Ids'), '{}')`;

/** After an account was erased, its address is not kept either. */
const isLast = (mail: QueuedMail) => mail.template === ("account-erased" satisfies MailTemplate);

export async function markSent(db: Database, mail: QueuedMail, now: Date): Promise<void> {
	if (isLast(mail)) await db.delete(mails).where(eq(mails.id, mail.id));
	else await db.update(mails).set({ sentAt: now, lastError: null, data: onlyIds }).where(eq(mails.id, mail.id));
}

/** Ignores the result if another worker has claimed the mail since. */
function isAttempt({ id, attempts }: QueuedMail) {
	return and(eq(mails.id, id), eq(mails.attempts, attempts));
}

export async function markForLater(db: Database, mail: QueuedMail, at: Date, error: string): Promise<void> {
	await db.update(mails).set({ nextAttemptAt: at, lastError: error }).where(isAttempt(mail));
}

export async function markFailed(db: Database, mail: QueuedMail, now: Date, error: string): Promise<void> {
	if (isLast(mail)) await db.delete(mails).where(isAttempt(mail));
	else await db.update(mails).set({ failedAt: now, lastError: error, data: onlyIds }).where(isAttempt(mail));
}

/** Keeps the mails that are replies to enquiries. */
export async function selectReplies(db: Database, ids: readonly number[]) {
	if (ids.length === 0) return [];
	return db
		.select({ id: mails.id, createdAt: mails.createdAt, noteId: sql<number>`(${mails.data} ->> 'noteId')::integer` })
		.from(mails)
		.where(and(inArray(mails.id, [...ids]), eq(mails.template, templateName("enquiry-reply"))));
}

/** The mails that report a change of the schedule. */
export function selectMailsOf(db: Database, changeId: number) {
	return db
		.select({ template: mails.template, language: mails.language, data: mails.data, recipient: mails.recipient })
		.from(mails)
		.where(eq(mails.changeId, changeId))
		.orderBy(mails.id);
}

/** False, and nothing is deleted, if a worker has taken one of them already. */
export async function deleteMailsOf(db: Database, changeId: number): Promise<boolean> {
	const rows = await db
		.select({ attempts: mails.attempts })
		.from(mails)
		.where(eq(mails.changeId, changeId))
		.for("update");
	if (rows.some(({ attempts }) => attempts > 0)) return false;
	await db.delete(mails).where(eq(mails.changeId, changeId));
	return true;
}

/** Keeps the ids that still have a row. */
export async function selectMailIds(db: Database, ids: readonly number[]): Promise<Set<number>> {
	const wanted = JSON.stringify(ids);
	const result = await db.execute(sql`
		select id::integer from mails
		where id in (select value::bigint from jsonb_array_elements_text(${wanted}::jsonb))`);
	return new Set((result as { rows: { id: number }[] }).rows.map(({ id }) => id));
}
