import { isSoldFor } from "@kvart/contract/memberships/plans";
import { lastDayOf } from "@kvart/contract/memberships/term";
import { daysBetween } from "@kvart/contract/time";
import { expect, test } from "vitest";
import { membershipsOf } from "./lives.ts";

const today = "2026-11-18";
const members = Array.from({ length: 64 }, (_, index) =>
	membershipsOf({ index, joined: `2026-0${1 + (index % 9)}-11` }, today),
);
const all = members.flat();

test("the same members have the same memberships", () => {
	expect(membershipsOf({ index: 7, joined: "2026-03-11" }, today)).toEqual(
		membershipsOf({ index: 7, joined: "2026-03-11" }, today),
	);
	expect(all.length).toBeGreaterThan(200);
});

test("they follow the rules: clubs, terms, visits, freezes", () => {
	for (const { plan, gymId, soldOn, startsOn, endsOn, visits, freeze } of all) {
		expect(isSoldFor(plan, gymId)).toBe(true);
		expect(endsOn).toBe(lastDayOf(startsOn, plan.months));
		expect(soldOn <= startsOn && soldOn <= today).toBe(true);
		if (plan.visits > 0) expect(visits.length).toBeLessThanOrEqual(plan.visits);
		expect(visits.every((day) => day >= startsOn && day < today)).toBe(true);
		expect(new Set(visits).size).toBe(visits.length);
		if (!freeze) continue;
		expect(visits.some((day) => freeze.from <= day && day <= freeze.until)).toBe(false);
		const days = daysBetween(freeze.from, freeze.until) + 1;
		expect(days >= 7 && days <= plan.freeze_days).toBe(true);
	}
	for (const own of members) expect(own.filter(({ freeze }) => freeze).length).toBeLessThanOrEqual(2);
});

const some = (found: (membership: (typeof all)[number]) => boolean) => expect(all.some(found)).toBe(true);

test("there is one of each that the office shows", () => {
	some(({ mistake }) => mistake);
	some(({ owes }) => owes);
	some(({ startsOn }) => startsOn > today);
	some(({ freeze }) => freeze !== null && freeze.from <= today && today <= freeze.until);
	some(({ plan }) => plan.clubs === "all");
});
