import {
	type ChangeReason,
	changeReasons,
	type ScheduleConflict,
	type ScheduleEntry,
} from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate, type Day, dayOf } from "@kvart/contract/time";
import type { EntryRow } from "./queries/board.ts";
import type { ClashRow } from "./queries/clashes.ts";

export interface Reason {
	code: ChangeReason;
	note: string;
}

/** Kept as one text: the code, and behind a colon what somebody added. */
export function reasonText({ code, note }: Reason): string {
	return note === "" ? code : `${code}: ${note}`;
}

export function readReason(text: string): Reason {
	const [, word = "", note = ""] = /^([a-z-]+)(?:: (.*))?$/s.exec(text) ?? [];
	const code = changeReasons.find((known) => known === word);
	return code ? { code, note } : { code: "other", note: text };
}

/** The first date from that one on that falls on the day. */
export function firstOn(day: Day, from: CalendarDate): CalendarDate {
	return addDays(from, (day - dayOf(from) + 7) % 7);
}

function lastOn(day: Day, until: CalendarDate): CalendarDate {
	return addDays(until, -((dayOf(until) - day + 7) % 7));
}

const person = (id: number | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);

export function toEntry(row: EntryRow): ScheduleEntry {
	const day = row.day as Day;
	return {
		period_id: row.periodId,
		training_date: row.trainingDate,
		time: row.time,
		duration: row.duration,
		gym_room_id: row.gymRoomId,
		training: { id: row.trainingId, name: row.trainingName, name_eng: row.trainingNameEng },
		coach: person(row.coachId, row.coachName),
		substitute: person(row.substituteId, row.substituteName),
		capacity: row.dateCapacity ?? row.seriesCapacity,
		date_capacity: row.dateCapacity,
		series_capacity: row.seriesCapacity,
		taken: row.taken,
		samsung_promotion: row.samsungPromotion,
		cancelled: row.cancelled,
		cancelled_from: row.cancelledFrom,
		reason: row.cancelled && row.cancelReason !== null ? readReason(row.cancelReason) : null,
		promotion: row.promotionId !== null,
		first_date: row.ownDate ?? firstOn(day, row.validFrom),
		last_date: row.ownDate ?? (row.validUntil && lastOn(day, row.validUntil)),
		version: row.version,
	};
}

export function toClash(row: ClashRow): ScheduleConflict {
	return {
		kind: row.kind,
		period_id: row.periodId,
		training_date: row.date,
		time: row.time,
		duration: row.duration,
		training: { id: row.trainingId, name: row.trainingName, name_eng: row.trainingNameEng },
		coach: person(row.coachId, row.coachName),
		gym: { id: row.gymId, name: row.gymName },
		room: { id: row.roomId, name: row.roomName, name_eng: row.roomNameEng },
	};
}
