import { type BookableSlot, type BookingCircumstances, windowRefusal } from "@kvart/contract/booking";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { Period } from "@kvart/contract/schedule";
import type { CalendarDate, Day } from "@kvart/contract/time";

/** One period on the board, on its date, in the page's language. */
export interface Slot extends BookableSlot {
	id: number;
	day: Day;
	duration: number;
	intensity: number;
	capacity: number;
	training: { id: number; name: string };
	coach: { id: number; name: string } | null;
	/** Where the training takes place instead, if it was moved. */
	movedTo: { trainingDate: CalendarDate; time: number } | null;
	samsung: boolean;
	/** The member's position on the waiting list. */
	waiting: number | null;
	waitingCount: number;
	/** The member's own booking as a calendar file. */
	calendarUrl?: string | null;
}

/** `waiting`: full, and the member is on the waiting list. */
export type SlotState = "open" | "booked" | "full" | "waiting" | "cancelled" | "passed" | "later";

export function slotState(slot: Slot, circumstances: BookingCircumstances): SlotState {
	if (slot.cancelled) return "cancelled";
	if (slot.booked) return "booked";
	const outside = windowRefusal(slot, circumstances);
	if (outside === "ERR_TRAINING_PASSED") return "passed";
	if (slot.freePlaces <= 0) return slot.waiting === null ? "full" : "waiting";
	return outside ? "later" : "open";
}

export function slotOf(period: Period, kind: Slot["kind"], locale: Locale): Slot {
	const { training } = period;
	return {
		kind,
		id: period.id,
		day: period.day as Day,
		trainingDate: period.training_date,
		time: period.time,
		duration: period.duration,
		intensity: training.intensity,
		capacity: period.capacity,
		freePlaces: period.free_places,
		training: { id: training.id, name: inLocale(locale, training.name, training.name_eng) },
		coach: period.coach,
		cancelled: period.cancelled,
		movedTo: period.moved_to && { trainingDate: period.moved_to.training_date, time: period.moved_to.time },
		booked: period.booked,
		samsung: period.samsung_promotion,
		waiting: period.waiting,
		waitingCount: period.waiting_count,
		calendarUrl: period.calendar_url,
	};
}
