import type { Booked } from "@kvart/contract/booking-inputs";
import { ApiError } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { problemToast } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import type { Slot } from "../../lib/slot.ts";
import { slotOf } from "../../lib/slot-of.ts";
import type { BoardSource, Deed, GuestValues, Outcome, Target } from "./booking-data.ts";

/** After this long without an answer the card offers another try. */
const patience = 20_000;

/** The board as it is now, for the person who looks, with the server's time. */
export async function askBoard(
	{ kind, roomId }: { kind: Slot["kind"]; roomId: number },
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

type Options = { signal: AbortSignal; idempotencyKey: string };

function book({ id, kind, trainingDate }: Target, guest: GuestValues | undefined, options: Options) {
	const params = { id };
	const date = { training_date: trainingDate };
	if (!guest) {
		return kind === "ordinary"
			? api.bookPeriod({ params }, options)
			: api.bookPromotionPeriod({ params, body: date }, options);
	}
	const body = { first_name: guest.firstName, last_name: guest.lastName, phone: guest.phone };
	return kind === "ordinary"
		? api.bookPeriodAsGuest({ params, body }, options)
		: api.bookPromotionPeriodAsGuest({ params, body: { ...body, ...date } }, options);
}

function cancel({ id, kind }: Target, options: Options) {
	const call = kind === "ordinary" ? api.cancelPeriod : api.cancelPromotionPeriod;
	return call({ params: { id } }, options);
}

const formNames: Record<string, string> = { first_name: "firstName", last_name: "lastName" };

interface Request {
	slot: Target;
	deed: Deed;
	guest: GuestValues | undefined;
}

function freshKey(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join("-");
}

/**
 * Sends it, and says what became of it, also in the words of the toast. A request keeps its key until it is answered: however often
 * it is tried, it counts once.
 */
export async function send(
	request: Request,
	keys: Map<string, string>,
): Promise<Outcome & { toast: ReturnType<typeof problemToast> }> {
	const { slot, deed, guest } = request;
	const name = JSON.stringify([slot.id, slot.trainingDate, deed, guest]);
	const idempotencyKey = keys.get(name) ?? freshKey();
	keys.set(name, idempotencyKey);
	const options = { signal: AbortSignal.timeout(patience), idempotencyKey };
	try {
		const answer = deed === "book" ? await book(slot, guest, options) : await cancel(slot, options);
		keys.delete(name);
		return { kind: "done", toast: problemToast(answer.code), ...calendarUrlOf(answer) };
	} catch (error) {
		const toast = problemToast(error instanceof ApiError ? error.code : undefined);
		if (!(error instanceof ApiError) || error.status >= 500) return { kind: "failed", toast };
		keys.delete(name);
		const errors = error.errors.map((each) => ({ ...each, field: formNames[each.field] ?? each.field }));
		return { kind: "refused", errors, toast };
	}
}

function calendarUrlOf(answer: { code: string } | Booked): { calendarUrl?: string } {
	return "calendar_url" in answer ? { calendarUrl: answer.calendar_url } : {};
}

/** Where focus was when its button gave way to another: on the new one. */
export function keepFocus(id: number): void {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body)
			document.querySelector<HTMLElement>(`[data-slot="${id}"] :is(a, button)`)?.focus();
	});
}
