import fc from "fast-check";
import { expect, test } from "vitest";
import * as fields from "./fields.ts";
import { digitsOf } from "./phone.ts";
import * as rules from "./rules.ts";

test.for([
	["", "required-field"],
	["   ", "required-field"],
	["ana", "bad-email-format"],
	["ana@kvart", "bad-email-format"],
	["ana @kvart.example", "bad-email-format"],
	["a@b@kvart.example", "bad-email-format"],
	["ana@kvart.example\r\nbcc: x@y.zz", "bad-email-format"],
	["ana@kvart.example", null],
	["  Ana.Šćepanović+gym@kvart.example ", null],
] as const)("e-mail %j: %s", ([value, code]) => {
	expect(rules.emailRule(value)).toBe(code);
});

test.for([
	["", "required-field"],
	["0641234", "minimum-eight-digits"],
	["06412345", null],
	["064 123-4567", null],
	["+381 (64) 123/4567", null],
	["123456789012345", null],
	["1234567890123456", "maximum-fifteen-digits"],
	["call me", "minimum-eight-digits"],
	["call me maybe 12345678", "bad-phone-format"],
	["064123456O7", "bad-phone-format"],
] as const)("phone %j: %s", ([value, code]) => {
	expect(rules.phoneRule(value)).toBe(code);
});

test("accepts phones with 8 to 15 digits in any notation", () => {
	const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 });
	fc.assert(
		fc.property(digits, fc.constantFrom("", " ", "-", "/"), (given, separator) => {
			const accepted = rules.phoneRule(given.join(separator)) === null;
			expect(accepted).toBe(given.length >= 8 && given.length <= 15);
			expect(digitsOf(given.join(separator))).toBe(given.join(""));
		}),
	);
});

test.for([
	["", "required-field"],
	["3", "must-be-2-characters"],
	["31", null],
	["abc", "must-be-2-characters"],
	["131", "must-be-2-characters"],
] as const)("age %j: %s", ([value, code]) => {
	expect(rules.ageRule(value)).toBe(code);
});

test("passwords have at least five characters and are repeated equally", () => {
	expect(rules.passwordRule("")).toBe("required-field");
	expect(rules.passwordRule("1234")).toBe("minimum-five-characters");
	expect(rules.passwordRule("12345")).toBe(null);
	expect(rules.newPasswordRules.re_password("1234", { password: "12345" })).toBe("passwords-do-not-match");
	expect(rules.newPasswordRules.re_password("12345", { password: "12345" })).toBe(null);
});

test("the national id is optional and has 13 digits", () => {
	expect(rules.jmbgRule("")).toBe(null);
	expect(rules.jmbgRule("0101990710006")).toBe(null);
	expect(rules.jmbgRule("010199071000")).toBe("must-be-13-digits");
	expect(rules.jmbgRule("010199071000x")).toBe("must-be-13-digits");
});

test("refuses texts that PostgreSQL cannot store and trims all others", () => {
	expect(fields.nameField.safeParse("a\0b").success).toBe(false);
	expect(fields.nameField.safeParse("a\ud800").success).toBe(false);
	expect(fields.nameField.parse("  Đorđe ")).toBe("Đorđe");
	expect(fields.nameField.safeParse("x".repeat(300)).error?.issues[0]?.message).toBe("maximum-200-characters");
	for (const value of [undefined, null, 5, {}, []]) {
		expect(fields.nameField.safeParse(value).error?.issues[0]?.message).toBe("required-field");
	}
});

test.for(["0", "-1", "1.0", "01", "2147483648", "9999999999", "abc", ""])("refuses %j as an id", (value) => {
	expect(fields.pathId.safeParse(value).success).toBe(false);
});

test("accepts positive integers up to PostgreSQL's maximum as ids", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
			expect(fields.pathId.parse(String(id))).toBe(id);
		}),
	);
});

test.for([
	["2026-11-18", true],
	["0000-01-01", false],
	["0999-12-31", false],
	["1000-01-01", true],
	["2999-12-31", true],
	["3000-01-01", false],
	["9999-12-31", false],
	["2026-02-30", false],
	["tomorrow", false],
] as const)("date %s is accepted: %s", ([value, accepted]) => {
	expect(fields.dateField.safeParse(value).success).toBe(accepted);
});
