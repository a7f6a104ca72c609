import type { ErrorCode, FieldCode } from "@kvart/contract/errors";
import { m } from "../paraglide/messages.js";
import { problemMessage } from "./problem-message.ts";

/** What is wrong with a field: by its own rule, or by what the server knows, such as that somebody has this address. */
export type Fault = FieldCode | ErrorCode;

const messages: Record<FieldCode, () => string> = {
	"required-field": m.forms_required_field,
	"bad-email-format": m.forms_bad_email_format,
	"minimum-eight-digits": m.forms_minimum_eight_digits,
	"maximum-fifteen-digits": m.forms_maximum_fifteen_digits,
	"minimum-five-characters": m.forms_minimum_five_characters,
	"passwords-do-not-match": m.forms_passwords_do_not_match,
	"must-be-13-digits": m.forms_must_be_13_digits,
	"must-be-2-characters": m.forms_must_be_2_characters,
	"invalid-value": m.forms_invalid_value,
};

/** What stands under a field; nothing when nothing is wrong. */
export function fieldMessage(code: Fault | undefined): string | undefined {
	if (code === undefined) return undefined;
	return code in messages ? messages[code as FieldCode]() : problemMessage(code);
}
