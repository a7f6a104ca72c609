import { expect, it } from "vitest";
import { moveItem } from "./item-keys.ts";

const list = ["a", "b", "c", "d"];

it.each([
	[0, 2, "bcad"],
	[3, 0, "dabc"],
	[1, 1, "abcd"],
	[1, 9, "acdb"],
	[2, -1, "cabd"],
	[7, 0, "abcd"],
])("moves %i to %i: %s", (from, to, result) => {
	expect(moveItem(list, from, to).join("")).toBe(result);
});
