import type { ErrorCode, FieldCode, SuccessCode } from "@kvart/contract/errors";
import type { LineCode } from "../lib/line-error.ts";
import { m } from "../paraglide/messages.js";

type Code = ErrorCode | SuccessCode | LineCode | FieldCode;
export type CodeTexts = Readonly<Record<Code, string>>;

/** A code without a message does not compile. */
const messages: Record<Code, () => string> = {
	OFFLINE: m.errors_offline,
	NO_ANSWER: m.errors_no_answer,
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
	ERR_PLACES_FREE: m.errors_places_free,
	ERR_ALREADY_WAITING: m.errors_already_waiting,
	ERR_WAITING_LIMIT: m.errors_waiting_limit,
	ERR_OVERLAPS: m.errors_overlaps,
	ERR_BOOKING_PAUSED: () => m.errors_booking_paused({ date: "{date}" }),
	ERR_NO_MEMBERSHIP: m.errors_no_membership,
	ERR_PLAN_NOT_SOLD: m.errors_plan_not_sold,
	ERR_FREEZE_LIMIT: m.errors_freeze_limit,
	ERR_BAD_TOKEN: m.errors_bad_token,
	ERR_SECOND_FACTOR: m.errors_second_factor,
	ERR_SESSION_LOCKED: m.errors_session_locked,
	ERR_PROOF_NEEDED: m.errors_proof_needed,
	SUC_BOOKED: m.errors_suc_booked,
	SUC_CONFIRM_BY_MAIL: m.errors_suc_confirm_by_mail,
	SUC_CANCELED: m.errors_suc_canceled,
	SUC_WAITING: m.errors_suc_waiting,
	SUC_WAITING_LEFT: m.errors_suc_waiting_left,
	SUC_REGISTERED: m.errors_suc_registered,
	SUC_LOGGED_IN: m.errors_suc_logged_in,
	SUC_CODE_CORRECT: m.errors_suc_code_correct,
	SUC_ORDERED: m.errors_suc_ordered,
	SUC_SUCCESS: m.errors_suc_success,
	"required-field": m.forms_required_field,
	"bad-email-format": m.forms_bad_email_format,
	"minimum-eight-digits": m.forms_minimum_eight_digits,
	"maximum-fifteen-digits": m.forms_maximum_fifteen_digits,
	"minimum-five-characters": m.forms_minimum_five_characters,
	"common-password": m.forms_common_password,
	"passwords-do-not-match": m.forms_passwords_do_not_match,
	"must-be-13-digits": m.forms_must_be_13_digits,
	"must-be-2-characters": m.forms_must_be_2_characters,
	"bad-phone-format": m.forms_bad_phone_format,
	"maximum-200-characters": m.forms_maximum_200_characters,
	"invalid-value": m.forms_invalid_value,
};

/** The text of every code, in the language of the page. */
export function codeTexts(): CodeTexts {
	return Object.fromEntries(Object.entries(messages).map(([code, message]) => [code, message()])) as CodeTexts;
}
