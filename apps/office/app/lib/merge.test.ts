import { describe, expect, it } from "vitest";
import { changedFields, isSame, meet, merge } from "./merge.ts";

const base = { name: "Joga", minutes: 60, tags: ["jutro"], note: "" };

describe("sameness", () => {
	it("looks at what is written, not at the objects", () => {
		expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
		expect(isSame([1, 2], [2, 1])).toBe(false);
		expect(isSame([], {})).toBe(false);
		expect(isSame(null, {})).toBe(false);
		expect(isSame(0, false)).toBe(false);
		expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
	});

	it("finds the fields that differ", () => {
		expect(changedFields(base, { ...base, tags: ["jutro"] })).toEqual([]);
		expect(changedFields(base, { ...base, tags: [], minutes: 45 })).toEqual(["minutes", "tags"]);
	});
});

describe("two people at one record", () => {
	const mine = { ...base, name: "Jutarnja joga", minutes: 45 };
	const theirs = { ...base, minutes: 50, note: "Poneti prostirku" };

	it("asks only about what both changed", () => {
		expect(meet(base, mine, theirs)).toEqual({
			clashes: [{ field: "minutes", mine: 45, theirs: 50 }],
			theirFields: ["note"],
			myFields: ["name"],
		});
	});

	it("does not call it a clash when both typed the same", () => {
		expect(meet(base, { ...base, minutes: 45 }, { ...base, minutes: 45 }).clashes).toEqual([]);
	});

	it("loses nothing: each side's own changes stay, the clash goes as chosen", () => {
		const both = { ...base, name: "Jutarnja joga", note: "Poneti prostirku" };
		expect(merge(base, mine, theirs, { minutes: "theirs" })).toEqual({ ...both, minutes: 50 });
		expect(merge(base, mine, theirs, { minutes: "mine" })).toEqual({ ...both, minutes: 45 });
	});

	it("keeps what was typed here where nobody chose", () => {
		expect(merge(base, mine, theirs, {}).minutes).toBe(45);
	});
});
