import { type ErrorCode, errorStatus, type FieldCode, type FieldError, type Problem } from "../errors.ts";

/** With the codes of the back office. They are separate because public pages carry a text for each public code. */
export const staffErrorStatus = {
	...errorStatus,
	/** The record changed since it was read; `current` is the new one. */
	ERR_CHANGED_MEANWHILE: 409,
	/** The mails about a change of the schedule are on their way. */
	ERR_UNDO_OVER: 409,
	/** A club that is still marked as coming soon. */
	ERR_NOT_OPEN_YET: 409,
} as const satisfies Record<ErrorCode, number> & Record<`ERR_${string}`, number>;

export type StaffErrorCode = keyof typeof staffErrorStatus;

export const staffErrorCodes = Object.keys(staffErrorStatus) as StaffErrorCode[];

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
	"coach-away",
	"closed",
	"no-account",
	"not-a-statement",
	"missing-column",
	"unreadable-row",
	"file-incomplete",
	"other-account",
	"other-currency",
	"too-many-rows",
] as const;
export type StaffFieldCode = FieldCode | (typeof staffOnlyFieldCodes)[number];

export interface StaffFieldError extends Omit<FieldError, "code"> {
	code: StaffFieldCode;
}

/** The last change of a record: by whom, and when. */
export interface LastChange {
	/** Empty for an account that was erased. */
	name: string;
	at: string;
}

/** The body of every failed call. */
export interface StaffProblem extends Omit<Problem, "code" | "errors"> {
	code: StaffErrorCode;
	errors?: StaffFieldError[];
	/** With `ERR_CHANGED_MEANWHILE` the current record, with `room-taken` and `coach-taken` the conflicts. */
	current?: unknown;
	/** With `ERR_CHANGED_MEANWHILE`: missing if it was the server itself. */
	changed_by?: LastChange;
}

export function isStaffErrorCode(value: unknown): value is StaffErrorCode {
	return typeof value === "string" && Object.hasOwn(staffErrorStatus, value);
}
