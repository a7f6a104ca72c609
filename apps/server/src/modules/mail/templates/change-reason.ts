import type { Locale } from "@kvart/contract/locale";
import type { ChangeReason } from "@kvart/contract/staff/schedule";
import type { ChangeCause } from "../contents.ts";

const label: Record<Locale, string> = { sr: "Razlog", en: "Reason" };

const reasons: Record<Locale, Record<Exclude<ChangeReason, "other">, string>> = {
	sr: {
		"coach-absent": "trener je sprečen",
		"room-unavailable": "sala nije na raspolaganju",
		"few-bookings": "premalo prijavljenih",
		holiday: "praznik",
		"new-plan": "nov raspored",
	},
	en: {
		"coach-absent": "the coach cannot come",
		"room-unavailable": "the room cannot be used",
		"few-bookings": "too few bookings",
		holiday: "public holiday",
		"new-plan": "a new schedule",
	},
};

/** The reason in the person's language; what staff added follows in their own words. */
export function reasonFact({ reason, note }: ChangeCause, language: Locale): readonly [name: string, value: string] {
	const parts = [reason === "other" ? "" : reasons[language][reason], note];
	return [label[language], parts.filter((part) => part !== "").join(". ")];
}
