import type { z } from "zod";
import type { StaffErrorCode } from "./staff/errors.ts";
import type { Right } from "./staff/rights.ts";

/** `visitor`: everyone, the session is ignored. `anyone`: everyone, with a session the answer is personal. */
export type Access = "visitor" | "anyone" | "member" | "staff";

/** Rate limits, defined in `limits.ts`. */
export type Limit = "default" | "login" | "mail" | "enquiry" | "guest" | "probe";

/** A request body that is a file. */
export interface FileUpload {
	mediaTypes: readonly string[];
	maximumBytes: number;
}

/** An answer that is a file. */
export interface FileResponse {
	mediaType: string;
}

type PublicTag =
	| "Clubs"
	| "Schedule"
	| "Booking"
	| "Members"
	| "Videos"
	| "Memberships"
	| "Content"
	| "Enquiries"
	| "Service";
type OfficeTag =
	`Office: ${"session" | "find" | "own classes" | "schedule" | "accounts" | "settings" | "audit" | "pictures" | "stories" | "records" | "today" | "enquiries" | "members" | "memberships" | "statements" | "revenue" | "numbers"}`;

export interface Endpoint {
	summary: string;
	/** For the API documentation. */
	notes?: string;
	tag: PublicTag | OfficeTag;
	access: Access;
	/** Back office only, and required there: the roles that have it are in `staff/rights.ts`. */
	right?: Right;
	/** Back office only. `club`: for staff of the record's club. `chain`: for staff of the whole chain. `own`: for one coach. */
	scope?: "club" | "chain" | "own";
	/** Allowed before the session has confirmed the second factor. */
	beforeSecondFactor?: true;
	/** Allowed for staff who has to set up a second factor first. */
	beforeSetup?: true;
	/** Back office only: the owner has proved who they are within `proofMinutes`. For members see `session-needs.ts`. */
	needsProof?: true;
	/** Allowed while the session is locked for idleness. */
	whileLocked?: true;
	limit: Limit;
	params?: z.ZodObject;
	query?: z.ZodObject;
	body?: z.ZodType;
	/** The body is a file; access is checked before it is read. */
	upload?: FileUpload;
	/** Honours `Idempotency-Key`: a repeated request gets the first answer and is not executed again. */
	idempotent?: true;
	status: 200 | 201;
	response: z.ZodType | FileResponse;
	/** Schema of a refusal's `current`, if it differs from the response. */
	current?: z.ZodType;
	errors: readonly StaffErrorCode[];
}

export function isFileResponse(response: Endpoint["response"]): response is FileResponse {
	return "mediaType" in response;
}
