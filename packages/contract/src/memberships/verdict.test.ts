import { expect, test } from "vitest";
import { wallTime } from "../time.ts";
import { daysGivenBack, freezeRefusal, freezesLeft, freezeToEnd } from "./freeze.ts";
import { type Membership, stateOf } from "./membership.ts";
import { verdict } from "./verdict.ts";

const wednesdayNoon = wallTime(new Date("2026-11-18T11:00:00Z"));
const zemun = 3;

function membership(more: Partial<Membership> = {}): Membership {
	return {
		id: 1,
		starts_on: "2026-11-01",
		ends_on: "2026-11-30",
		visits: 12,
		visits_used: 2,
		covers: ["gym", "class"],
		hours: "all",
		gym_ids: [zemun],
		freeze_days: 30,
		freezes: [],
		cancelled: false,
		due: 0,
		visited_today: [],
		...more,
	};
}

const judged = (memberships: Membership[], { moment = wednesdayNoon, club = zemun, blocked = false } = {}) =>
	verdict({ blocked, memberships }, moment, club, "gym");

const frozen = { freezes: [{ from: "2026-11-10", until: "2026-11-18" }] };

test.each<[string, Partial<Membership>, string, string]>([
	["a valid one", {}, "allow", "valid"],
	["one on its first day", { starts_on: "2026-11-18" }, "allow", "valid"],
	["one of all clubs", { gym_ids: [] }, "allow", "valid"],
	["one without a limit", { visits: 0, visits_used: 40 }, "allow", "valid"],
	["one whose visit of today is counted", { visited_today: [zemun], visits_used: 12 }, "allow", "visited"],
	["the last visit", { visits_used: 11 }, "warn", "last_visit"],
	["one on its last day", { ends_on: "2026-11-18" }, "warn", "ends_soon"],
	["one that ends in two days", { ends_on: "2026-11-20" }, "warn", "ends_soon"],
	["one that ends in three days", { ends_on: "2026-11-21" }, "allow", "valid"],
	["an unpaid one", { due: 1 }, "warn", "unpaid"],
	["one that begins tomorrow", { starts_on: "2026-11-19" }, "refuse", "future"],
	["one that ended yesterday", { ends_on: "2026-11-17" }, "refuse", "ended"],
	["one without visits left", { visits_used: 12 }, "refuse", "used_up"],
	["one whose last visit was today in another club", { visits_used: 12, visited_today: [5] }, "refuse", "used_up"],
	["a frozen one, on the last frozen day", frozen, "refuse", "frozen"],
	["a cancelled one", { cancelled: true }, "refuse", "cancelled"],
	["one of another club", { gym_ids: [5] }, "refuse", "other_club"],
	["one for classes only", { covers: ["class"] }, "refuse", "not_covered"],
])("%s", (_, more, answer, reason) => {
	expect(judged([membership(more)])).toMatchObject({ answer, reason });
});

test.each([
	["2026-11-18T14:59:00Z", "valid"],
	["2026-11-18T15:00:00Z", "valid"],
	["2026-11-18T15:01:00Z", "off_peak"],
	["2026-11-21T09:00:00Z", "off_peak"],
	// In summer time 16:00 is two hours after UTC.
	["2026-07-15T14:01:00Z", "off_peak"],
])("an off-peak membership at %s is %s", (at, reason) => {
	const offPeak = membership({ hours: "weekdays_until_16", starts_on: "2026-07-01", ends_on: "2026-12-31" });
	expect(judged([offPeak], { moment: wallTime(new Date(at)) }).reason).toBe(reason);
});

test("without a membership the answer is none", () => {
	expect(judged([])).toMatchObject({ answer: "refuse", reason: "none", membership_id: null });
});

test("a blocked member is refused whatever they bought", () => {
	expect(judged([membership()], { blocked: true })).toMatchObject({ answer: "refuse", reason: "blocked" });
});

test("uses the one of two memberships that ends first", () => {
	const later = membership({ id: 1, ends_on: "2026-12-31" });
	expect(judged([later, membership({ id: 2 })]).membership_id).toBe(2);
	const sooner = membership({ id: 2, starts_on: "2026-10-31" });
	expect(judged([membership({ id: 1 }), sooner]).membership_id).toBe(2);
});

test("a membership that does not let in gives way to one that does", () => {
	const usedUp = membership({ id: 1, visits_used: 12 });
	expect(judged([usedUp, membership({ id: 2, ends_on: "2026-12-31" })])).toMatchObject({
		membership_id: 2,
		answer: "allow",
	});
});

