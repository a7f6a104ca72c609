import { describe, expect, it } from "vitest";
import { compare, merge } from "./merge.ts";
import { changedFields, isSame } from "./same.ts";

const base = { name: "Joga", minutes: 60, tags: ["jutro"], note: "" };

describe("isSame", () => {
	it("compares by value", () => {
		expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
		expect(isSame([1, 2], [2, 1])).toBe(false);
		expect(isSame([], {})).toBe(false);
		expect(isSame(null, {})).toBe(false);
		expect(isSame(0, false)).toBe(false);
		expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
	});

	it("lists the fields that differ", () => {
		expect(changedFields(base, { ...base, tags: ["jutro"] })).toEqual([]);
		expect(changedFields(base, { ...base, tags: [], minutes: 45 })).toEqual(["minutes", "tags"]);
	});
});

describe("two people editing one record", () => {
	const mine = { ...base, name: "Jutarnja joga", minutes: 45 };
	const theirs = { ...base, minutes: 50, note: "Poneti prostirku" };

	it("reports a conflict only for fields that both changed", () => {
		expect(compare(base, mine, theirs)).toEqual({
			conflicts: [{ key: "minutes", field: "minutes", mine: 45, theirs: 50 }],
			theirFields: ["note"],
			myFields: ["name"],
			mergedFields: [],
		});
	});

	it("reports no conflict if both typed the same", () => {
		expect(compare(base, { ...base, minutes: 45 }, { ...base, minutes: 45 }).conflicts).toEqual([]);
	});

	it("keeps each side's own changes and resolves conflicts as chosen", () => {
		const both = { ...base, name: "Jutarnja joga", note: "Poneti prostirku" };
		expect(merge(base, mine, theirs, { minutes: "theirs" })).toEqual({ ...both, minutes: 50 });
		expect(merge(base, mine, theirs, { minutes: "mine" })).toEqual({ ...both, minutes: 45 });
	});

	it("keeps my value if nothing was chosen", () => {
		expect(merge(base, mine, theirs, {}).minutes).toBe(45);
	});
});

const items = (...rows: unknown[]) => ({ items: rows });

