import type { LinkedBooking } from "@kvart/contract/booking-link";
import type { OwnBooking } from "@kvart/contract/members";
import { wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../platform/api.ts";
import type { DataKeys } from "../../../platform/data-keys.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type Actor, memberOf } from "../../../platform/session.ts";
import { bookingCalendarUrl, bookingCode, bookingCodeUrl } from "../code.ts";
import { type BookingDetails, selectBookingsOf, type TrainingDetails } from "../queries/details.ts";
import { selectMissed } from "../queries/missed.ts";
import { type FirstPlan, selectMovedFrom } from "../queries/moved-from.ts";
import { entriesOf } from "./memberships.ts";

const ownBookingsLimit = 500;

/** The booked training, as pages show it. */
export function bookedTraining(row: TrainingDetails): Omit<LinkedBooking, "state"> {
	return {
		training_date: row.trainingDate,
		time: row.time,
		duration: row.duration,
		training: { id: row.trainingId, name: row.trainingName, name_eng: row.trainingNameEng },
		gym: { id: row.gymId, name: row.gymName, slug: row.gymSlug },
		room: { id: row.roomId, name: row.roomName, name_eng: row.roomNameEng },
		coach: row.coachId !== null && row.coachName !== null ? { id: row.coachId, name: row.coachName } : null,
		promotion: row.promotion,
	};
}

function toOwnBooking(
	keys: DataKeys,
	row: BookingDetails,
	{ missed, movedFrom, entry }: { missed: boolean; movedFrom: FirstPlan | undefined; entry: OwnBooking["entry"] },
): OwnBooking {
	return {
		id: row.id,
		period_id: row.periodId,
		...bookedTraining(row),
		cancelled: row.cancelled,
		attended: row.checkedInAt !== null,
		missed,
		moved_from: movedFrom ?? null,
		calendar_url: bookingCalendarUrl(keys, row.id),
		code: bookingCode(keys, row.id),
		code_url: bookingCodeUrl(keys, row.id),
		entry,
	};
}

export async function listOwnBookings(
	{ db, clock, keys, switches }: Pick<Deps, "db" | "clock" | "keys" | "switches">,
	actor: Actor,
): Promise<OwnBooking[]> {
	const { userId } = memberOf(actor);
	const today = wallTime(clock.now()).date;
	const [rows, missed, moved, entries] = await Promise.all([
		selectBookingsOf(db, userId, ownBookingsLimit),
		selectMissed(db, userId, clock.now()),
		selectMovedFrom(db, userId),
		entriesOf(db, userId, today, switches.membershipRule),
	]);
	const entryOf = (row: BookingDetails) =>
		row.promotion || row.cancelled || row.trainingDate < today ? null : entries({ ...row, date: row.trainingDate });
	return rows.map((row) =>
		toOwnBooking(keys, row, { missed: missed.has(row.id), movedFrom: moved.get(row.id), entry: entryOf(row) }),
	);
}

export function bookingRecordsOf(db: Database, userId: number): Promise<BookingDetails[]> {
	return selectBookingsOf(db, userId, ownBookingsLimit);
}
