import { z } from "zod";
import type { FieldCode } from "./errors.ts";
import { normalPhone } from "./phone.ts";
import {
	ageRule,
	emailMaxLength,
	emailRule,
	type FieldRule,
	jmbgLength,
	jmbgRule,
	phoneRule,
	required,
} from "./rules.ts";
import { searchQueryLength } from "./text-search.ts";
import { trimmed } from "./visible-text.ts";

const textMaxLength = 200;
const noteMaxLength = 4000;

// PostgreSQL cannot store NUL, and lone surrogates cannot be encoded.
export function storable(value: string): boolean {
	return !value.includes("\0") && value.isWellFormed();
}

export function text(maxLength: number, rule: FieldRule, tooLong: FieldCode = "invalid-value") {
	return z
		.string({ error: "required-field" })
		.max(maxLength, tooLong)
		.refine(storable, "invalid-value")
		.superRefine((value, context) => {
			const code = rule(value);
			if (code) context.addIssue({ code: "custom", message: code });
		})
		.transform(trimmed);
}

/** Null counts as left out. */
export function optional<T extends z.ZodType>(schema: T) {
	return schema.nullish().transform((value) => value ?? undefined);
}

/** The default applies if the field is missing or null. */
export function withDefault<T extends z.ZodEnum>(choices: T, value: z.output<T>) {
	return choices
		.nullable()
		.prefault(value as z.input<T>)
		.transform((given) => given ?? value);
}

/** Digits. Some clients send a number, which loses leading zeros: `length` restores them. */
function digits(maxLength: number, rule: FieldRule, length = 0) {
	const written = z
		.string({ error: ({ input }) => (typeof input === "number" ? "invalid-value" : "required-field") })
		.max(maxLength, "invalid-value");
	return z
		.union([written, z.int({ error: "invalid-value" }).nonnegative("invalid-value")])
		.transform((given) => (typeof given === "number" ? String(given).padStart(length, "0") : given))
		.pipe(text(maxLength, rule));
}

const anything: FieldRule = () => null;
const line = (rule: FieldRule) => text(textMaxLength, rule, "maximum-200-characters");

export const nameField = line(required);
export const searchText = text(searchQueryLength, required);
export const emailField = text(emailMaxLength + 20, emailRule, "bad-email-format").transform((value) =>
	value.toLowerCase(),
);
export const phoneField = digits(40, phoneRule).transform(normalPhone);
export const ageField = digits(10, ageRule);
export const codeField = digits(textMaxLength, required);
export const optionalText = optional(line(anything));
export const optionalNote = optional(text(noteMaxLength, anything));
/** A solved proof-of-work challenge. */
export const proofField = optional(z.string({ error: "invalid-value" }).max(4096, "invalid-value"));
export const optionalDigits = optional(digits(textMaxLength, anything));
/** A second number; normalised if it is valid, stored as typed if not. */
export const optionalPhone = optional(
	digits(textMaxLength, anything).transform((value) => (phoneRule(value) ? value : normalPhone(value))),
);
export const optionalJmbg = optional(digits(40, jmbgRule, jmbgLength));
/** The browser sends the password as lower-case hex SHA-512. */
export const passwordHash = z
	.string({ error: "required-field" })
	.regex(/^[0-9a-f]{128}$/, { error: "minimum-five-characters" });
/** The token of a link or of a log-in provider: visible ASCII. */
export const secretToken = z
	.string({ error: "required-field" })
	.min(1, "required-field")
	.max(4096, "invalid-value")
	.regex(/^[!-~]*$/, "invalid-value");
export const languageField = z.enum(["sr", "en"], { error: "invalid-value" });

/** The maximum of PostgreSQL's `integer`. */
export const largestInteger = 2_147_483_647;

/** A record's id in a path. */
export const pathId = z
	.string()
	.regex(/^[1-9]\d{0,9}$/)
	.transform(Number)
	.refine((id) => id <= largestInteger);

/** A record's id or version in a body; `missing` is the error code if it is absent. */
export const recordNumber = (missing: FieldCode) =>
	z.int({ error: missing }).positive("invalid-value").max(largestInteger, "invalid-value");

/** The version a change is based on; if the record has a newer one, the change is refused. */
export const recordVersion = recordNumber("required-field");

/** Weeks and months around a date must have years of four digits, too; PostgreSQL has no year 0. */
export const yearsAccepted = /^[12]/;

const calendarDate = (error: FieldCode) =>
	z.iso
		.date({ error, abort: true })
		.regex(yearsAccepted, { error: "invalid-value", abort: true })
		// Zod leaves the format out of the JSON schema if a field has two patterns.
		.meta({ format: "date" });

/** A calendar date in the clubs' time zone, `2026-11-18`. Rules that compare dates run only if this holds. */
export const dateField = calendarDate("invalid-value");
/** With the error of an empty field. */
export const requiredDate = calendarDate("required-field");

/** A moment in an answer: handlers return the `Date` of the row, callers receive ISO text. */
export const instant = z
	.custom<Date | string>()
	.transform((value) => (value instanceof Date ? value.toISOString() : value))
	.pipe(z.iso.datetime());
