import type { Database } from "../../../platform/database/database.ts";
import { lockMember } from "../../../platform/database/member-rows.ts";
import { updateLastVisit } from "../../../platform/office/last-visit.ts";
import { returnVisitOfBooking } from "../../memberships/service/visits.ts";
import type { CancelledRow } from "../queries/booking.ts";

/** A booking with which the member was checked in returns its visit when it is cancelled. */
export async function returnCheckIn(
	tx: Database,
	{ id, userId, arrived }: CancelledRow,
	by: { actorId: number | null; at: Date },
): Promise<void> {
	if (!arrived || userId === null) return;
	await lockMember(tx, userId);
	await returnVisitOfBooking(tx, id, { actorId: by.actorId ?? userId, at: by.at });
	await updateLastVisit(tx, userId);
}
