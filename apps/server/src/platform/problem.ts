import { isFieldCode } from "@kvart/contract/errors";
import {
	type LastChange,
	type StaffErrorCode,
	type StaffFieldError,
	type StaffProblem,
	staffErrorStatus,
} from "@kvart/contract/staff/errors";
import type { z } from "zod";

/** An expected error with a code of the catalogue. */
export class Refusal extends Error {
	readonly code: StaffErrorCode;
	readonly status: number;
	readonly errors: StaffFieldError[] | undefined;
	readonly headers: Record<string, string>;
	/** With ERR_CHANGED_MEANWHILE: the record as it is now. */
	current: unknown;
	readonly changedBy: LastChange | undefined;
	/** With ERR_BOOKING_PAUSED: the last day of the pause. */
	readonly until: string | undefined;

	constructor(
		code: StaffErrorCode,
		more: {
			status?: number;
			errors?: StaffFieldError[];
			headers?: Record<string, string>;
			current?: unknown;
			changedBy?: LastChange | undefined;
			until?: string;
		} = {},
	) {
		super(code);
		this.name = "Refusal";
		this.code = code;
		this.status = more.status ?? staffErrorStatus[code];
		this.errors = more.errors;
		this.headers = more.headers ?? {};
		this.current = more.current;
		this.changedBy = more.changedBy;
		this.until = more.until;
	}

	toProblem(): StaffProblem {
		return {
			status: this.status,
			title: titles[this.code],
			code: this.code,
			...(this.errors && { errors: this.errors }),
			...(this.current !== undefined && { current: this.current }),
			...(this.changedBy && { changed_by: this.changedBy }),
			...(this.until && { until: this.until }),
		};
	}
}

const retrySeconds = "2";

export function unavailable(): Refusal {
	return new Refusal("ERR_SOMETHING_WENT_WRONG", { status: 503, headers: { "retry-after": retrySeconds } });
}

/** For developers; people see the texts of the site. */
const titles: Record<StaffErrorCode, string> = {
	ERR_DUPLICATED_EMAIL: "This e-mail address has an account already",
	ERR_BAD_EMAIL: "The e-mail address is not valid",
	ERR_DUPLICATED_PHONE: "This phone number has an account already",
	ERR_DUPLICATED_JMBG: "This national id number has an account already",
	ERR_DUPLICATED_FACEBOOK: "This Facebook account is registered already",
	ERR_DUPLICATED_GOOGLE: "This Google account is registered already",
	ERR_BAD_SESSION_ID: "The session id is missing or unknown",
	ERR_ALREADY_BOOKED: "This person has a place in the training already",
	ERR_BAD_ROLE: "The account's role does not allow this",
	ERR_BAD_CREDENTIALS: "E-mail address and password do not match",
	ERR_TRAINING_FILLED_OR_CANCELLED: "The training is full or cancelled",
	ERR_USER_NOT_VALIDATED: "The e-mail address is not confirmed yet",
	ERR_TRAINING_PASSED: "The training has passed",
	ERR_SOMETHING_WENT_WRONG: "The server failed",
	ERR_ALL_FIELDS_REQUIRED: "A field is missing or not valid",
	ERR_SESSION_NOT_VALID: "The session has ended",
	ERR_BAD_GROUP_CODE: "There is no such group code",
	ERR_USER_ALREADY_IN_GROUP: "The member is in this group already",
	ERR_GROUP_CODE_NOT_VALID: "The group code has expired or is not valid yet",
	ERR_BAD_GOOGLE_RESPONSE: "The sign-in provider gave no usable answer",
	ERR_NOT_FOUND: "There is no such record",
	ERR_TOO_MANY_REQUESTS: "Too many requests",
	ERR_TOO_MANY_GUEST_BOOKINGS: "Too many guest bookings of this network or phone",
	ERR_NOT_TODAY: "This training cannot be booked on this day",
	ERR_PLACES_FREE: "The training has free places: book one",
	ERR_ALREADY_WAITING: "The member waits for this training already",
	ERR_WAITING_LIMIT: "The member waits for as many trainings as allowed",
	ERR_OVERLAPS: "The member has another training at that time",
	ERR_BOOKING_PAUSED: "After no-shows the member books only today's trainings for some days",
	ERR_NO_MEMBERSHIP: "The member has no membership that lets in then",
	ERR_PLAN_NOT_SOLD: "The price list does not sell this plan, or not for that club",
	ERR_FREEZE_LIMIT: "The rule for freezing a membership does not allow it",
	ERR_BAD_TOKEN: "The link was used already or has expired",
	ERR_SECOND_FACTOR: "The session has not shown the account's second factor yet",
	ERR_PROOF_NEEDED: "The owner of the session has to prove who they are first",
	ERR_SESSION_LOCKED: "The session is locked because nobody used it",
	ERR_CHANGED_MEANWHILE: "Somebody else has changed the record meanwhile",
	ERR_NOT_OPEN_YET: "The club is still marked as coming soon.",
	ERR_UNDO_OVER: "The mails about this change are on their way; it cannot be undone any more.",
};

export function validationRefusal(error: z.ZodError): Refusal {
	const errors: StaffFieldError[] = [];
	for (const issue of error.issues) collect(issue, errors);
	const onlyEmail = errors.length > 0 && errors.every(({ code }) => code === "bad-email-format");
	return new Refusal(onlyEmail ? "ERR_BAD_EMAIL" : "ERR_ALL_FIELDS_REQUIRED", { errors });
}

function collect(issue: z.core.$ZodIssue, errors: StaffFieldError[]): void {
	// Report the alternative with the fewest errors, but not one for a token that was not sent.
	if (issue.code === "invalid_union" && issue.errors.length > 0) {
		const candidates = issue.errors.filter((list) => !list.some(({ path }) => String(path[0]).endsWith("_token")));
		const closest = (candidates.length > 0 ? candidates : issue.errors).toSorted((a, b) => a.length - b.length)[0];
		for (const inner of closest ?? []) collect({ ...inner, path: [...issue.path, ...inner.path] }, errors);
		return;
	}
	const field = issue.path.map(String).join(".");
	if (errors.some((error) => error.field === field)) return;
	errors.push({ field, code: isFieldCode(issue.message) ? issue.message : "invalid-value" });
}
