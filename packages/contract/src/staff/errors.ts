import { type ErrorCode, errorStatus, type FieldCode, type FieldError, type Problem } from "../errors.ts";

/**
 * What only the back office can be told. Not in the public list: public pages carry a sentence for each code of theirs
 * and need none for these.
 */
export const staffErrorStatus = {
	...errorStatus,
	/** The account has a second factor, and this session has not shown it yet. */
	ERR_SECOND_FACTOR: 403,
	/** Somebody else has changed the record since it was read; `current` is what it is now. */
	ERR_CHANGED_MEANWHILE: 409,
} as const satisfies Record<ErrorCode, number> & Record<`ERR_${string}`, number>;

export type StaffErrorCode = keyof typeof staffErrorStatus;

export const staffErrorCodes = Object.keys(staffErrorStatus) as StaffErrorCode[];

/** What can be wrong with one field of a form of the back office, beside what public forms know. */
export const staffOnlyFieldCodes = [
	"last-administrator",
	"not-a-picture",
	"picture-too-small",
	"picture-too-large",
	"in-use",
	"taken",
	"overlapping-dates",
	"room-taken",
	"coach-taken",
] as const;
export type StaffFieldCode = FieldCode | (typeof staffOnlyFieldCodes)[number];

export interface StaffFieldError extends Omit<FieldError, "code"> {
	code: StaffFieldCode;
}

/** The body of every failed call. */
export interface StaffProblem extends Omit<Problem, "code" | "errors"> {
	code: StaffErrorCode;
	errors?: StaffFieldError[];
	/** With `ERR_CHANGED_MEANWHILE`: the record as it is now. With `room-taken` and `coach-taken`: what is there already. */
	current?: unknown;
}

export function isStaffErrorCode(value: unknown): value is StaffErrorCode {
	return typeof value === "string" && Object.hasOwn(staffErrorStatus, value);
}
