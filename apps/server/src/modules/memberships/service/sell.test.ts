import { expect, test } from "vitest";
import { singleVisit } from "../../../../test/membership-factories.ts";
import { discountOf } from "./sell.ts";

const today = "2026-11-18";
const row = singleVisit;
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
