import { formatPhone } from "@kvart/contract/phone";
import type { DeskTraining, RosterEntry } from "@kvart/contract/staff/today";
import type { CalendarDate } from "@kvart/contract/time";
import type { EntryRow, TrainingRow } from "./queries.ts";

export function toTraining(row: TrainingRow, date: CalendarDate): DeskTraining {
	return {
		period_id: row.periodId,
		date,
		time: row.time,
		duration: row.duration,
		training: { id: row.trainingId, name: row.trainingName, name_eng: row.trainingNameEng },
		gym: { id: row.gymId, name: row.gymName, slug: row.gymSlug },
		room: { id: row.roomId, name: row.roomName, name_eng: row.roomNameEng },
		coach: row.coachId !== null && row.coachName !== null ? { id: row.coachId, name: row.coachName } : null,
		substitute: row.substitute,
		promotion: row.promotion,
		capacity: row.capacity,
		taken: row.taken,
		checked_in: row.checkedIn,
		cancelled: row.cancelled,
		cancel_reason: row.cancelReason,
	};
}

export function toEntry(row: EntryRow): RosterEntry {
	const bookedBy = [row.bookedByFirstName, row.bookedByLastName].filter(Boolean).join(" ");
	return {
		booking_id: row.bookingId,
		member_id: row.memberId,
		first_name: row.firstName ?? "",
		last_name: row.lastName ?? "",
		phone: formatPhone(row.phone ?? ""),
		card_id: row.cardId,
		booked_at: row.bookedAt.toISOString(),
		booked_by: bookedBy === "" ? null : bookedBy,
		walk_in: row.walkIn,
		checked_in_at: row.checkedInAt?.toISOString() ?? null,
	};
}

const collator = new Intl.Collator("sr-Latn");

/** As a class register is ordered, in the Serbian alphabet: Č comes after C, Š after S. */
export function byName(a: RosterEntry, b: RosterEntry): number {
	return (
		collator.compare(a.last_name, b.last_name) ||
		collator.compare(a.first_name, b.first_name) ||
		a.booking_id - b.booking_id
	);
}
