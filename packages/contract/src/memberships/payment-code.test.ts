import { expect, test } from "vitest";
import {
	accountDigits,
	controlDigits,
	formatAccount,
	orderOfReference,
	orderReference,
	paymentCode,
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
	expect(name).toMatch(/^N:A B\nC D\nE+$/);
	expect(name.slice(2).length).toBeLessThanOrEqual(70);
	expect(purpose.slice(2).length).toBeLessThanOrEqual(35);
});

test.each([
	"97 13-100000012",
	"9713100000012",
	"00 97 13100000012",
	"97 00 13-100000012",
	"97/13-100000012",
	"013100000012",
	"13 100 000 012",
	"13-100000012",
])("a bank's %s is the reference of order 12", (reported) => {
	expect(orderOfReference(reported)).toBe(12);
});

test.each([
	"",
	"97",
	"14-100000012",
	"31-100000012",
	"1310000012",
	"13100000012A",
	"131000000120",
	"RF18 539007547034",
])("%s is of no order", (reported) => {
	expect(orderOfReference(reported)).toBeNull();
});

test("references of 2,000 orders have valid control digits and are found in every spelling", () => {
	for (let id = 1; id <= 60_000; id += 30) {
		const reference = orderReference(id);
		expect(controlDigits(reference.slice(2))).toBe(reference.slice(0, 2));
		// A bank may drop the zero that one in ten control digits begins with.
		const spellings = [reference, `97${reference}`, reference.replace(/^0/, ""), `97${reference.replace(/^0/, "")}`];
		expect(spellings.map(orderOfReference)).toEqual([id, id, id, id]);
	}
});

test("a wrong digit and two that are swapped are of no order", () => {
	for (let id = 1; id <= 3000; id += 100) {
		const reference = orderReference(id);
		for (let at = 0; at < reference.length; at += 1) {
			for (let digit = 0; digit < 10; digit += 1) {
				const wrong = `${reference.slice(0, at)}${digit}${reference.slice(at + 1)}`;
				if (wrong !== reference) expect([wrong, orderOfReference(wrong)]).toEqual([wrong, null]);
			}
			const swapped = reference.slice(0, at) + (reference[at + 1] ?? "") + reference[at] + reference.slice(at + 2);
			if (swapped !== reference) expect([swapped, orderOfReference(swapped)]).toEqual([swapped, null]);
		}
	}
});
