import { expect, test } from "vitest";
import { canStartOn, joiningDay, orderState } from "./order-rules.ts";

const today = "2026-11-18";

test.each([
	["2026-11-17", false],
	["2026-11-18", true],
	["2027-01-17", true],
	["2027-01-18", false],
])("a membership can start on %s: %s", (day, can) => {
	expect(canStartOn(day, today)).toBe(can);
});

test.each([
	[{ paid: false, cancelled: false, expires_on: today }, "waiting"],
	[{ paid: false, cancelled: false, expires_on: "2026-11-17" }, "expired"],
	[{ paid: false, cancelled: true, expires_on: "2026-11-17" }, "cancelled"],
	[{ paid: true, cancelled: false, expires_on: "2026-11-17" }, "paid"],
])("the order %o is %s", (order, state) => {
	expect(orderState(order, today)).toBe(state);
});

const until = (ends_on: string, cancelled = false) => ({ ends_on, cancelled });

test.each([
	["none", [], null],
	["one that ended yesterday", [until("2026-11-17")], null],
	["one that ends today", [until(today)], "2026-11-19"],
	["two, the first of which ends later", [until("2026-12-31"), until("2026-11-30")], "2027-01-01"],
	["a longer one that was cancelled", [until("2026-11-30"), until("2026-12-31", true)], "2026-12-01"],
])("the next membership joins %s", (_, memberships, day) => {
	expect(joiningDay(memberships, today)).toBe(day);
});
