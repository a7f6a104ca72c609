import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import { m } from "../paraglide/messages.js";

const messages: Record<StaffFieldCode, () => string> = {
	"required-field": m.errors_required_field,
	"bad-email-format": m.errors_bad_email_format,
	"minimum-eight-digits": m.errors_minimum_eight_digits,
	"maximum-fifteen-digits": m.errors_maximum_fifteen_digits,
	"minimum-five-characters": m.errors_minimum_five_characters,
	"passwords-do-not-match": m.errors_passwords_do_not_match,
	"must-be-13-digits": m.errors_must_be_13_digits,
	"must-be-2-characters": m.errors_must_be_2_characters,
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
};

/** What stands under a field; nothing when nothing is wrong. */
export function fieldMessage(code: StaffFieldCode | undefined): string | undefined {
	return code && messages[code]();
}
