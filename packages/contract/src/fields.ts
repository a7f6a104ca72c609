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
import { trimmed } from "./visible-text.ts";

const textMaxLength = 200;
const noteMaxLength = 4000;
export const searchQueryLength = 100;

// NUL cannot be stored in PostgreSQL text and a lone surrogate cannot be sent to it: both are refused at the edge.
function storable(value: string): boolean {
	return !value.includes("\0") && value.isWellFormed();
}

export function text(maxLength: number, rule: FieldRule) {
	return z
		.string({ error: "required-field" })
		.max(maxLength, "invalid-value")
		.refine(storable, "invalid-value")
		.superRefine((value, context) => {
			const code = rule(value);
			if (code) context.addIssue({ code: "custom", message: code });
		})
		.transform(trimmed);
}

/** What need not be sent; null says the same as leaving it out. */
export function optional<T extends z.ZodType>(schema: T) {
	return schema.nullish().transform((value) => value ?? undefined);
}

/** A choice that is made when none is sent, or null. */
export function withDefault<T extends z.ZodEnum>(choices: T, value: z.output<T>) {
	return choices
		.nullable()
		.prefault(value as z.input<T>)
		.transform((given) => given ?? value);
}

/** Digits, which some applications send as a number; such a number has lost the zeros in front of it. */
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

export const nameField = text(textMaxLength, required);
export const searchText = text(searchQueryLength, required);
export const emailField = text(emailMaxLength + 20, emailRule).transform((value) => value.toLowerCase());
/** In whatever form it is written, it goes on in one. */
export const phoneField = digits(40, phoneRule).transform(normalPhone);
export const ageField = digits(10, ageRule);
export const codeField = digits(textMaxLength, required);
export const optionalText = optional(text(textMaxLength, anything));
export const optionalNote = optional(text(noteMaxLength, anything));
export const optionalDigits = optional(digits(textMaxLength, anything));
/** A second number; nobody is asked to write it in a way that can be called. */
export const optionalPhone = optional(
	digits(textMaxLength, anything).transform((value) => (phoneRule(value) ? value : normalPhone(value))),
);
export const optionalJmbg = optional(digits(40, jmbgRule, jmbgLength));
/** The password as the browser sends it: lower-case hex SHA-512 of what the person typed. */
export const passwordHash = z
	.string({ error: "required-field" })
	.regex(/^[0-9a-f]{128}$/, { error: "minimum-five-characters" });
/** Something that was handed out in visible ASCII and comes back: a link's token, a provider's token. */
export const secretToken = z
	.string({ error: "required-field" })
	.min(1, "required-field")
	.max(4096, "invalid-value")
	.regex(/^[!-~]*$/, "invalid-value");
export const languageField = z.enum(["sr", "en"], { error: "invalid-value" });

/** What PostgreSQL's `integer` can hold: no id, version or count is larger. */
export const largestInteger = 2_147_483_647;

/** A record's id in a path. */
export const pathId = z
	.string()
	.regex(/^[1-9]\d{0,9}$/)
	.transform(Number)
	.refine((id) => id <= largestInteger);

/** A record's id or version in a body; `missing` is the code of one that is not there. */
export const recordNumber = (missing: FieldCode) =>
	z.int({ error: missing }).positive("invalid-value").max(largestInteger, "invalid-value");

/** A calendar date of the club's zone, `2026-11-18`. */
export const dateField = z.iso.date({ error: "invalid-value" });
