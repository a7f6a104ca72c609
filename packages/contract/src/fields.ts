import { z } from "zod";
import type { FieldCode } from "./errors.ts";

/**
 * The rules of single fields, once for both sides: the forms call the functions, the schemas below wrap them.
 * A rule answers with the code of what is wrong, or null.
 */
export type FieldRule = (value: string) => FieldCode | null;

export const phoneDigits = { min: 8, max: 15 } as const;
export const passwordMinLength = 5;
export const jmbgLength = 13;
const textMaxLength = 200;
const noteMaxLength = 4000;
const emailMaxLength = 254;
export const searchQueryLength = 100;

// Letters before and after one @, a dot in the domain, no spaces: strict enough to catch typing errors, loose
// enough for every address that a mail server accepts.
const emailFormat = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

export const required: FieldRule = (value) => (value.trim() === "" ? "required-field" : null);

export const emailRule: FieldRule = (value) =>
	required(value) ??
	(value.trim().length <= emailMaxLength && emailFormat.test(value.trim()) ? null : "bad-email-format");

/** The digits of a phone number: `064 123-4567` and `0641234567` are the same phone. */
export function digitsOf(phone: string): string {
	return phone.replace(/\D/g, "");
}

// What people type between digits; anything else is not a phone number.
const phoneShape = /^\+?[\d\s()/.-]*$/;

export const phoneRule: FieldRule = (value) => {
	if (required(value)) return "required-field";
	if (!phoneShape.test(value.trim())) return "invalid-value";
	const count = digitsOf(value).length;
	if (count < phoneDigits.min) return "minimum-eight-digits";
	return count > phoneDigits.max ? "maximum-fifteen-digits" : null;
};

export const ageRule: FieldRule = (value) =>
	required(value) ?? (/^\d{2}$/.test(value.trim()) ? null : "must-be-2-characters");

export const passwordRule: FieldRule = (value) =>
	value === "" ? "required-field" : value.length < passwordMinLength ? "minimum-five-characters" : null;

export const jmbgRule: FieldRule = (value) => (value === "" || /^\d{13}$/.test(value) ? null : "must-be-13-digits");

export function repeatedPasswordRule(password: string): FieldRule {
	return (value) => (value === "" ? "required-field" : value === password ? null : "passwords-do-not-match");
}

// NUL cannot be stored in PostgreSQL text and a lone surrogate cannot be sent to it: both are refused at the edge.
function storable(value: string): boolean {
	return !value.includes("\0") && value.isWellFormed();
}

function text(maxLength: number, rule: FieldRule) {
	return z
		.string({ error: "required-field" })
		.max(maxLength, "invalid-value")
		.refine(storable, "invalid-value")
		.superRefine((value, context) => {
			const code = rule(value);
			if (code) context.addIssue({ code: "custom", message: code });
		})
		.transform((value) => value.trim());
}

const anything: FieldRule = () => null;

export const nameField = text(textMaxLength, required);
export const searchText = text(searchQueryLength, required);
export const emailField = text(emailMaxLength + 20, emailRule).transform((value) => value.toLowerCase());
export const phoneField = text(40, phoneRule);
export const ageField = text(10, ageRule);
export const optionalText = text(textMaxLength, anything).optional();
export const optionalNote = text(noteMaxLength, anything).optional();
export const optionalPhone = text(40, (value) => (value.trim() === "" ? null : phoneRule(value))).optional();
export const optionalJmbg = text(40, jmbgRule).optional();
/** The password as the browser sends it: lower-case hex SHA-512 of what the person typed. */
export const passwordHash = z
	.string({ error: "required-field" })
	.regex(/^[0-9a-f]{128}$/, { error: "minimum-five-characters" });
export const secretToken = z.string({ error: "required-field" }).min(1, "required-field").max(4096, "invalid-value");
export const languageField = z.enum(["sr", "en"], { error: "invalid-value" });

/** A record's id in a path: a positive integer that PostgreSQL's `integer` can hold. */
export const pathId = z
	.string()
	.regex(/^[1-9]\d{0,9}$/)
	.transform(Number)
	.refine((id) => id <= 2_147_483_647);

/** A calendar date of the club's zone, `2026-11-18`. */
export const dateField = z.iso.date({ error: "invalid-value" });
