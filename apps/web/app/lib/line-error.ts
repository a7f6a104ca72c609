import type { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";

/** Errors of the connection. They are not in the contract, because the server never sends them. */
export type LineCode =
	/** The device has no connection. */
	| "OFFLINE"
	/** It has one, but our server does not answer. */
	| "NO_ANSWER"
	/** Another server answered, such as the log-in page of a café's network. */
	| "NOT_OUR_SERVER";

export type ProblemCode = ErrorCode | LineCode;

export class LineError extends Error {
	readonly code: LineCode;

	constructor(code: LineCode) {
		super(code);
		this.name = "LineError";
		this.code = code;
	}
}

/** The error of a request that was not answered. */
export function unanswered(): LineError {
	return new LineError(navigator.onLine ? "NO_ANSWER" : "OFFLINE");
}

/** The code of any error of a call. Not by `instanceof`, which would import the whole client. */
export function problemCodeOf(error: unknown): ProblemCode {
	const { name, code } = error as Partial<ApiError | LineError>;
	return (name === "ApiError" || name === "LineError") && code ? code : "ERR_SOMETHING_WENT_WRONG";
}
