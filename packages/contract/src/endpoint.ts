import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call. `visitor`: everybody, a session is not looked at. `anyone`: everybody, and a valid session makes the
 * answer personal. `member`: a valid session is needed.
 */
export type Access = "visitor" | "anyone" | "member" | "staff" | "admin";

/** The named rate limits; the numbers stand in `limits.ts`. */
export type Limit = "default" | "login" | "mail" | "enquiry" | "guest";

/** An answer that is no JSON. */
export interface FileResponse {
	mediaType: string;
}

export interface Endpoint {
	summary: string;
	tag: "Clubs" | "Schedule" | "Booking" | "Members" | "Videos" | "Content" | "Enquiries" | "Service";
	access: Access;
	limit: Limit;
	params?: z.ZodObject;
	/** What stands behind the question mark; every value travels as text. */
	query?: z.ZodObject;
	body?: z.ZodType;
	/** Honours the header `Idempotency-Key`: the same request with the same key gets the same answer, and acts once. */
	idempotent?: true;
	status: 200 | 201;
	response: z.ZodType | FileResponse;
	errors: readonly ErrorCode[];
}

export function isFileResponse(response: Endpoint["response"]): response is FileResponse {
	return "mediaType" in response;
}
