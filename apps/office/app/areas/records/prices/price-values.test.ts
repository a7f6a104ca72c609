import { expect, test } from "vitest";
import { blankGroup, blankItem, changesOf, checkPrices, stateOf } from "./price-values.ts";

const lists = ["2026-01-01", "2026-06-01", "2027-01-01"].map((valid_from) => ({ valid_from }));

test.for([
	["2026-05-31", ["current", "next", "next"]],
	["2026-06-01", ["past", "current", "next"]],
	["2027-01-01", ["past", "past", "current"]],
] as const)("the last list that has begun is the current one: %s", ([today, states]) => {
	expect(lists.map((list) => stateOf(list, lists, today))).toEqual(states);
});

const item = { ...blankItem(), title: "Mesec", price: 4200 };
const group = { ...blankGroup(), title: "Teretana", items: [item] };

test("a day, names and prices are required", () => {
	expect(checkPrices({ valid_from: "2027-01-01", groups: [group] })).toEqual({});
	expect(checkPrices({ valid_from: null, groups: [] })).toEqual({ valid_from: "required-field" });
	for (const lacking of [
		{ ...item, price: null },
		{ ...item, title: " " },
		{ ...item, visits: null },
		{ ...item, freeze_days: null },
	])
		expect(checkPrices({ valid_from: "2027-01-01", groups: [{ ...group, items: [lacking] }] })).toEqual({
			groups: "required-field",
		});
});

const priced = (id: number, price: number) => ({ ...item, id, price, months: 1, visits: 0, freeze_days: 0 });

test("compares the prices of two lists by their rows", () => {
	const before = [{ ...group, id: 1, items: [priced(1, 4200), priced(2, 7800), priced(3, 900)] }];
	const after = [{ ...group, id: 1, items: [priced(1, 4500), priced(2, 7800), priced(4, 100)] }];
	expect(changesOf(after, before)).toEqual({ changed: 1, added: 1, removed: 1 });
});
