import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { enquiries, mails } from "../../platform/database/schema/office.ts";
import { trainings } from "../../platform/database/schema/trainings.ts";

/** A form names the club, it has no id. */
export type EnquiryRow = Omit<typeof enquiries.$inferInsert, "gymId"> & { formKey: string; club: string | null };
type MailRow = typeof mails.$inferInsert;

export function selectClubs(db: Database) {
	return db.select({ name: gyms.name }).from(gyms).orderBy(asc(gyms.id));
}

export function selectTrainingNames(db: Database) {
	return db
		.select({ name: trainings.name, nameEng: trainings.nameEng, type: trainings.trainingType })
		.from(trainings)
		.orderBy(asc(trainings.position), asc(trainings.id));
}

function recordOf({ recipient, template, language, data, uniqueKey, createdAt, nextAttemptAt }: MailRow) {
	return {
		recipient,
		template,
		language,
		data,
		unique_key: uniqueKey,
		created_at: createdAt,
		next_attempt_at: nextAttemptAt,
	};
}

/**
 * Stores an enquiry and queues its mails in one statement: both or neither. Returns false if the form was sent before
 * or its challenge was used before.
 */
export async function insertEnquiry(
	db: Database,
	{ club, ...row }: EnquiryRow,
	mailRows: readonly MailRow[],
): Promise<boolean> {
	const gymId = sql`(select id from ${gyms} where name = ${club})`;
	const insert = db
		.insert(enquiries)
		.values({ ...row, gymId })
		.onConflictDoNothing()
		.returning({ id: enquiries.id });
	const records = JSON.stringify(mailRows.map(recordOf));
	const result = await db.execute(sql`
		with stored as ${insert}, queued as (
			insert into ${mails} (recipient, template, language, data, unique_key, created_at, next_attempt_at)
			select mail.* from stored, jsonb_to_recordset(${records}::jsonb) as mail (
				recipient text, template text, language language, data jsonb, unique_key text,
				created_at timestamptz, next_attempt_at timestamptz
			)
		)
		select id from stored`);
	return (result as { rows: unknown[] }).rows.length > 0;
}

export async function sameEnquiryExists(db: Database, { formKey, kind, form }: EnquiryRow): Promise<boolean> {
	const rows = await db
		.select({ id: enquiries.id })
		.from(enquiries)
		.where(and(eq(enquiries.formKey, formKey), eq(enquiries.kind, kind), eq(enquiries.form, form)));
	return rows.length > 0;
}

export async function formKeyExists(db: Database, formKey: string): Promise<boolean> {
	const rows = await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.formKey, formKey));
	return rows.length > 0;
}
