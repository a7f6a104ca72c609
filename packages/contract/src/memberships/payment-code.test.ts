import { expect, test } from "vitest";
import {
	accountDigits,
	controlDigits,
	formatAccount,
	orderReference,
	paymentCode,
	referenceDigits,
} from "./payment-code.ts";

test.each([
	["8450000000404849", "87"],
	["8400000000955845", "10"],
	["3220000111111111000", "16"],
])("the control digits of %s are %s", (number, control) => {
	expect(controlDigits(number)).toBe(control);
});

test("letters count from 10 for A", () => {
	expect(controlDigits("A1Z")).toBe(controlDigits("10135"));
});

test.each([
	["845-404849-87", "845000000040484987"],
	["845000000040484987", "845000000040484987"],
	["845-404849-88", null],
	["845-404849", null],
	["", null],
])("the account %s is %s", (written, digits) => {
	expect(accountDigits(written)).toBe(digits);
});

test("an account is printed without the zeros that pad it", () => {
	expect(formatAccount("845000000040484987")).toBe("845-404849-87");
});

test("the code is the one of the National Bank's example, with all tags in order", () => {
	const payee = { lines: ["JP EPS BEOGRAD"], account: "845000000040484987", purpose: "Uplata po racunu" };
	expect(paymentCode(payee, 359_613, "163220000111111111000")).toBe(
		"K:PR|V:01|C:1|R:845000000040484987|N:JP EPS BEOGRAD|I:RSD3596,13|SF:289|S:Uplata po racunu|RO:97163220000111111111000",
	);
});

test("separators and long values cannot break the code", () => {
	const payee = { lines: ["A|B", "C\r\nD", "E".repeat(90)], account: "845000000040484987", purpose: "x|".repeat(40) };
	const code = paymentCode(payee, 1, "13100000012");
	expect(code.split("|").map((tag) => tag.slice(0, 2))).toEqual(["K:", "V:", "C:", "R:", "N:", "I:", "SF", "S:", "RO"]);
	expect(code).toContain("I:RSD0,01|");
	const [, , , , name = "", , , purpose = ""] = code.split("|");
	expect(name.slice(2).length).toBeLessThanOrEqual(70);
	expect(purpose.slice(2).length).toBeLessThanOrEqual(35);
});

test.each(["97 13-100000012", "9713100000012", "013100000012", "13 100 000 012", "13-100000012"])(
	"a bank's %s is the reference of order 12",
	(reported) => {
		expect(referenceDigits(reported)).toBe(referenceDigits(orderReference(12)));
	},
);

test("references of 20,000 orders differ, have valid control digits and are found in every spelling", () => {
	const seen = new Set<string>();
	for (let id = 1; id <= 20_000; id += 1) {
		const reference = orderReference(id);
		expect(controlDigits(reference.slice(2))).toBe(reference.slice(0, 2));
		expect(referenceDigits(`97${reference}`)).toBe(referenceDigits(reference));
		seen.add(referenceDigits(reference));
	}
	expect(seen.size).toBe(20_000);
});
