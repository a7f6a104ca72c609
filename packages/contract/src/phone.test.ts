import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, isReadablePhone, nationalPhone, normalPhone } from "./phone.ts";
import { phoneRule } from "./rules.ts";

test.for([
	"0641234567",
	"064 123-4567",
	"064/123-45-67",
	"(064) 123.4567",
	"+381641234567",
	"+381 64 123 4567",
	"+381 (0)64 123 4567",
	"(+381) 64 1234567",
	"00381641234567",
	"00 381 64/1234567",
	"381641234567",
	"+064 123 4567",
	"641234567",
	"\u202a+381 64 123 4567\u202c",
	"064\u2011123\u20114567",
])("%j is one number", (written) => {
	expect(phoneRule(written)).toBe(null);
	expect(normalPhone(written)).toBe("+381641234567");
	expect(nationalPhone(written)).toBe("0641234567");
	expect(formatPhone(written)).toBe("064 123 4567");
});

test.for([
	["011 4000 100", "+381114000100", "011 4000 100"],
	["011/3239-123", "+381113239123", "011 3239 123"],
	["062 345 678", "+38162345678", "062 345 678"],
	["06412345", "+3816412345", "064 123 45"],
	["+43 664 1234567", "+436641234567", "+436641234567"],
	["0043 664 1234567", "+436641234567", "+436641234567"],
	["+382 67 123 456", "+38267123456", "+38267123456"],
	["+3816", "3816", "3816"],
	["12345678", "12345678", "12345678"],
	["123456789012345", "123456789012345", "123456789012345"],
	["012345678901234", "012345678901234", "012345678901234"],
	["00000000", "00000000", "00000000"],
	["", "", ""],
	["call 064 1234567", "call 064 1234567", "call 064 1234567"],
] as const)("%j is stored as %s and shown as %s", ([written, stored, shown]) => {
	expect(normalPhone(written)).toBe(stored);
	expect(formatPhone(stored)).toBe(shown);
	expect(isReadablePhone(written)).toBe(stored.startsWith("+"));
});

const written = fc
	.tuple(
		fc.constantFrom("", "+", "00", "0", "381", "+381", "+381 (0)"),
		fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom("", "", " ", "-", "/", ".")), { maxLength: 15 }),
	)
	.map(([start, rest]) => start + rest.flat().join(""))
	.filter((typed) => phoneRule(typed) === null);

test("every accepted number has a canonical form that is stable, also after formatting", () => {
	fc.assert(
		fc.property(written, (typed) => {
			const stored = normalPhone(typed);
			expect(stored).toMatch(/^\+[1-9]\d{7,14}$|^\d{8,15}$/);
			expect(normalPhone(stored)).toBe(stored);
			expect(normalPhone(nationalPhone(stored))).toBe(stored);
			expect(normalPhone(formatPhone(stored))).toBe(stored);
		}),
		{ numRuns: 1000 },
	);
});

test("separators do not change the number", () => {
	const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 15 });
	fc.assert(
		fc.property(
			digits,
			fc.constantFrom("", "+"),
			fc.constantFrom(" ", "-", "/", ".", " - "),
			(given, plus, separator) => {
				expect(normalPhone(plus + given.join(separator))).toBe(normalPhone(plus + given.join("")));
			},
		),
	);
});
