import type { RetentionRule } from "./retention-rule.ts";
import { days } from "./retention-term.ts";

export const openingRequestsRule = {
	table: "opening_requests",
	columns: ["email"],
	data: { sr: "E-adrese za obaveštenje o otvaranju centra", en: "E-mail addresses to notify when a centre opens" },
	purpose: { sr: "jedan mejl kad se centar otvori", en: "one mail when the centre opens" },
	basis: "consent",
	term: days(30),
	since: { sr: "od tog mejla, a bez njega posle godinu dana", en: "after that mail, or a year without one" },
	end: "deleted",
} as const satisfies RetentionRule;
