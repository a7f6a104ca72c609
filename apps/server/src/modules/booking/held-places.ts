import type { CalendarDate } from "@kvart/contract/time";
import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import { type Database, violatedConstraint } from "../../platform/database/database.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { users } from "../../platform/database/schema/members.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { writeAudit } from "../../platform/office/audit.ts";
import { Refusal } from "../../platform/problem.ts";
import { queueMail } from "../mail/service.ts";
import { type PassingOn, passOnPlaces } from "./pass-on.ts";
import { lockOccurrences, selectOccurrenceId } from "./waiting-queries.ts";

/** Takes back a cancellation whose place is still held. Undefined if there is none. */
export function restoreHeld(
	{ db, clock }: { db: Database; clock: Clock },
	person: string,
	{ periodId, date }: { periodId: number; date: CalendarDate },
): Promise<number | undefined> {
	return db.transaction(async (tx) => {
		const occurrenceId = await selectOccurrenceId(tx, periodId, date);
		if (occurrenceId === undefined) return undefined;
		await lockOccurrences(tx, [occurrenceId]);
		const held = and(
			eq(bookings.occurrenceId, occurrenceId),
			eq(bookings.person, person),
			isNotNull(bookings.heldUntil),
		);
		const [last] = await tx
			.select({ id: bookings.id, userId: bookings.userId })
			.from(bookings)
			.where(held)
			.orderBy(sql`${bookings.id} desc`)
			.limit(1);
		if (!last) return undefined;
		const before = { cancelledAt: null, cancelledLate: false, heldUntil: null };
		await tx
			.update(bookings)
			.set(before)
			.where(eq(bookings.id, last.id))
			.catch((error: unknown) => {
				throw violatedConstraint(error) ? new Refusal("ERR_ALREADY_BOOKED") : error;
			});
		const note = { action: "booking.restored", entity: "booking", entityId: last.id } as const;
		await writeAudit(tx, { at: clock.now(), actorId: last.userId, ...note });
		return last.id;
	});
}

async function release(tx: Database, occurrenceId: number, { clock }: PassingOn): Promise<void> {
	await lockOccurrences(tx, [occurrenceId]);
	const now = clock.now();
	const released = await tx
		.update(bookings)
		.set({ heldUntil: null })
		.where(and(eq(bookings.occurrenceId, occurrenceId), lte(bookings.heldUntil, now)))
		.returning({ id: bookings.id, userId: bookings.userId });
	await tx
		.update(occurrences)
		.set({ taken: sql`${occurrences.taken} - ${released.length}` })
		.where(eq(occurrences.id, occurrenceId));
	const ids = released.flatMap(({ userId }) => userId ?? []);
	const members = ids.length > 0 ? await tx.select().from(users).where(inArray(users.id, ids)) : [];
	for (const { id, userId } of released) {
		const member = members.find((each) => each.id === userId);
		if (!member) continue;
		const { email: recipient, language, firstName } = member;
		const uniqueKey = `booking-cancelled:${id}`;
		await queueMail(tx, clock, {
			template: "booking-cancelled",
			data: { firstName, bookingId: id },
			recipient,
			language,
			uniqueKey,
		});
	}
}

/** Frees places whose time for an undo is over, tells their members, and passes the places on. */
export async function releaseHeldPlaces(deps: PassingOn & { db: Database }): Promise<void> {
	const { db, clock } = deps;
	const due = await db
		.selectDistinct({ id: bookings.occurrenceId })
		.from(bookings)
		.where(lte(bookings.heldUntil, clock.now()))
		.orderBy(bookings.occurrenceId);
	for (const { id } of due) {
		await db.transaction(async (tx) => {
			await release(tx, id, deps);
			await passOnPlaces(tx, deps, [id]);
		});
	}
}
