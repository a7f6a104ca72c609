import { z } from "zod";
import type { FieldCode } from "./errors.ts";
import { ageRule, emailMaxLength, emailRule, type FieldRule, jmbgRule, phoneRule, required } from "./rules.ts";

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
export const optionalJmbg = text(40, jmbgRule).optional();
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
