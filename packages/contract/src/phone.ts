import { trimmed } from "./visible-text.ts";

const country = "+381";

// What stands before the number itself: the country with or without the zero that is dialled inside it, that zero, or
// nothing before a mobile number whose zero was lost, as it is where somebody keeps numbers as numbers.
const serbian = /^(?:\+?3810?|0|(?=6\d{7,8}$))([1-9]\d{6,11})$/;
const international = /^\+[1-9]\d{7,14}$/;

// What people type between digits, all dashes included; anything else is not a phone number.
const shape = /^\(?\+?[\d\s()/.\u2010-\u2015\u2212-]*$/;

export function hasPhoneShape(text: string): boolean {
	return shape.test(trimmed(text));
}

/** The digits of a phone number as it is written. */
export function digitsOf(phone: string): string {
	return phone.replace(/\D/g, "");
}

/** Without what people write between digits; 00 is a plus, and a plus before a zero is a slip. */
function compact(phone: string): string {
	if (!hasPhoneShape(phone)) return "";
	const plus = /^\(?\+/.test(trimmed(phone)) ? "+" : "";
	return `${plus}${digitsOf(phone)}`.replace(/^\+?00(?=[1-9])/, "+").replace(/^\+0/, "0");
}

/**
 * The one form of a number, however it is written: `064 123-4567`, `+381 (0)64 1234567` and `0038164/1234567` are
 * `+381641234567`. Digits that are no number of Serbia and name no country are kept as digits: every form takes 8 to 15
 * of them, so they cannot be refused, and the same digits are still the same person.
 */
export function normalPhone(phone: string): string {
	const number = compact(phone);
	const own = serbian.exec(number)?.[1];
	if (own !== undefined) return `${country}${own}`;
	if (international.test(number)) return number;
	return hasPhoneShape(phone) ? digitsOf(phone) : phone;
}

/** Whether the number can be called as it is kept. */
export function isReadablePhone(phone: string): boolean {
	return normalPhone(phone).startsWith("+");
}

/**
 * A number that is kept, as people here know it and in digits alone: `0641234567`. One from abroad keeps its plus; what
 * is no number stays as it is.
 */
export function nationalPhone(phone: string): string {
	const number = normalPhone(phone);
	return number.startsWith(country) && serbian.test(number) ? `0${number.slice(country.length)}` : number;
}

const mobileGroups = /^(06\d)(\d{3})(\d{2,})$/;
const otherGroups = /^(0[1-9]\d)(\d{2,})(\d{3})$/;

/** For reading: `064 123 4567`, `011 4000 100`. Countries group their numbers differently: those from abroad stay whole. */
export function formatPhone(phone: string): string {
	const number = nationalPhone(phone);
	return isReadablePhone(phone) ? number.replace(mobileGroups, "$1 $2 $3").replace(otherGroups, "$1 $2 $3") : number;
}
