import type { BookingWindow } from "@kvart/contract/booking";
import type { ErrorCode, FieldError } from "@kvart/contract/errors";
import type { Slot } from "../../lib/slot.ts";

/** The board whose trainings are booked, as the server's page showed it. */
export interface BoardSource {
	kind: Slot["kind"];
	roomId: number | null;
	slots: Slot[];
	now: string;
	bookingWindow: BookingWindow;
}

/** What a request must know of the training that it is about. */
export type Target = Pick<Slot, "id" | "kind" | "trainingDate">;

/** The names of the form's fields are those of the specification. */
export type GuestValues = Record<"firstName" | "lastName" | "phone", string>;

/** A guest's booking that came as a plain form: the page that answers it starts with this. */
export interface SentBooking {
	target: Target;
	code: "SUC_BOOKED" | ErrorCode;
	/** Of the place that was booked; null without one. */
	calendarUrl: string | null;
	values: GuestValues;
	errors: readonly FieldError[];
}

/** Something that was asked for and has no answer yet, or got none. */
export interface BookingRequest {
	action: "book" | "cancel";
	status: "busy" | "failed";
}

/** `failed`: nobody knows whether it arrived, so the same request may be sent again. */
export type Outcome =
	| { kind: "done"; code: string; calendarUrl?: string | undefined }
	| { kind: "refused"; code: ErrorCode; errors: readonly FieldError[] }
	| { kind: "failed" };

export type BookingWords = Record<
	| "book"
	| "cancel"
	| "booked"
	| "full"
	| "over"
	| "closed"
	| "onlyToday"
	| "passed"
	| "started"
	| "guestsCannotCancel"
	| "bookFailed"
	| "cancelFailed"
	| "retry"
	| "calendar"
	| "confirm"
	| "havePlace"
	| "calledOff"
	| "firstName"
	| "lastName"
	| "phone"
	| "phoneHint"
	| "haveAccount"
	| "logIn"
	| "fullText"
	| "nearby"
	| "nearbyNone"
	| "nearbyFailed",
	string
>;
