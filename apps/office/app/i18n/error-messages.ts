import type { SuccessCode } from "@kvart/contract/errors";
import type { StaffErrorCode, StaffFieldCode } from "@kvart/contract/staff/errors";
import { isOnline } from "../lib/connection.ts";
import { m } from "../paraglide/messages.js";

const fieldMessages: Record<StaffFieldCode, () => string> = {
	"required-field": m.errors_required_field,
	"bad-email-format": m.errors_bad_email_format,
	"minimum-eight-digits": m.errors_minimum_eight_digits,
	"maximum-fifteen-digits": m.errors_maximum_fifteen_digits,
	"minimum-five-characters": m.errors_minimum_five_characters,
	"common-password": m.errors_common_password,
	"passwords-do-not-match": m.errors_passwords_do_not_match,
	"must-be-13-digits": m.errors_must_be_13_digits,
	"must-be-2-characters": m.errors_must_be_2_characters,
	"bad-phone-format": m.errors_bad_phone_format,
	"maximum-200-characters": m.errors_maximum_200_characters,
	"invalid-value": m.errors_invalid_value,
	"last-administrator": m.errors_last_administrator,
	"in-use": m.errors_in_use,
	taken: m.errors_taken,
	"overlapping-dates": m.errors_overlapping_dates,
	"not-a-picture": m.errors_not_a_picture,
	"picture-too-small": m.errors_picture_too_small,
	"picture-too-large": m.errors_picture_too_large,
	"room-taken": m.errors_room_taken,
	"coach-taken": m.errors_coach_taken,
	"coach-away": m.errors_coach_away,
	closed: m.errors_closed,
	"no-account": m.errors_no_account,
	"not-a-statement": m.errors_not_a_statement,
	"missing-column": m.errors_missing_column,
	"unreadable-row": m.errors_unreadable_row,
	"file-incomplete": m.errors_file_incomplete,
	"other-account": m.errors_other_account,
	"other-currency": m.errors_other_currency,
	"too-many-rows": m.errors_too_many_rows,
};

export function fieldMessage(code: StaffFieldCode | undefined): string | undefined {
	return code && fieldMessages[code]();
}

/** A code without a message does not compile. */
const messages: Record<StaffErrorCode | SuccessCode, () => string> = {
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
	ERR_BOOKING_PAUSED: m.errors_booking_paused,
	ERR_NO_MEMBERSHIP: m.errors_no_membership,
	ERR_PLAN_NOT_SOLD: m.errors_plan_not_sold,
	ERR_FREEZE_LIMIT: m.errors_freeze_limit,
	ERR_BAD_TOKEN: m.errors_bad_token,
	ERR_SECOND_FACTOR: m.errors_second_factor,
	ERR_SESSION_LOCKED: m.errors_session_locked,
	ERR_PROOF_NEEDED: m.errors_proof_needed,
	ERR_CHANGED_MEANWHILE: m.errors_changed_meanwhile,
	ERR_NOT_OPEN_YET: m.errors_not_open_yet,
	ERR_UNDO_OVER: m.errors_undo_over,
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
};

/** Unknown codes get the generic server error; without a network it says so. */
export function problemMessage(code: unknown): string {
	const unexplained = code === null || code === "ERR_SOMETHING_WENT_WRONG";
	if (unexplained && !isOnline()) return m.errors_offline();
	const known = typeof code === "string" && Object.hasOwn(messages, code);
	return messages[known ? (code as StaffErrorCode | SuccessCode) : "ERR_SOMETHING_WENT_WRONG"]();
}
