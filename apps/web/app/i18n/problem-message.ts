import type { ErrorCode, SuccessCode } from "@kvart/contract/errors";
import type { LineCode } from "../lib/line-error.ts";
import { m } from "../paraglide/messages.js";

type Code = ErrorCode | SuccessCode | LineCode;

/** A code without a message does not compile. */
const messages: Record<Code, () => string> = {
	OFFLINE: m.errors_offline,
	NOT_OUR_SERVER: m.errors_not_our_server,
	ERR_DUPLICATED_EMAIL: m.errors_duplicated_email,
	ERR_BAD_EMAIL: m.errors_bad_email,
	ERR_DUPLICATED_PHONE: m.errors_duplicated_phone,
	ERR_DUPLICATED_JMBG: m.errors_duplicated_jmbg,
	ERR_DUPLICATED_FACEBOOK: m.errors_duplicated_facebook,
	ERR_DUPLICATED_GOOGLE: m.errors_duplicated_google,
	ERR_BAD_SESSION_ID: m.errors_bad_session_id,
	ERR_ALREADY_BOOKED: m.errors_already_booked,
	ERR_BAD_ROLE: m.errors_bad_role,
	ERR_BAD_CREDENTIALS: m.errors_bad_credentials,
	ERR_TRAINING_FILLED_OR_CANCELLED: m.errors_training_filled_or_cancelled,
	ERR_USER_NOT_VALIDATED: m.errors_user_not_validated,
	ERR_TRAINING_PASSED: m.errors_training_passed,
	ERR_SOMETHING_WENT_WRONG: m.errors_something_went_wrong,
	ERR_ALL_FIELDS_REQUIRED: m.errors_all_fields_required,
	ERR_SESSION_NOT_VALID: m.errors_session_not_valid,
	ERR_BAD_GROUP_CODE: m.errors_bad_group_code,
	ERR_USER_ALREADY_IN_GROUP: m.errors_user_already_in_group,
	ERR_GROUP_CODE_NOT_VALID: m.errors_group_code_not_valid,
	ERR_BAD_GOOGLE_RESPONSE: m.errors_bad_google_response,
	ERR_NOT_FOUND: m.errors_not_found,
	ERR_TOO_MANY_REQUESTS: m.errors_too_many_requests,
	ERR_TOO_MANY_GUEST_BOOKINGS: m.errors_too_many_guest_bookings,
	ERR_NOT_TODAY: m.errors_not_today,
	ERR_BAD_TOKEN: m.errors_bad_token,
	ERR_SECOND_FACTOR: m.errors_second_factor,
	ERR_SESSION_LOCKED: m.errors_session_locked,
	SUC_BOOKED: m.errors_suc_booked,
	SUC_CONFIRM_BY_MAIL: m.errors_suc_confirm_by_mail,
	SUC_CANCELED: m.errors_suc_canceled,
	SUC_REGISTERED: m.errors_suc_registered,
	SUC_LOGGED_IN: m.errors_suc_logged_in,
	SUC_CODE_CORRECT: m.errors_suc_code_correct,
	SUC_SUCCESS: m.errors_suc_success,
};

/** The message of a code; unknown codes are a generic error. */
export function problemMessage(code: unknown): string {
	const known = typeof code === "string" && Object.hasOwn(messages, code);
	return messages[known ? (code as Code) : "ERR_SOMETHING_WENT_WRONG"]();
}

export function problemToast(code: unknown): { kind: "success" | "error"; text: string } {
	const good = typeof code === "string" && code.startsWith("SUC_") && Object.hasOwn(messages, code);
	return { kind: good ? "success" : "error", text: problemMessage(code) };
}
