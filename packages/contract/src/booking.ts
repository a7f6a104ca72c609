import type { ErrorCode } from "./errors.ts";
import { type CalendarDate, instantOf, wallTime } from "./time.ts";

/** `week`: members book any coming day of this week, guests only today. `today`: everyone only today. */
export type BookingWindow = "week" | "today";

export const closingMinutes = 2;

export interface BookableSlot {
	kind: "ordinary" | "promotion";
	trainingDate: CalendarDate;
	/** 930 is 9:30. */
	time: number;
	cancelled: boolean;
	freePlaces: number;
	booked: boolean;
}

export interface BookingCircumstances {
	now: Date;
	actor: "guest" | "member";
	window: BookingWindow;
}

export type BookingRefusal = Extract<
	ErrorCode,
	"ERR_TRAINING_PASSED" | "ERR_NOT_TODAY" | "ERR_TRAINING_FILLED_OR_CANCELLED" | "ERR_ALREADY_BOOKED"
>;

export function hasStarted(slot: Pick<BookableSlot, "trainingDate" | "time">, now: Date): boolean {
	return now >= instantOf(slot.trainingDate, slot.time);
}

/** Checks date and time only, not free places or cancellation. */
export function windowRefusal(
	slot: Pick<BookableSlot, "kind" | "trainingDate" | "time">,
	{ now, actor, window }: BookingCircumstances,
): "ERR_TRAINING_PASSED" | "ERR_NOT_TODAY" | null {
	// Promotions can be booked until they start, outside of the booking window too.
	if (slot.kind === "promotion") return hasStarted(slot, now) ? "ERR_TRAINING_PASSED" : null;
	const closes = instantOf(slot.trainingDate, slot.time).getTime() - closingMinutes * 60_000;
	if (now.getTime() > closes) return "ERR_TRAINING_PASSED";
	const today = wallTime(now).date;
	const onlyToday = actor === "guest" || window === "today";
	return onlyToday && slot.trainingDate !== today ? "ERR_NOT_TODAY" : null;
}

/** The whole rule, used by the card and the server; null means the period can be booked. */
export function bookingRefusal(slot: BookableSlot, circumstances: BookingCircumstances): BookingRefusal | null {
	if (slot.booked) return "ERR_ALREADY_BOOKED";
	const outside = windowRefusal(slot, circumstances);
	if (outside) return outside;
	return slot.cancelled || slot.freePlaces <= 0 ? "ERR_TRAINING_FILLED_OR_CANCELLED" : null;
}

export function hasEnded(slot: Pick<BookableSlot, "trainingDate" | "time"> & { duration: number }, now: Date): boolean {
	return now.getTime() >= instantOf(slot.trainingDate, slot.time).getTime() + slot.duration * 60_000;
}

/** At the desk a period can be booked until it ends. */
export function deskRefusal(
	slot: Omit<BookableSlot, "kind"> & { duration: number },
	now: Date,
): Exclude<BookingRefusal, "ERR_NOT_TODAY"> | null {
	if (slot.booked) return "ERR_ALREADY_BOOKED";
	if (hasEnded(slot, now)) return "ERR_TRAINING_PASSED";
	return slot.cancelled || slot.freePlaces <= 0 ? "ERR_TRAINING_FILLED_OR_CANCELLED" : null;
}

/** Members may cancel until the training starts. */
export function cancelRefusal(
	slot: Pick<BookableSlot, "trainingDate" | "time">,
	now: Date,
): "ERR_TRAINING_PASSED" | null {
	return hasStarted(slot, now) ? "ERR_TRAINING_PASSED" : null;
}
