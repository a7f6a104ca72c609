import type { z } from "zod";
import type { StaffErrorCode } from "./staff/errors.ts";

/**
 * Who may call. `visitor`: everybody, a session is not looked at. `anyone`: everybody, and a valid session makes the
 * answer personal. `member`: a valid session is needed.
 */
export type Access = "visitor" | "anyone" | "member" | "staff" | "admin";

/** The named rate limits; the numbers stand in `limits.ts`. */
export type Limit = "default" | "login" | "mail" | "enquiry" | "guest" | "probe";

/** A body that is no JSON: a file as it is. */
export interface FileUpload {
	mediaTypes: readonly string[];
	maximumBytes: number;
}

/** An answer that is no JSON. */
export interface FileResponse {
	mediaType: string;
}

type PublicTag = "Clubs" | "Schedule" | "Booking" | "Members" | "Videos" | "Content" | "Enquiries" | "Service";
type OfficeTag =
	`Office: ${"session" | "schedule" | "accounts" | "settings" | "audit" | "pictures" | "stories" | "records" | "today" | "enquiries" | "members" | "numbers"}`;

export interface Endpoint {
	summary: string;
	/** What the shapes cannot say, for those who call it. */
	notes?: string;
	tag: PublicTag | OfficeTag;
	access: Access;
	/**
	 * Of the back office. `club`: what is changed belongs to a club, and only those who work for it may. `chain`: it belongs
	 * to all clubs, and only those who work for the whole chain may. Without it every account that has access may.
	 */
	scope?: "club" | "chain";
	/** Also for a session that has not shown the account's second factor yet. */
	beforeSecondFactor?: true;
	limit: Limit;
	params?: z.ZodObject;
	/** What stands behind the question mark; every value travels as text. */
	query?: z.ZodObject;
	body?: z.ZodType;
	/** The body is a file. Who may not send it is refused before it is read. */
	upload?: FileUpload;
	/** Honours the header `Idempotency-Key`: the same request with the same key gets the same answer, and acts once. */
	idempotent?: true;
	status: 200 | 201;
	response: z.ZodType | FileResponse;
	/** What a refusal carries along as `current`, where that is not what the call answers with. */
	current?: z.ZodType;
	errors: readonly StaffErrorCode[];
}

export function isFileResponse(response: Endpoint["response"]): response is FileResponse {
	return "mediaType" in response;
}
