import { ApiError, type CallOptions, type Client } from "@kvart/contract/client";
import type { FieldError } from "@kvart/contract/errors";
import type { Locale } from "@kvart/contract/locale";
import { api } from "../../lib/api.ts";
import { slotOf } from "../../lib/slot.ts";
import type { BoardSource, GuestValues, Outcome, Target } from "./booking-data.ts";
import { bookAsGuest, namedAsInForm } from "./guest-booking.ts";

/** After this long without an answer the card offers another try. */
const patience = 20_000;

/** The board as it is now, for the person who looks, with the server's time. */
export async function askBoard(
	{ kind, roomId }: { kind: Target["kind"]; roomId: number },
	locale: Locale,
	signal: AbortSignal,
): Promise<Pick<BoardSource, "slots" | "now" | "bookingWindow">> {
	const list = kind === "ordinary" ? api.listPeriods : api.listPromotionPeriods;
	const [periods, time] = await Promise.all([
		list({ params: { roomId } }, { signal }),
		api.getTime(undefined, { signal }),
	]);
	return {
		slots: periods.map((period) => slotOf(period, kind, locale)),
		now: time.now,
		bookingWindow: time.booking_window,
	};
}

function bookAsMember({ id, kind, trainingDate }: Target, options: CallOptions) {
	const params = { id };
	return kind === "ordinary"
		? api.bookPeriod({ params }, options)
		: api.bookPromotionPeriod({ params, body: { training_date: trainingDate } }, options);
}

function cancel({ id, kind }: Target, options: CallOptions) {
	const give = kind === "ordinary" ? api.cancelPeriod : api.cancelPromotionPeriod;
	return give({ params: { id } }, options);
}

export interface Asked {
	slot: Target;
	action: "book" | "cancel";
	guest: GuestValues | undefined;
}

type Answer = Awaited<ReturnType<Client["bookPeriod"] | Client["cancelPeriod"]>>;

function call({ slot, action, guest }: Asked, options: CallOptions): Promise<Answer> {
	if (action === "cancel") return cancel(slot, options);
	return guest ? bookAsGuest(api, slot, guest, options) : bookAsMember(slot, options);
}

function freshKey(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join("-");
}

/**
 * Books or cancels, and says what became of it. A request keeps its key until it is answered: however often it is tried,
 * it counts once.
 */
export async function ask(asked: Asked, keys: Map<string, string>): Promise<Outcome> {
	const { slot, action, guest } = asked;
	const name = JSON.stringify([slot.id, slot.trainingDate, action, guest]);
	const idempotencyKey = keys.get(name) ?? freshKey();
	keys.set(name, idempotencyKey);
	try {
		const answer = await call(asked, { signal: AbortSignal.timeout(patience), idempotencyKey });
		keys.delete(name);
		return { kind: "done", code: answer.code, calendarUrl: "calendar_url" in answer ? answer.calendar_url : undefined };
	} catch (error) {
		if (!(error instanceof ApiError) || error.status >= 500) return { kind: "failed" };
		keys.delete(name);
		return { kind: "refused", code: error.code, errors: error.errors.map((each): FieldError => namedAsInForm(each)) };
	}
}
