import type { BookingWindow } from "@kvart/contract/booking";
import type { FieldError } from "@kvart/contract/errors";
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
export type Target = Pick<Slot, "id" | "kind" | "trainingDate" | "booked">;

/** The names of the form's fields are those of the specification. */
export type GuestValues = Record<"firstName" | "lastName" | "phone", string>;

export type Deed = "book" | "cancel";

/** Something that was asked for and has no answer yet, or got none. */
export interface Attempt {
	deed: Deed;
	status: "busy" | "failed";
}

/** `failed`: nobody knows whether it arrived, so the same request may be sent again. */
export type Outcome =
	| { kind: "done"; calendarUrl?: string | undefined }
	| { kind: "refused"; errors: readonly FieldError[] }
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
	| "sheetMissing"
	| "calendar",
	string
>;
