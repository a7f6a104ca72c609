import type { Database } from "../../../platform/database/database.ts";
import { queueMail } from "../../mail/service.ts";
import { freeHeld, selectOverdue, shareHolders } from "../queries/held-places.ts";
import { lockOccurrences } from "../queries/waiting.ts";
import { type PassingOn, passOnPlaces } from "./pass-on.ts";

/** Frees places whose time for an undo is over, notifies their members, and passes the places on. */
export async function releaseHeldPlaces(deps: PassingOn & { db: Database }): Promise<void> {
	const { db, clock } = deps;
	for (const occurrenceId of await selectOverdue(db, clock.now())) {
		await db.transaction(async (tx) => {
			const now = clock.now();
			await shareHolders(tx, occurrenceId, now);
			await lockOccurrences(tx, [occurrenceId]);
			for (const { id, email: recipient, language, firstName } of await freeHeld(tx, occurrenceId, now)) {
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