describe("two people editing one list", () => {
	const month = { id: 1, title: "Jedan mesec", price: 4200 };
	const year = { id: 2, title: "Godina", price: 39_000 };
	const day = { id: 3, title: "Dan", price: 900 };
	const list = { items: [month, year, day] };
	const both = (mine: object, theirs: object, choices = {}) => ({
		conflicts: compare<object>(list, mine, theirs).conflicts,
		merged: merge<object>(list, mine, theirs, choices),
	});

	it("merges changes of different rows", () => {
		const mine = items({ ...month, price: 4500 }, year, day);
		const theirs = items(month, { ...year, price: 41_000 }, day);
		expect(compare<object>(list, mine, theirs)).toMatchObject({ conflicts: [], mergedFields: ["items"] });
		expect(merge<object>(list, mine, theirs, {})).toEqual(
			items({ ...month, price: 4500 }, { ...year, price: 41_000 }, day),
		);
	});

	it("merges changes of different cells of a row", () => {
		const { conflicts, merged } = both(
			items({ ...month, price: 4500 }, year, day),
			items({ ...month, title: "Mesec dana" }, year, day),
		);
		expect(conflicts).toEqual([]);
		expect(merged).toEqual(items({ id: 1, title: "Mesec dana", price: 4500 }, year, day));
	});

	it("merges added and removed rows, each where it was put", () => {
		const [week, half] = [
			{ title: "Nedelja", price: 2000 },
			{ id: 9, title: "Pola godine", price: 22_000 },
		];
		const { conflicts, merged } = both(items(month, week, year), items(month, year, half, day));
		expect(conflicts).toEqual([]);
		expect(merged).toEqual(items(month, week, year, half));
	});

	it("lets the user choose for a cell that both changed", () => {
		const mine = items({ ...month, price: 4500 }, year, day);
		const theirs = items({ ...month, price: 4600 }, year, day);
		const { conflicts } = both(mine, theirs);
		expect(conflicts).toEqual([
			{
				key: "items.#1.price",
				field: "items",
				row: { ...month, price: 4500 },
				column: "price",
				mine: 4500,
				theirs: 4600,
			},
		]);
		expect(both(mine, theirs, { "items.#1.price": "theirs" }).merged).toEqual(theirs);
		expect(both(mine, theirs, { "items.#1.price": "mine" }).merged).toEqual(mine);
	});

	it("lets the user choose for a row that one removed and the other changed", () => {
		const mine = items(year, day);
		const theirs = items({ ...month, price: 4600 }, year, day);
		expect(both(mine, theirs).conflicts).toEqual([
			{
				key: "items.#1",
				field: "items",
				row: { ...month, price: 4600 },
				mine: null,
				theirs: { ...month, price: 4600 },
			},
		]);
		expect(both(mine, theirs, { "items.#1": "theirs" }).merged).toEqual(theirs);
		expect(both(mine, theirs, { "items.#1": "mine" }).merged).toEqual(mine);
	});

	it("keeps a new order and the changes in it", () => {
		const { conflicts, merged } = both(items(day, month, year), items({ ...month, price: 4600 }, year, day));
		expect(conflicts).toEqual([]);
		expect(merged).toEqual(items(day, { ...month, price: 4600 }, year));
	});

	it("is one conflict if both reordered it", () => {
		expect(both(items(day, month, year), items(year, month, day)).conflicts).toMatchObject([{ key: "items" }]);
	});

	it("matches rows without ids by place, unless some were added", () => {
		const before = { texts: [{ text: "Sauna" }, { text: "Bar" }] };
		const mine = { texts: [{ text: "Finska sauna" }, { text: "Bar" }] };
		const theirs = { texts: [{ text: "Sauna" }, { text: "Kafe bar" }] };
		expect(merge(before, mine, theirs, {})).toEqual({ texts: [{ text: "Finska sauna" }, { text: "Kafe bar" }] });
		const longer = { texts: [...before.texts, { text: "Parking" }] };
		expect(compare(before, mine, longer).conflicts).toMatchObject([{ key: "texts" }]);
	});

	it("is one choice for lists of plain values, where none may mean all", () => {
		const [all, mine, theirs] = [{ ids: [1] }, { ids: [] }, { ids: [1, 2] }];
		expect(compare<{ ids: number[] }>(all, mine, theirs).conflicts).toMatchObject([{ key: "ids" }]);
		expect(merge<{ ids: number[] }>(all, mine, theirs, { ids: "mine" })).toEqual(mine);
	});
});

const priced = (id: number, price: number) => ({ id, price });
const grouped = (...rows: object[]) => ({ groups: [{ id: 1, title: "Teretana", items: rows }] });

describe("two people editing lists within rows", () => {
	const before = grouped(priced(1, 100), priced(2, 200));

	it("merges different rows of one group", () => {
		const mine = grouped(priced(1, 110), priced(2, 200));
		const theirs = grouped(priced(1, 100), priced(2, 220), priced(3, 300));
		expect(compare(before, mine, theirs).conflicts).toEqual([]);
		expect(merge(before, mine, theirs, {})).toEqual(grouped(priced(1, 110), priced(2, 220), priced(3, 300)));
	});

	it("leaves the choice where both changed one price", () => {
		const [mine, theirs] = [grouped(priced(1, 110), priced(2, 200)), grouped(priced(1, 120), priced(2, 200))];
		const [conflict] = compare(before, mine, theirs).conflicts;
		expect(conflict).toMatchObject({ field: "groups", column: "price", mine: 110, theirs: 120 });
		expect(merge(before, mine, theirs, { [conflict?.key ?? ""]: "theirs" })).toEqual(theirs);
	});
});
