import { expect, test } from "vitest";
import type { MembershipRow } from "../queries/memberships.ts";
import { discountOf } from "./sell.ts";

const today = "2026-11-18";
const row: MembershipRow = {
	id: 1,
	user_id: 1,
	order_id: null,
	plan_id: 14,
	title: "Pojedinačni trening",
	title_eng: "Single class",
	price: 900,
	months: 0,
	visits: 1,
	covers: ["class"],
	hours: "all",
	gym_ids: [3],
	freeze_days: 0,
	gym_id: 3,
	starts_on: today,
	ends_on: today,
	sold_at: "2026-11-18T09:00:00.000Z",
	visits_used: 0,
	cancelled: false,
	sold: 90_000,
	due: 0,
	paid: 90_000,
	freezes: [],
	visited_today: [],
};
const month = { ...row, id: 2, price: 3600, months: 1, sold: 270_000, paid: 270_000 };

test.each([
	["a single visit that was paid today", [row], 1, 90_000],
	["one of which a part was paid", [{ ...row, paid: 50_000, due: 40_000 }], 1, 50_000],
	["one that is not paid", [{ ...row, paid: 0, due: 90_000 }], 1, 0],
	["one that was cancelled", [{ ...row, cancelled: true }], 1, 0],
	// Half past eleven in the evening, in Belgrade.
	["one that was paid yesterday", [{ ...row, sold_at: "2026-11-17T22:30:00.000Z" }], 1, 0],
	["one, off another single visit", [row], 0, 0],
	["a month of today", [{ ...month, sold: 360_000 }], 1, 0],
	["one that was taken off a membership of today", [row, month], 1, 0],
	["one whose membership was cancelled", [row, { ...month, cancelled: true }], 1, 90_000],
	["one after a month without a discount", [row, { ...month, sold: 360_000 }], 1, 90_000],
])("taken off: %s", (_, memberships, months, discount) => {
	expect(discountOf(memberships, months, today)).toBe(discount);
});
