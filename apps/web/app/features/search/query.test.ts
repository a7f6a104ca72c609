import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanQuery, searchPath } from "./query.ts";

test("a query is cleaned before it is sent", () => {
	expect(cleanQuery(null)).toBe("");
	expect(cleanQuery("  joga \n na\u0000Vračaru ")).toBe("joga na Vračaru");
	expect(cleanQuery("x".repeat(500))).toHaveLength(100);
});

test("any input becomes a valid query", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 150 }),
			(typed) => {
				const query = cleanQuery(typed);
				expect(query.length).toBeLessThanOrEqual(100);
				expect(query.isWellFormed()).toBe(true);
				expect(query).toBe(query.trim());
				expect(query).not.toContain("\0");
			},
		),
	);
});

test("results have an address", () => {
	expect(searchPath("")).toBe("/search");
	expect(searchPath("Врачар & co")).toBe("/search?q=%D0%92%D1%80%D0%B0%D1%87%D0%B0%D1%80+%26+co");
});
