import { inLocale } from "@kvart/contract/locale";
import type { StoredReasonCode } from "@kvart/contract/staff/change-reasons";
import { currentLanguage } from "../i18n/language.ts";
import { m } from "../paraglide/messages.js";

export const reasonLabels: Record<StoredReasonCode, () => string> = {
	"coach-absent": m.schedule_reason_coach_absent,
	"room-unavailable": m.schedule_reason_room_unavailable,
	"few-bookings": m.schedule_reason_few_bookings,
	holiday: m.schedule_reason_holiday,
	"new-plan": m.schedule_reason_new_plan,
	other: m.schedule_reason_other,
	closed: m.closings_closed,
};

interface Reason {
	code: StoredReasonCode;
	note: string;
	note_eng?: string;
}

/** Why a training was cancelled or moved, with the note in the language of the office. */
export function reasonLabel({ code, note, note_eng = "" }: Reason): string {
	const own = inLocale(currentLanguage(), note, note_eng) || note || note_eng;
	if (own === "") return reasonLabels[code]();
	return code === "other" ? own : `${reasonLabels[code]()}: ${own}`;
}
