import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { enquiries, enquiryNotes } from "../../platform/database/schema/office.ts";

/** Locked, because several mails may arrive at once. */
export async function lockEnquiry(tx: Database, id: number) {
	const { status, email, mergedIntoId } = enquiries;
	const [row] = await tx
		.select({ id: enquiries.id, status, email, mergedIntoId, replyEmail: gyms.replyEmail })
		.from(enquiries)
		.leftJoin(gyms, eq(gyms.id, enquiries.gymId))
		.where(eq(enquiries.id, id))
		.for("update", { of: enquiries });
	return row;
}

export async function selectEnquiryOfNote(db: Database, noteId: number): Promise<number | null> {
	const [row] = await db.select({ id: enquiryNotes.enquiryId }).from(enquiryNotes).where(eq(enquiryNotes.id, noteId));
	return row?.id ?? null;
}

export function countReceived(db: Database, enquiryId: number, since: Date): Promise<number> {
	const received = inArray(enquiryNotes.kind, ["received", "automatic"]);
	return db.$count(
		enquiryNotes,
		and(eq(enquiryNotes.enquiryId, enquiryId), received, gt(enquiryNotes.createdAt, since)),
	);
}

export async function messageExists(db: Database, messageKey: string): Promise<boolean> {
	return (await db.$count(enquiryNotes, eq(enquiryNotes.messageKey, messageKey))) > 0;
}

export async function insertReceived(db: Database, row: typeof enquiryNotes.$inferInsert): Promise<number> {
	const [note] = await db.insert(enquiryNotes).values(row).returning({ id: enquiryNotes.id });
	return (note as { id: number }).id;
}

/** It waits for staff again, except if it is spam. A reply that is being written gets a conflict first. */
export async function reopenEnquiry(db: Database, id: number, now: Date): Promise<boolean> {
	const reopened = await db
		.update(enquiries)
		.set({
			status: sql`case when ${enquiries.status} in ('answered', 'closed') then 'open' else ${enquiries.status} end`,
			lastMailAt: now,
			newMail: true,
			version: sql`${enquiries.version} + 1`,
		})
		.where(and(eq(enquiries.id, id), ne(enquiries.status, "spam")))
		.returning({ id: enquiries.id });
	return reopened.length > 0;
}
