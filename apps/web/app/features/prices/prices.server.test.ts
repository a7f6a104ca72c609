import type { Client } from "@kvart/contract/client";
import type { PriceGroup } from "@kvart/contract/content";
import { expect, test } from "vitest";
import { offerCatalog } from "./offers-json-ld.ts";
import { loadPrices } from "./prices.server.ts";

const item = (values: Partial<PriceGroup["items"][number]>): PriceGroup["items"][number] => ({
	id: 1,
	title: "Jedan mesec",
	title_eng: "One month",
	note: "",
	note_eng: "",
	unit: "mesec dana",
	unit_eng: "one month",
	price: 4200,
	months: 1,
	visits: 16,
	covers: ["gym"],
	hours: "all",
	clubs: "one",
	gym_ids: [],
	freeze_days: 0,
	...values,
});
const group = (id: number, items: PriceGroup["items"], most_chosen = false): PriceGroup => ({
	id,
	title: "Teretana",
	title_eng: "Gym",
	note: "",
	note_eng: "",
	most_chosen,
	items,
});

async function load(groups: PriceGroup[], locale: "sr" | "en" = "sr", sold = true) {
	const api = {
		listPriceGroups: async () => groups,
		getPadel: async () => ({ prices: [{ price: 3500 }, { price: 2700 }] }),
	};
	return loadPrices(api as unknown as Client, locale, sold);
}

test("memberships become plans with the price of a month, a visit or both, and other prices follow them", async () => {
	const { plans, groups } = await load([
		group(1, [item({}), item({ price: 10_800, months: 3, visits: 48 }), item({ price: 800, months: 0, visits: 0 })]),
		group(2, [item({ price: 15_300, months: 3, visits: 0 }), item({ price: 5900, visits: 0 })], true),
		group(3, [item({ months: 0, visits: 0 })]),
	]);
	expect(plans.map(({ id, from, mostChosen }) => [id, from, mostChosen])).toEqual([
		[1, "3.600\u00a0RSD", false],
		[2, "5.100\u00a0RSD", true],
	]);
	expect(plans[0]?.rows.map(({ price, share }) => [price, share])).toEqual([
		["4.200\u00a0RSD", "263\u00a0RSD po\u00a0treningu"],
		["10.800\u00a0RSD", "225\u00a0RSD po\u00a0treningu"],
		["800\u00a0RSD", null],
	]);
	expect(plans[1]?.rows.map(({ share }) => share)).toEqual(["5.100\u00a0RSD mesečno", null]);
	expect(groups.map(({ onCard }) => onCard)).toEqual([true, true, false]);
});

test("prices are written as each language does", async () => {
	expect((await load([], "en")).padelFrom).toBe("RSD\u00a02,700");
	expect((await load([])).padelFrom).toBe("2.700\u00a0RSD");
});

test("each price is an offer for search engines", async () => {
	const { groups } = await load([group(1, [item({}), item({ title: "Dnevna karta", price: 800 })])]);
	const [first] = offerCatalog("https://kvart.example", "Cenovnik", groups)["itemListElement"] as [object];
	expect(first).toMatchObject({
		name: "Teretana",
		itemListElement: [
			{ "@type": "Offer", name: "Jedan mesec", price: "4200", priceCurrency: "RSD" },
			{ "@type": "Offer", name: "Dnevna karta", price: "800", priceCurrency: "RSD" },
		],
	});
});

test("what can be bought online leads to its order, and nothing does where no payee is set", async () => {
	const items = [item({ id: 7 }), item({ id: 8, covers: [] })];
	const { plans, groups } = await load([group(1, items)]);
	expect(plans[0]?.rows.map(({ buy }) => buy)).toEqual(["/order?plan=7", null]);
	expect(groups[0]?.rows.map(({ buy }) => buy)).toEqual(["/order?plan=7", null]);
	const closed = await load([group(1, items)], "sr", false);
	expect(closed.plans[0]?.rows.map(({ buy }) => buy)).toEqual([null, null]);
});
