import type { ErrorCode } from "./errors.ts";
import { addDays, type CalendarDate, instantOf, wallTime, weekOf } from "./time.ts";

/**
 * `rolling`: members book today and a number of days ahead. `week`: any coming day of this week. `today`: only today.
 * Guests book only today.
 */
export const bookingWindows = ["rolling", "week", "today"] as const;
export type BookingWindow = (typeof bookingWindows)[number];

/** How far ahead a rolling window may reach: the board shows this week and the next. */
export const maximumBookingDays = 7;

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
	/** Days of a rolling window, after today. */
	days: number;
}

export type BookingRefusal = Extract<
	ErrorCode,
	"ERR_TRAINING_PASSED" | "ERR_NOT_TODAY" | "ERR_TRAINING_FILLED_OR_CANCELLED" | "ERR_ALREADY_BOOKED"
>;

export function hasStarted(slot: Pick<BookableSlot, "trainingDate" | "time">, now: Date): boolean {
	return now >= instantOf(slot.trainingDate, slot.time);
}

export function lastBookableDate(
	today: CalendarDate,
	{ actor, window, days }: Omit<BookingCircumstances, "now">,
): CalendarDate {
	if (actor === "guest" || window === "today") return today;
	return window === "week" ? (weekOf(today).at(-1) ?? today) : addDays(today, days);
}

/** From this date on members can book a training on `date`. */
export function opensOn(
	date: CalendarDate,
	{ window, days }: Pick<BookingCircumstances, "window" | "days">,
): CalendarDate {
	if (window === "today") return date;
	return window === "week" ? (weekOf(date)[0] ?? date) : addDays(date, -days);
}

/** Checks date and time only, not free places or cancellation. */
export function windowRefusal(
	slot: Pick<BookableSlot, "kind" | "trainingDate" | "time">,
	circumstances: BookingCircumstances,
): "ERR_TRAINING_PASSED" | "ERR_NOT_TODAY" | null {
	const { now } = circumstances;
	// Promotions can be booked until they start, outside of the booking window too.
	if (slot.kind === "promotion") return hasStarted(slot, now) ? "ERR_TRAINING_PASSED" : null;
	const closes = instantOf(slot.trainingDate, slot.time).getTime() - closingMinutes * 60_000;
	if (now.getTime() > closes) return "ERR_TRAINING_PASSED";
	return slot.trainingDate > lastBookableDate(wallTime(now).date, circumstances) ? "ERR_NOT_TODAY" : null;
}

/** Time and places. Pause, overlap and membership of a member are checked by the server. Null: it can be booked. */
export function bookingRefusal(slot: BookableSlot, circumstances: BookingCircumstances): BookingRefusal | null {
	if (slot.booked) return "ERR_ALREADY_BOOKED";
	const outside = windowRefusal(slot, circumstances);
	if (outside) return outside;
	return slot.cancelled || slot.freePlaces <= 0 ? "ERR_TRAINING_FILLED_OR_CANCELLED" : null;
}

/** Only a full training can be waited for. */
export function waitingRefusal(
	slot: BookableSlot & { waiting: boolean },
	circumstances: BookingCircumstances,
): BookingRefusal | "ERR_ALREADY_WAITING" | "ERR_PLACES_FREE" | null {
	if (slot.waiting) return "ERR_ALREADY_WAITING";
	const refusal = bookingRefusal(slot, circumstances);
	if (refusal === null) return "ERR_PLACES_FREE";
	return refusal === "ERR_TRAINING_FILLED_OR_CANCELLED" && !slot.cancelled ? null : refusal;
}

/** The desk puts members on the list of any full training that has not started. */
export function deskWaitingRefusal(
	slot: Omit<BookableSlot, "kind"> & { waiting: boolean },
	now: Date,
): Exclude<BookingRefusal, "ERR_NOT_TODAY"> | "ERR_ALREADY_WAITING" | "ERR_PLACES_FREE" | null {
	if (slot.waiting) return "ERR_ALREADY_WAITING";
	if (slot.booked) return "ERR_ALREADY_BOOKED";
	if (hasStarted(slot, now)) return "ERR_TRAINING_PASSED";
	if (slot.cancelled) return "ERR_TRAINING_FILLED_OR_CANCELLED";
	return slot.freePlaces > 0 ? "ERR_PLACES_FREE" : null;
}

/** Whether a free place goes to the first who waits. Shortly before the start all who wait are told instead. */
export function movesUp(
	slot: Pick<BookableSlot, "trainingDate" | "time">,
	now: Date,
	waitingClosesMinutes: number,
): boolean {
	return instantOf(slot.trainingDate, slot.time).getTime() - now.getTime() >= waitingClosesMinutes * 60_000;
}

/** A member may wait for this many trainings at a time. */
export const maximumWaits = 5;

/** After cancelling, the place is held this long for the member who changes their mind. */
export const undoSeconds = 10;

type TimedSlot = Pick<BookableSlot, "trainingDate" | "time"> & { duration: number };

export function endOf({ trainingDate, time, duration }: TimedSlot): Date {
	return new Date(instantOf(trainingDate, time).getTime() + duration * 60_000);
}

export function hasEnded(slot: TimedSlot, now: Date): boolean {
	return now >= endOf(slot);
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

/** Whether cancelling at this time counts as late. */
export function cancelsLate(
	slot: Pick<BookableSlot, "trainingDate" | "time">,
	now: Date,
	lateCancelMinutes: number,
): boolean {
	return instantOf(slot.trainingDate, slot.time).getTime() - now.getTime() < lateCancelMinutes * 60_000;
}

/** Older late cancellations do not count. */
export const lateCancellationDays = 90;

/** Members may cancel until the training starts. */
export function cancelRefusal(
	slot: Pick<BookableSlot, "trainingDate" | "time">,
	now: Date,
): "ERR_TRAINING_PASSED" | null {
	return hasStarted(slot, now) ? "ERR_TRAINING_PASSED" : null;
}
