import { expect, test } from "vitest";
import { retentionSchedule } from "./retention.ts";
import { formatTerm, termStart } from "./retention-term.ts";

test.for([
	["request-keys", "2 dana od zahteva", "2 days after the request"],
	["guest-bookings", "30 dana od treninga", "30 days after the class"],
	["member-bookings", "3 godine od treninga", "3 years after the class"],
	["enquiries", "12 meseci od prijema", "12 months after it arrived"],
	["accounts", "dok ne obrišeš nalog", "until you delete the account"],
] as const)("the term of %s", ([name, serbian, english]) => {
	expect(formatTerm(retentionSchedule[name], "sr")).toBe(serbian);
	expect(formatTerm(retentionSchedule[name], "en")).toBe(english);
});

test("terms are counted back by the calendar", () => {
	const now = new Date("2028-02-29T10:00:00Z");
	expect(termStart({ count: 30, unit: "day" }, now)).toEqual(new Date("2028-01-30T10:00:00Z"));
	expect(termStart({ count: 12, unit: "month" }, now)).toEqual(new Date("2027-03-01T10:00:00Z"));
	expect(termStart({ count: 3, unit: "year" }, now)).toEqual(new Date("2025-03-01T10:00:00Z"));
});

test.for(Object.entries(retentionSchedule))("%s is in the words of the site", ([, { data, purpose }]) => {
	expect(`${data.sr} ${purpose.sr}`).not.toMatch(/klub/i);
	expect(`${data.en} ${purpose.en}`).not.toMatch(/\b(clubs?|trainings|national id(?! number))\b|(?<!e-)\bmails?\b/i);
});
