import type { OwnBooking } from "@kvart/contract/members";
import type { DataKeys } from "../../platform/data-keys.ts";
import { bookingCalendarUrl } from "./calendar-url.ts";
import { bookingCode, bookingCodeUrl } from "./code.ts";
import type { BookingDetails } from "./queries.ts";

export function toOwnBooking(keys: DataKeys, row: BookingDetails): OwnBooking {
	return {
		id: row.id,
		period_id: row.periodId,
		training_date: row.trainingDate,
		time: row.time,
		duration: row.duration,
		training: { id: row.trainingId, name: row.trainingName, name_eng: row.trainingNameEng },
		gym: { id: row.gymId, name: row.gymName, slug: row.gymSlug },
		room: { id: row.roomId, name: row.roomName, name_eng: row.roomNameEng },
		coach: row.coachId !== null && row.coachName !== null ? { id: row.coachId, name: row.coachName } : null,
		promotion: row.promotion,
		cancelled: row.cancelled,
		calendar_url: bookingCalendarUrl(keys, row.id),
		code: bookingCode(keys, row.id),
		code_url: bookingCodeUrl(keys, row.id),
	};
}