test("a visit that was counted today stands for the day, though another membership ends sooner", () => {
	const single = membership({ id: 1, visits: 1, visits_used: 1, ends_on: "2026-11-30", visited_today: [zemun] });
	const sooner = membership({ id: 2, ends_on: "2026-11-25" });
	expect(judged([single, sooner])).toMatchObject({ membership_id: 1, uses_visit: false });
});

test("tells the refusal that is closest to a yes", () => {
	expect(judged([membership({ ends_on: "2026-10-31" }), membership({ id: 2, gym_ids: [5] })]).reason).toBe(
		"other_club",
	);
	expect(judged([membership({ cancelled: true }), membership({ id: 2, visits_used: 12 })]).reason).toBe("used_up");
});

test.each<[Partial<Membership>, string]>([
	[{}, "active"],
	[{ starts_on: "2026-11-19" }, "future"],
	[{ ends_on: "2026-11-17" }, "ended"],
	[{ visits_used: 12 }, "used_up"],
	[frozen, "frozen"],
	[{ cancelled: true }, "cancelled"],
])("%o is %s", (more, state) => {
	expect(stateOf(membership(more), "2026-11-18")).toBe(state);
});

const days = { from: "2026-11-19", until: "2026-11-25" };

test.each<[string, Partial<Membership>, { from: string; until: string }, string | null]>([
	["seven days from tomorrow", {}, days, null],
	["today", {}, { from: "2026-11-18", until: "2026-11-25" }, "ERR_NOT_TODAY"],
	["six days", {}, { from: "2026-11-19", until: "2026-11-24" }, "ERR_NOT_TODAY"],
	["as long as the plan allows", {}, { from: "2026-11-19", until: "2026-12-18" }, null],
	["a day longer than the plan allows", {}, { from: "2026-11-19", until: "2026-12-19" }, "ERR_NOT_TODAY"],
	["after the last day", {}, { from: "2026-12-01", until: "2026-12-08" }, "ERR_NOT_TODAY"],
	["on the last day", {}, { from: "2026-11-30", until: "2026-12-06" }, null],
	["from the first day", { starts_on: "2026-11-19" }, days, null],
	["before the first day", { starts_on: "2026-11-20" }, days, "ERR_NOT_TODAY"],
	["over another freeze", { freezes: [{ from: "2026-11-25", until: "2026-12-02" }] }, days, "ERR_NOT_TODAY"],
	["backwards", {}, { from: "2026-11-25", until: "2026-11-19" }, "ERR_NOT_TODAY"],
	["with six visits left", { visits_used: 6 }, days, "ERR_FREEZE_LIMIT"],
	["with seven visits left", { visits_used: 5 }, days, null],
	["without a limit of visits", { visits: 0, visits_used: 90 }, days, null],
	["a plan that cannot be frozen", { freeze_days: 0 }, days, "ERR_FREEZE_LIMIT"],
	["a cancelled one", { cancelled: true }, days, "ERR_FREEZE_LIMIT"],
])("a freeze: %s", (_, more, freeze, refusal) => {
	const own = membership(more);
	expect(freezeRefusal(own, [own], freeze, "2026-11-18")).toBe(refusal);
});

test("a third freeze of a year is refused, also of another membership; a new year begins anew", () => {
	const earlier = membership({
		id: 2,
		freezes: [
			{ from: "2026-02-01", until: "2026-02-08" },
			{ from: "2026-05-01", until: "2026-05-10" },
		],
	});
	const own = membership({ ends_on: "2027-02-28" });
	expect(freezeRefusal(own, [own, earlier], days, "2026-11-18")).toBe("ERR_FREEZE_LIMIT");
	expect(freezeRefusal(own, [own, earlier], { from: "2027-01-02", until: "2027-01-10" }, "2026-11-18")).toBeNull();
	expect(freezesLeft([own, earlier], "2027-01-02")).toBe(2);
});

test.each([
	["2026-11-17", "2026-11-24", 6],
	["2026-11-18", "2026-11-24", 6],
	["2026-11-19", "2026-11-25", 7],
	["2026-11-12", "2026-11-18", null],
])("ending the freeze from %s until %s today gives back %s days", (from, until, back) => {
	const running = freezeToEnd({ freezes: [{ from, until }] }, "2026-11-18");
	expect(running ? daysGivenBack(running, "2026-11-18") : null).toBe(back);
});
