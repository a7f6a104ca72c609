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
			conflicts: ["minutes"],
			theirFields: ["note"],
			myFields: ["name"],
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

	it("takes a list as one field, as no club means all of them", () => {
		const [mineNow, theirsNow] = [
			{ ...base, tags: [] },
			{ ...base, tags: ["jutro", "veče"] },
		];
		expect(compare(base, mineNow, theirsNow).conflicts).toEqual(["tags"]);
		expect(merge(base, mineNow, theirsNow, { tags: "mine" })).toEqual(mineNow);
		expect(merge(base, mineNow, theirsNow, { tags: "theirs" })).toEqual(theirsNow);
	});
});
