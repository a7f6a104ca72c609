import type { Locale } from "@kvart/contract/locale";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings, waits } from "../../../../platform/database/schema/booking.ts";
import { classMessages } from "../../../../platform/database/schema/class-news.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { occurrences } from "../../../../platform/database/schema/schedule.ts";
import type { Places } from "./class-news.ts";
import type { ClassKey } from "./class-states.ts";

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

export function selectMessages(db: Database, { periodId, date }: ClassKey) {
	return db
		.select({
			id: classMessages.id,
			at: classMessages.at,
			by: sql<string>`trim(coalesce(${users.firstName} || ' ' || ${users.lastName}, ''))`,
			text: classMessages.text,
			text_eng: classMessages.textEng,
			mailed: classMessages.mailed,
			to_call: classMessages.toCall,
		})
		.from(classMessages)
		.leftJoin(users, eq(users.id, classMessages.actorId))
		.where(and(eq(classMessages.periodId, periodId), eq(classMessages.trainingDate, date)))
		.orderBy(desc(classMessages.id));
}

export async function selectMessage(db: Database, id: number) {
	const [row] = await db
		.select({ text: classMessages.text, textEng: classMessages.textEng })
		.from(classMessages)
		.where(eq(classMessages.id, id));
	return row;
}

export async function insertMessage(tx: Database, row: typeof classMessages.$inferInsert): Promise<number> {
	const [added] = await tx.insert(classMessages).values(row).returning({ id: classMessages.id });
	return added?.id ?? 0;
}

/** Null if the date has no row yet, and so no bookings. */
export async function lockOccurrence(tx: Database, { periodId, date }: ClassKey): Promise<number | null> {
	const [row] = await tx
		.select({ id: occurrences.id })
		.from(occurrences)
		.where(and(eq(occurrences.periodId, periodId), eq(occurrences.trainingDate, date)))
		.for("update");
	return row?.id ?? null;
}

export interface Recipient {
	userId: number;
	email: string;
	firstName: string;
	language: Locale;
	bookingId: number | null;
	waitId: number | null;
}

const account = { userId: users.id, email: users.email, firstName: users.firstName, language: users.language };
const isOpen = and(isNull(users.blockedAt), isNull(users.erasedAt));

/** The accounts of these places. Blocked people get no mail. */
export async function selectRecipients(db: Database, places: Places): Promise<Recipient[]> {
	const booked = await db
		.select({ ...account, id: bookings.id })
		.from(bookings)
		.innerJoin(users, eq(users.id, bookings.userId))
		.where(and(inArray(bookings.id, idsOf(places.bookings)), isOpen))
		.orderBy(bookings.id);
	const waiting = await db
		.select({ ...account, id: waits.id })
		.from(waits)
		.innerJoin(users, eq(users.id, waits.userId))
		.where(and(inArray(waits.id, idsOf(places.waits)), isNull(waits.endedAt), isOpen))
		.orderBy(waits.id);
	return [
		...booked.map(({ id, ...row }) => ({ ...row, bookingId: id, waitId: null })),
		...waiting.map(({ id, ...row }) => ({ ...row, bookingId: null, waitId: id })),
	];
}

/** Bookings of these places that only a phone call reaches. */
export async function selectGuestIds(db: Database, places: Places): Promise<number[]> {
	const rows = await db
		.select({ id: bookings.id })
		.from(bookings)
		.where(and(inArray(bookings.id, idsOf(places.bookings)), isNotNull(bookings.guestPhone)))
		.orderBy(bookings.id);
	return idsOf(rows);
}
