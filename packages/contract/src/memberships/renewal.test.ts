import { expect, test } from "vitest";
import { dueReminder, renewalOf } from "./renewal.ts";

const one = { id: 1, ends_on: "2026-11-25", covers: ["gym" as const], cancelled: false };
const both = ["gym" as const, "class" as const];

test.each([
	["2026-11-17", null],
	["2026-11-18", "week"],
	["2026-11-23", "week"],
	["2026-11-24", "day"],
	["2026-11-25", "day"],
	["2026-11-26", null],
])("on %s the reminder %s is due", (today, due) => {
	expect(dueReminder(one, [one], today)).toBe(due);
});

test.each([
	["longer, and for the same", { ...one, id: 2, ends_on: "2026-12-25" }, null],
	["longer, and for more", { ...one, id: 2, ends_on: "2026-12-25", covers: both }, null],
	["longer, for something else", { ...one, id: 2, ends_on: "2026-12-25", covers: ["class" as const] }, "week"],
	["longer, but cancelled", { ...one, id: 2, ends_on: "2026-12-25", cancelled: true }, "week"],
	["as long", { ...one, id: 2 }, "week"],
	["shorter", { ...one, id: 2, ends_on: "2026-11-20" }, "week"],
])("another membership that is %s", (_, other, due) => {
	expect(dueReminder(one, [one, other], "2026-11-18")).toBe(due);
});

test("a cancelled membership has no reminder", () => {
	expect(dueReminder({ ...one, cancelled: true }, [], "2026-11-18")).toBeNull();
});

test.each([
	["2026-11-18", "plan=3&gym=1&from=2026-11-26"],
	["2026-12-03", "plan=3&gym=1&from=2026-12-03"],
	["2026-09-01", "plan=3&gym=1&from=2026-09-01"],
])("a renewal on %s is %s", (today, order) => {
	expect(renewalOf({ plan_id: 3, gym_id: 1, ends_on: one.ends_on }, today)).toBe(order);
	expect(renewalOf({ plan_id: 3, gym_id: null, ends_on: one.ends_on }, today)).not.toContain("gym");
});
