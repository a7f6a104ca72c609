/** Every error code with its HTTP status. */
export const errorStatus = {
	ERR_DUPLICATED_EMAIL: 409,
	ERR_BAD_EMAIL: 422,
	ERR_DUPLICATED_PHONE: 409,
	ERR_DUPLICATED_JMBG: 409,
	ERR_DUPLICATED_FACEBOOK: 409,
	ERR_DUPLICATED_GOOGLE: 409,
	ERR_BAD_SESSION_ID: 401,
	ERR_ALREADY_BOOKED: 409,
	ERR_BAD_ROLE: 403,
	ERR_BAD_CREDENTIALS: 401,
	ERR_TRAINING_FILLED_OR_CANCELLED: 409,
	ERR_USER_NOT_VALIDATED: 403,
	ERR_TRAINING_PASSED: 409,
	ERR_SOMETHING_WENT_WRONG: 500,
	ERR_ALL_FIELDS_REQUIRED: 422,
	ERR_SESSION_NOT_VALID: 401,
	ERR_BAD_GROUP_CODE: 422,
	ERR_USER_ALREADY_IN_GROUP: 409,
	ERR_GROUP_CODE_NOT_VALID: 409,
	ERR_BAD_GOOGLE_RESPONSE: 502,
	ERR_NOT_FOUND: 404,
	ERR_TOO_MANY_REQUESTS: 429,
	ERR_TOO_MANY_GUEST_BOOKINGS: 429,
	ERR_NOT_TODAY: 409,
	ERR_PLACES_FREE: 409,
	ERR_ALREADY_WAITING: 409,
	ERR_WAITING_LIMIT: 409,
	ERR_OVERLAPS: 409,
	/** Too many no-shows or late cancellations: only today's trainings until the problem's `until`. */
	ERR_BOOKING_PAUSED: 409,
	/** The chain asks for a membership, and the member has none that lets in then. */
	ERR_NO_MEMBERSHIP: 409,
	/** The price list does not sell the plan, or not for that club. */
	ERR_PLAN_NOT_SOLD: 409,
	/** The rule for freezing a membership does not allow it. */
	ERR_FREEZE_LIMIT: 409,
	ERR_BAD_TOKEN: 410,
	/** A session of staff that has not confirmed the second factor; also on the account page. */
	ERR_SECOND_FACTOR: 403,
	/** The owner of the session has to prove who they are first: `proveIdentity`. */
	ERR_PROOF_NEEDED: 403,
	/** A session of staff was idle for a while; `unlockStaffSession` opens it again. */
	ERR_SESSION_LOCKED: 403,
} as const satisfies Record<`ERR_${string}`, number>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

export const successCodes = [
	"SUC_BOOKED",
	"SUC_CONFIRM_BY_MAIL",
	"SUC_CANCELED",
	"SUC_WAITING",
	"SUC_WAITING_LEFT",
	"SUC_REGISTERED",
	"SUC_LOGGED_IN",
	"SUC_CODE_CORRECT",
	"SUC_ORDERED",
	"SUC_SUCCESS",
] as const;

export type SuccessCode = (typeof successCodes)[number];

export const fieldCodes = [
	"required-field",
	"bad-email-format",
	"minimum-eight-digits",
	"maximum-fifteen-digits",
	"minimum-five-characters",
	"common-password",
	"passwords-do-not-match",
	"must-be-13-digits",
	"must-be-2-characters",
	"bad-phone-format",
	"maximum-200-characters",
	"invalid-value",
] as const;

export type FieldCode = (typeof fieldCodes)[number];

export interface FieldError {
	field: string;
	code: FieldCode;
}

/** The body of every failed call, `application/problem+json`. */
export interface Problem {
	status: number;
	title: string;
	code: ErrorCode;
	errors?: FieldError[];
	/** With `ERR_BOOKING_PAUSED`: the last day of the pause. */
	until?: string;
}

export function isErrorCode(value: unknown): value is ErrorCode {
	return typeof value === "string" && Object.hasOwn(errorStatus, value);
}

export function isFieldCode(value: unknown): value is FieldCode {
	return fieldCodes.some((code) => code === value);
}
