import type { FieldCode } from "./errors.ts";
import { digitsOf, hasPhoneShape } from "./phone.ts";
import { isBlank, trimmed } from "./visible-text.ts";

/** Returns an error code or null. Forms and the schemas of `fields.ts` share the rules; the browser loads no schemas. */
export type FieldRule = (value: string) => FieldCode | null;

export const phoneDigits = { min: 8, max: 15 } as const;
export const passwordMinLength = 5;
export const jmbgLength = 13;
export const emailMaxLength = 254;

// Catches typos, but accepts every address that a mail server accepts.
const emailFormat = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

export const required: FieldRule = (value) => (isBlank(value) ? "required-field" : null);

export const emailRule: FieldRule = (value) =>
	required(value) ??
	(trimmed(value).length <= emailMaxLength && emailFormat.test(trimmed(value)) ? null : "bad-email-format");

export const phoneRule: FieldRule = (value) => {
	if (required(value)) return "required-field";
	const count = digitsOf(value).length;
	if (count < phoneDigits.min) return "minimum-eight-digits";
	if (count > phoneDigits.max) return "maximum-fifteen-digits";
	return hasPhoneShape(value) ? null : "bad-phone-format";
};

export const ageRule: FieldRule = (value) =>
	required(value) ??
	(!/^\d{2}$/.test(trimmed(value)) ? "must-be-2-characters" : trimmed(value) === "00" ? "invalid-value" : null);

export const passwordRule: FieldRule = (value) =>
	value === "" ? "required-field" : value.length < passwordMinLength ? "minimum-five-characters" : null;

export const jmbgRule: FieldRule = (value) => (value === "" || /^\d{13}$/.test(value) ? null : "must-be-13-digits");

/** For a new password, typed twice. */
export const newPasswordRules = {
	password: passwordRule,
	re_password: (value: string, { password }: { password: string }): FieldCode | null =>
		value === "" ? "required-field" : value === password ? null : "passwords-do-not-match",
};
