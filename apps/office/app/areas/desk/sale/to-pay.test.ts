import { expect, test } from "vitest";
import { toPay } from "./to-pay.ts";

test.each([
	["a month", { price: 4200, months: 1 }, 0, 420_000],
	["a month after a paid visit", { price: 4200, months: 1 }, 50_000, 370_000],
	["another single visit", { price: 500, months: 0 }, 50_000, 50_000],
	["a month cheaper than the visit", { price: 300, months: 1 }, 50_000, 0],
])("%s", (_, plan, discount_paras, amount) => {
	expect(toPay(plan, { discount_paras })).toBe(amount);
});
