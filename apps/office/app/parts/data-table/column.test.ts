import { describe, expect, it } from "vitest";
import { filterRows, nextSorting, pageOf, parseSorting, sortRows } from "./column.ts";

const people = [
	{ name: "Žarko Čolić", age: 41 },
	{ name: "Ana Đurić", age: null },
	{ name: "Ćira Šarić", age: 9 },
	{ name: "Čeda Nikolić", age: 100 },
];
const columns = [
	{ key: "name", label: "", cell: () => null, sortBy: ({ name }: (typeof people)[number]) => name },
	{ key: "age", label: "", cell: () => null, sortBy: ({ age }: (typeof people)[number]) => age },
	{ key: "fixed", label: "", cell: () => null },
];
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name.split(" ")[0]).join(" ");

describe("filter", () => {
	it.each([
		["", 4],
		["djuric", 1],
		["duric", 1],
		["ĆIRA", 1],
		["ar šar", 1],
		["colic zarko", 1],
		["Жарко", 1],
		["nobody", 0],
	])("%j finds %i", (text, count) => {
		expect(filterRows(people, text, ({ name }) => name)).toHaveLength(count);
	});
});

describe("sort", () => {
	it("follows the alphabet, up and down", () => {
		expect(names(sortRows(people, columns, { key: "name", descending: false }))).toBe("Ana Čeda Ćira Žarko");
		expect(names(sortRows(people, columns, { key: "name", descending: true }))).toBe("Žarko Ćira Čeda Ana");
	});

	it("compares numbers as numbers and puts missing values last in both directions", () => {
		expect(names(sortRows(people, columns, { key: "age", descending: false }))).toBe("Ćira Žarko Čeda Ana");
		expect(names(sortRows(people, columns, { key: "age", descending: true }))).toBe("Čeda Žarko Ćira Ana");
	});

	it("keeps the order for a column that is not sortable or unknown", () => {
		expect(sortRows(people, columns, { key: "fixed", descending: false })).toBe(people);
		expect(sortRows(people, columns, { key: "nonsense", descending: false })).toBe(people);
		expect(sortRows(people, columns, null)).toBe(people);
	});

	it("cycles through ascending, descending and unsorted", () => {
		expect(nextSorting(null, "name")).toBe("name");
		expect(nextSorting(parseSorting("name"), "name")).toBe("-name");
		expect(nextSorting(parseSorting("-name"), "name")).toBeNull();
		expect(nextSorting(parseSorting("-name"), "age")).toBe("age");
	});
});

describe("pages", () => {
	const rows = Array.from({ length: 7 }, (_, index) => index);

	it.each([
		[1, [0, 1, 2], 1],
		[3, [6], 3],
		[99, [6], 3],
		[0, [0, 1, 2], 1],
		[Number.NaN, [0, 1, 2], 1],
	])("page %s", (page, shown, number) => {
		expect(pageOf(rows, page, 3)).toEqual({ rows: shown, page: number, count: 3 });
	});

	it("has one page if there are no rows", () => {
		expect(pageOf([], 1, 3)).toEqual({ rows: [], page: 1, count: 1 });
	});
});
