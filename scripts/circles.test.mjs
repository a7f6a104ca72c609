import { expect, test } from "vitest";
import { findCircle } from "./circles.mjs";

test("a circle is found from any file that leads to it, and shared files are none", () => {
	const straight = { a: ["b", "c"], b: ["d"], c: ["d"], d: [] };
	expect(findCircle(new Map(Object.entries(straight)))).toBeUndefined();
	expect(findCircle(new Map(Object.entries({ ...straight, d: ["b"] })))).toEqual(["b", "d", "b"]);
	expect(findCircle(new Map([["a", ["a"]]]))).toEqual(["a", "a"]);
});
