import { expect, it } from "vitest";
import { dataKeys } from "../../platform/data-keys.ts";
import { bookingCode, bookingCodePicture, bookingOfCode } from "./code.ts";

const keys = dataKeys("c0ffee".repeat(10));
const code = bookingCode(keys, 1234);

it("holds the id of the booking and a signature", () => {
	expect(code).toMatch(/^KVART-1234-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
	expect(bookingOfCode(keys, code)).toBe(1234);
});

it("is accepted however it is typed", () => {
	expect(bookingOfCode(keys, ` ${code.toLowerCase()} `)).toBe(1234);
	expect(bookingOfCode(keys, code.replace("KVART-", "").replaceAll("-", " "))).toBe(1234);
});

it("reads letters as the digits that they look like", () => {
	const odd = Array.from({ length: 200 }, (_, id) => bookingCode(keys, id + 1)).find((each) =>
		/-\d+-.*[01]/.test(each),
	);
	const signature = (odd ?? "").slice(-9);
	const typed = `${(odd ?? "").slice(0, -9)}${signature.replaceAll("0", "o").replaceAll("1", "l")}`;
	expect(typed).not.toBe(odd);
	expect(bookingOfCode(keys, typed)).toBe(bookingOfCode(keys, odd ?? ""));
	expect(bookingOfCode(keys, typed)).not.toBeNull();
});

it.each([
	"",
	"KVART",
	"1234",
	code.slice(0, -1),
	code.replace("1234", "1235"),
	`${code}7`,
	"KVART-99999999999-AAAA-AAAA",
])("finds no booking in %j", (text) => expect(bookingOfCode(keys, text)).toBeNull());

it("is not valid with another key", () => {
	expect(bookingOfCode(dataKeys("decade".repeat(10)), code)).toBeNull();
});

it("is drawn as an SVG without scripts", () => {
	const picture = bookingCodePicture(keys, 1234);
	expect(picture).toMatch(/^<svg /);
	expect(picture).not.toContain("<script");
});
