import { randomKey } from "@kvart/browser/random-key";
import type { Booked } from "@kvart/contract/booking-inputs";
import { ApiError, type CallOptions, type ScriptClient } from "@kvart/contract/client";
import type { ErrorCode, FieldError } from "@kvart/contract/errors";
import type { Locale } from "@kvart/contract/locale";
import { api } from "../../lib/api.ts";
import { type BoardName, type LiveBoard, loadLiveBoard } from "../../lib/live-board.ts";
import { bookAsMember, cancel, insteadOf, joinWaiting, leaveWaiting, type Target } from "./member-calls.ts";
import { heldFor } from "./undo.ts";

/** Field names of the specification; `email` may be empty unless guests have to confirm by mail. */
export type GuestValues = Record<"firstName" | "lastName" | "phone" | "email", string>;

export type BookedCode = Booked["code"];

/** The answer to a guest form that was sent without the script. */
export interface SentBooking {
	target: Target;
	code: BookedCode | ErrorCode;
	/** Null if nothing was booked. */
	calendarUrl: string | null;
	values: GuestValues;
	errors: readonly FieldError[];
}

/** The board as the server rendered it. */
export type BoardSource = BoardName & LiveBoard;

/** The board for the current person, with the server's time. */
export function loadBoard(board: BoardName, locale: Locale, signal: AbortSignal): Promise<LiveBoard> {
	return loadLiveBoard(api, board, locale, { signal });
}

const formNames: Record<string, string> = { first_name: "firstName", last_name: "lastName" };

/** Renames the API's field to the form's. */
export function toFormField(error: FieldError): FieldError {
	return { ...error, field: formNames[error.field] ?? error.field };
}

/** Used by the browser, and by the server for plain POSTs. */
export function bookAsGuest(
	client: ScriptClient,
	{ id, kind, trainingDate }: Target,
	{ proof, language, ...guest }: GuestValues & { proof?: string | undefined; language: Locale },
	options?: CallOptions,
) {
	const person = { first_name: guest.firstName.trim(), last_name: guest.lastName.trim(), phone: guest.phone.trim() };
	const email = guest.email.trim();
	const call = kind === "ordinary" ? client.bookPeriodAsGuest : client.bookPromotionPeriodAsGuest;
	const body = { ...person, proof, training_date: trainingDate, ...(email && { email, language }) };
	return call({ params: { id }, body }, options);
}

/** `bookAnyway`: although the member has another training at that time. `bookInstead`: in place of that one. */
export type BookingAction = "book" | "bookAnyway" | "bookInstead" | "cancel" | "undo" | "wait" | "leave";

export interface BookingInput {
	slot: Target;
	action: BookingAction;
	guest: GuestValues | undefined;
	locale: Locale;
	/** With `bookInstead`: what is given up. */
	insteadOf?: Target | undefined;
}

/** `failed`: it may have arrived or not, so the same request may be sent again. */
export type Outcome =
	| {
			kind: "done";
			code: BookedCode | "SUC_CANCELED" | "SUC_WAITING" | "SUC_WAITING_LEFT";
			calendarUrl?: string | undefined;
			/** Why no membership lets the member in, if the chain informs about it. */
			missing?: Booked["missing"];
			/** How long a cancelled place is held, in milliseconds. */
			heldFor?: number | undefined;
	  }
	| { kind: "refused"; code: ErrorCode; errors: readonly FieldError[]; until?: string | undefined }
	| { kind: "failed" };

type Answer = Awaited<ReturnType<ScriptClient["bookPeriod" | "cancelPeriod" | "waitForPeriod" | "leaveWaiting"]>>;

async function sendOnce(input: BookingInput, options: CallOptions): Promise<Answer> {
	const { slot, action, guest, locale } = input;
	if (action === "cancel") return cancel(api, slot, options);
	if (input.insteadOf) return bookAsMember(api, slot, insteadOf(input.insteadOf), options);
	if (action === "bookAnyway") return bookAsMember(api, slot, {}, options);
	if (action === "undo") return bookAsMember(api, slot, { undo: true }, options);
	if (action === "wait") return joinWaiting(api, slot, options);
	if (action === "leave") return leaveWaiting(api, slot, options);
	if (!guest) return bookAsMember(api, slot, { check_overlap: true }, options);
	// Loaded with the guest's form; members never need it.
	const { clearProof, finishProof } = await import("../../lib/proof.ts");
	const proof = await finishProof();
	clearProof();
	return bookAsGuest(api, slot, { ...guest, proof, language: locale }, options);
}

const requestTimeout = 20_000;

/** Books, cancels or waits. A retry has the same idempotency key until it is answered, so it counts once. */
export async function sendBooking(input: BookingInput, keys: Map<string, string>): Promise<Outcome> {
	const { slot, action, guest } = input;
	const name = JSON.stringify([slot.id, slot.trainingDate, action, guest, input.insteadOf?.id]);
	const idempotencyKey = keys.get(name) ?? randomKey();
	keys.set(name, idempotencyKey);
	const sentAt = performance.now();
	try {
		const answer = await sendOnce(input, { signal: AbortSignal.timeout(requestTimeout), idempotencyKey });
		keys.delete(name);
		return {
			kind: "done",
			code: answer.code,
			calendarUrl: "calendar_url" in answer ? answer.calendar_url : undefined,
			missing: "missing" in answer ? answer.missing : undefined,
			heldFor: "held_until" in answer ? heldFor(answer, sentAt) : undefined,
		};
	} catch (error) {
		if (!(error instanceof ApiError) || error.status >= 500) return { kind: "failed" };
		keys.delete(name);
		const { code, until } = error;
		return { kind: "refused", code, errors: error.errors.map((each): FieldError => toFormField(each)), until };
	}
}
