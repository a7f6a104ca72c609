import type { ErrorCode, FieldCode } from "@kvart/contract/errors";
import { m } from "../paraglide/messages.js";
import { problemMessage } from "./problem-message.ts";

/** An error of a field: of its own rule, or of the server, such as a duplicate e-mail address. */
export type Fault = FieldCode | ErrorCode;

const messages: Record<FieldCode, () => string> = {
	"required-field": m.forms_required_field,
	"bad-email-format": m.forms_bad_email_format,
	"minimum-eight-digits": m.forms_minimum_eight_digits,
	"maximum-fifteen-digits": m.forms_maximum_fifteen_digits,
	"minimum-five-characters": m.forms_minimum_five_characters,
	"common-password": m.forms_common_password,
	"passwords-do-not-match": m.forms_passwords_do_not_match,
	"must-be-13-digits": m.forms_must_be_13_digits,
	"must-be-2-characters": m.forms_must_be_2_characters,
	"invalid-value": m.forms_invalid_value,
};

export function fieldMessage(code: Fault | undefined): string | undefined {
	if (code === undefined) return undefined;
	return code in messages ? messages[code as FieldCode]() : problemMessage(code);
}
