import { expect, it } from "vitest";
import { differenceOf } from "./difference.ts";

it("names only what changed, and not the count of changes", () => {
	const before = { role: "staff", gym_ids: [3], blocked: false, version: 1 };
	const after = { role: "admin", gym_ids: [3], blocked: false, version: 2 };
	expect(differenceOf({ before, after })).toEqual([{ field: "role", before: "staff", after: "admin" }]);
});

it("shows what a new record was made with, and what a removed one had", () => {
	const record = { name: "Joga", note: "", tags: [], minutes: 0 };
	expect(differenceOf({ before: null, after: record })).toEqual([
		{ field: "name", before: undefined, after: "Joga" },
		{ field: "minutes", before: undefined, after: 0 },
	]);
	expect(differenceOf({ before: record, after: null }).map(({ field }) => field)).toEqual(["name", "minutes"]);
});

it("finds nothing in an entry without records", () => {
	expect(differenceOf({ before: null, after: null })).toEqual([]);
	expect(differenceOf({ before: { note: null }, after: { note: "" } })).toEqual([]);
});
