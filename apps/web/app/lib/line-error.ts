import type { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";

/** What goes wrong on the way to the server. The contract's codes are the server's own words, so these are not among them. */
export type LineCode =
	/** No answer came: no network, or none that leads to us. */
	| "OFFLINE"
	/** Somebody else answered, such as the log-in page of a café's network. */
	| "NOT_OUR_SERVER";

/** Why a call failed, whoever said so. */
export type ProblemCode = ErrorCode | LineCode;

/** A call that the server did not answer. */
export class LineError extends Error {
	readonly code: LineCode;

	constructor(code: LineCode) {
		super(code);
		this.name = "LineError";
		this.code = code;
	}
}

/** The code of whatever a call threw. By its look, not by its class: the class would bring the whole client along. */
export function problemCodeOf(error: unknown): ProblemCode {
	const { name, code } = error as Partial<ApiError | LineError>;
	return (name === "ApiError" || name === "LineError") && code ? code : "ERR_SOMETHING_WENT_WRONG";
}
