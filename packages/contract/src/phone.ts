import { trimmed } from "./visible-text.ts";

const country = "+381";

// Prefixes: the country code with or without the trunk zero, the trunk zero, or nothing before a mobile number that lost
// its zero because it was stored as a number.
const serbian = /^(?:\+?3810?|0|(?=6\d{7,8}$))([1-9]\d{6,11})$/;
const international = /^\+[1-9]\d{7,14}$/;

// Digits and what people type between them, all kinds of dashes included.
const shape = /^\(?\+?[\d\s()/.\u2010-\u2015\u2212-]*$/;

export function hasPhoneShape(text: string): boolean {
	return shape.test(trimmed(text));
}

export function digitsOf(phone: string): string {
	return phone.replace(/\D/g, "");
}

/** Without separators; a leading 00 is a plus, and a plus before a zero is a typo. */
function compact(phone: string): string {
	if (!hasPhoneShape(phone)) return "";
	const plus = /^\(?\+/.test(trimmed(phone)) ? "+" : "";
	return `${plus}${digitsOf(phone)}`.replace(/^\+?00(?=[1-9])/, "+").replace(/^\+0/, "0");
}

/**
 * The canonical form: `064 123-4567`, `+381 (0)64 1234567` and `0038164/1234567` are all `+381641234567`. Numbers that
 * are neither Serbian nor international stay as digits: forms accept any 8 to 15 digits.
 */
export function normalPhone(phone: string): string {
	const number = compact(phone);
	const own = serbian.exec(number)?.[1];
	if (own !== undefined) return `${country}${own}`;
	if (international.test(number)) return number;
	return hasPhoneShape(phone) ? digitsOf(phone) : phone;
}

/** Whether the canonical form can be dialled. */
export function isReadablePhone(phone: string): boolean {
	return normalPhone(phone).startsWith("+");
}

/** National form in digits, `0641234567`. Foreign numbers keep their plus. */
export function nationalPhone(phone: string): string {
	const number = normalPhone(phone);
	return number.startsWith(country) && serbian.test(number) ? `0${number.slice(country.length)}` : number;
}

const mobileGroups = /^(06\d)(\d{3})(\d{2,})$/;
const otherGroups = /^(0[1-9]\d)(\d{2,})(\d{3})$/;

/** For display: `064 123 4567`, `011 4000 100`. Foreign numbers are not grouped. */
export function formatPhone(phone: string): string {
	const number = nationalPhone(phone);
	return isReadablePhone(phone) ? number.replace(mobileGroups, "$1 $2 $3").replace(otherGroups, "$1 $2 $3") : number;
}

/** For `href`. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
