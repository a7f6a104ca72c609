import type { Locale } from "@kvart/contract/locale";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../platform/database/schema/clubs.ts";
import { priceLists } from "../../platform/database/schema/content.ts";
import { enquiries, enquiryNotes } from "../../platform/database/schema/office.ts";
import { occurrences, periods } from "../../platform/database/schema/schedule.ts";
import { trainings } from "../../platform/database/schema/trainings.ts";
import { type MailCap, queueMails } from "../../platform/mail-gate.ts";

/** A form names the club, it has no id. */
export type EnquiryRow = Omit<typeof enquiries.$inferInsert, "gymId"> & { formKey: string; club: string | null };

export interface EnquiryMail {
	template: "enquiry-receipt" | "enquiry-notice";
	recipient: string;
	language: Locale;
	unique_key: string;
	cap: MailCap | null;
}

export function selectClubs(db: Database) {
	return db.select({ name: gyms.name }).from(gyms).orderBy(asc(gyms.id));
}

export function selectTrainingNames(db: Database) {
	return db
		.select({ name: trainings.name, nameEng: trainings.nameEng, type: trainings.trainingType })
		.from(trainings)
		.orderBy(asc(trainings.position), asc(trainings.id));
}

/** Titles of all price lists, the newest first. */
export async function selectPriceGroups(db: Database) {
	const lists = await db.select({ groups: priceLists.groups }).from(priceLists).orderBy(desc(priceLists.validFrom));
	return lists.flatMap(({ groups }) => groups);
}

/**
 * Stores an enquiry and queues its mails in one statement: both or neither. Undefined if the form was sent before
 * or its challenge was used before.
 */
export async function insertEnquiry(
	db: Database,
	{ club, ...row }: EnquiryRow,
	mailsAbout: readonly EnquiryMail[],
): Promise<{ id: number; capped: boolean } | undefined> {
	const gymId = sql`(select id from ${gyms} where name = ${club})`;
	const insert = db
		.insert(enquiries)
		.values({ ...row, gymId })
		.onConflictDoNothing()
		.returning({ id: enquiries.id, createdAt: enquiries.createdAt });
	const records = JSON.stringify(mailsAbout);
	const result = await db.execute(sql`
		with stored as ${insert}, mail as (
			select about.*, jsonb_build_object('enquiryId', stored.id) as data, stored.created_at as at
			from stored, json_to_recordset(${records}::json) as about (
				recipient text, template text, language language, unique_key text, cap json
			)
		), ${queueMails(sql`mail`)}
		select id, exists (select from mails_judged where not allowed) as capped from stored`);
	return (result as { rows: { id: number; capped: boolean }[] }).rows[0];
}

const trialTraining = {
	periodId: periods.id,
	time: periods.time,
	name: trainings.name,
	nameEng: trainings.nameEng,
	club: gyms.name,
};

/** The training of a period. */
export async function selectTrialTraining(db: Database, periodId: number) {
	const [row] = await db
		.select(trialTraining)
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(eq(periods.id, periodId));
	return row;
}

/** The training booked by an enquiry for a free trial; undefined if there is none, or if it was cancelled. */
export async function selectTrial(db: Database, enquiryId: number) {
	const [row] = await db
		.select({ ...trialTraining, date: occurrences.trainingDate })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(and(eq(bookings.enquiryId, enquiryId), isNull(bookings.cancelledAt)));
	return row;
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

export async function selectEnquiry(db: Database, id: number) {
	const { kind, name, email, form, marks } = enquiries;
	const [row] = await db.select({ kind, name, email, form, marks }).from(enquiries).where(eq(enquiries.id, id));
	return row;
}

export async function selectReply(db: Database, noteId: number) {
	const [row] = await db
		.select({
			name: enquiries.name,
			email: enquiries.email,
			text: enquiryNotes.text,
			replyTo: gyms.replyEmail,
			enquiryId: enquiries.id,
			inReplyTo: sql<string | null>`(
				select received.mail ->> 'messageId' from enquiry_notes as received
				where received.enquiry_id = ${enquiries.id} and received.kind = 'received' and received.id < ${noteId}
				order by received.id desc limit 1
			)`,
		})
		.from(enquiryNotes)
		.innerJoin(enquiries, eq(enquiries.id, enquiryNotes.enquiryId))
		.leftJoin(gyms, eq(gyms.id, enquiries.gymId))
		.where(and(eq(enquiryNotes.id, noteId), eq(enquiryNotes.kind, "reply")));
	return row;
}

export async function selectAnswer(db: Database, noteId: number) {
	const { name, email } = enquiries;
	const { enquiryId, text, mail } = enquiryNotes;
	const [row] = await db
		.select({ enquiryId, name, email, text, mail })
		.from(enquiryNotes)
		.innerJoin(enquiries, eq(enquiries.id, enquiryNotes.enquiryId))
		.where(and(eq(enquiryNotes.id, noteId), eq(enquiryNotes.kind, "received")));
	return row;
}
