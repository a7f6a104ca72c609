import type { CalendarDate } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import { type Database, violatedConstraint } from "../../../platform/database/database.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import { freeHeld, restoreBooking, selectHeld, selectOverdue } from "../queries/held-places.ts";
import { endWait, lockOccurrences, selectOccurrenceId } from "../queries/waiting.ts";
import { type PassingOn, passOnPlaces } from "./pass-on.ts";

/** Takes back a cancellation whose place is still held. Undefined if there is none, or the training was called off. */
export function restoreHeld(
	{ db, clock }: { db: Database; clock: Clock },
	person: string,
	{ periodId, date }: { periodId: number; date: CalendarDate },
): Promise<number | undefined> {
	return db.transaction(async (tx) => {
		const occurrenceId = await selectOccurrenceId(tx, periodId, date);
		if (occurrenceId === undefined) return undefined;
		const [training] = await lockOccurrences(tx, [occurrenceId]);
		const held = training?.takesPlace ? await selectHeld(tx, occurrenceId, person) : undefined;
		if (!held) return undefined;
		await restoreBooking(tx, held.id).catch((error: unknown) => {
			throw violatedConstraint(error) ? new Refusal("ERR_ALREADY_BOOKED") : error;
		});
		// While the place was held the training was full, so the member may have joined its list.
		if (held.userId !== null) await endWait(tx, occurrenceId, held.userId, clock.now());
		const note = { action: "booking.restored", entity: "booking", entityId: held.id } as const;
		await writeAudit(tx, { at: clock.now(), actorId: held.userId, ...note });
		return held.id;
	});
}

/** Frees places whose time for an undo is over, notifies their members, and passes the places on. */
export async function releaseHeldPlaces(deps: PassingOn & { db: Database }): Promise<void> {
	const { db, clock } = deps;
	for (const occurrenceId of await selectOverdue(db, clock.now())) {
		await db.transaction(async (tx) => {
			await lockOccurrences(tx, [occurrenceId]);
			for (const { id, email: recipient, language, firstName } of await freeHeld(tx, occurrenceId, clock.now())) {
				await queueMail(tx, clock, {
					template: "booking-cancelled",
					data: { firstName, bookingId: id },
					recipient,
					language,
					uniqueKey: `booking-cancelled:${id}`,
				});
			}
			await passOnPlaces(tx, deps, [occurrenceId]);
		});
	}
}
