import { expect, it } from "vitest";
import { differencesOf } from "./audit-difference.ts";

it("lists only changed fields, without the version", () => {
	const before = { role: "staff", gym_ids: [3], blocked: false, version: 1 };
	const after = { role: "admin", gym_ids: [3], blocked: false, version: 2 };
	expect(differencesOf({ before, after })).toEqual([{ field: "role", before: "staff", after: "admin" }]);
});

it("lists the fields of new and removed records", () => {
	const record = { name: "Joga", note: "", tags: [], minutes: 0 };
	expect(differencesOf({ before: null, after: record })).toEqual([
		{ field: "name", before: undefined, after: "Joga" },
		{ field: "minutes", before: undefined, after: 0 },
	]);
	expect(differencesOf({ before: record, after: null }).map(({ field }) => field)).toEqual(["name", "minutes"]);
});

it("lists nothing for an entry without records", () => {
	expect(differencesOf({ before: null, after: null })).toEqual([]);
	expect(differencesOf({ before: { note: null }, after: { note: "" } })).toEqual([]);
});

const month = { id: 1, title: "Jedan mesec", price: 4200 };
const year = { id: 2, title: "Godina", price: 39_000 };
const day = { id: 3, title: "Dan", price: 900 };
const lists = (before: unknown, after: unknown) =>
	differencesOf({ before: { items: before }, after: { items: after } });

it("lists the rows of a list that changed, and their cells", () => {
	expect(lists([month, year], [day, month, { ...year, price: 41_000 }])).toEqual([
		{ field: "items", row: "Godina", column: "price", before: 39_000, after: 41_000 },
		{ field: "items", row: "Dan", before: undefined, after: day },
	]);
	expect(lists([month, year], [year])).toEqual([
		{ field: "items", row: "Jedan mesec", before: month, after: undefined },
	]);
});

it("compares rows without ids by their place", () => {
	const change = lists([{ text: "Sauna" }, { text: "Bar" }], [{ text: "Sauna" }, { text: "Kafe bar" }]);
	expect(change).toEqual([{ field: "items", row: "Kafe bar", column: "text", before: "Bar", after: "Kafe bar" }]);
});

it("shows the names in order if rows were only moved", () => {
	expect(lists([month, year], [year, month])).toEqual([
		{ field: "items", before: ["Jedan mesec", "Godina"], after: ["Godina", "Jedan mesec"] },
	]);
});

const group = (...items: object[]) => [{ id: 1, title: "Teretana", items }];
const groups = (before: unknown, after: unknown) =>
	differencesOf({ before: { groups: before }, after: { groups: after } });

it("names the row within a row", () => {
	expect(groups(group(month, year), group(month, { ...year, price: 41_000 }))).toEqual([
		{ field: "items", row: "Teretana · Godina", column: "price", before: 39_000, after: 41_000 },
	]);
	expect(groups(group(month, year), group(year, month))).toEqual([
		{ field: "items", row: "Teretana", before: ["Jedan mesec", "Godina"], after: ["Godina", "Jedan mesec"] },
	]);
});
