import { type BookableSlot, type BookingCircumstances, windowRefusal } from "@kvart/contract/booking";
import type { Day } from "@kvart/contract/time";

/** One training on the board, on its date, in the page's language. */
export interface Slot extends BookableSlot {
	id: number;
	day: Day;
	duration: number;
	intensity: number;
	capacity: number;
	training: { id: number; name: string };
	coach: { id: number; name: string } | null;
	samsung: boolean;
}

export type SlotState = "open" | "booked" | "full" | "cancelled" | "passed" | "later";

/** What a card looks like: the contract's rule, in the order in which people want to know. */
export function slotState(slot: Slot, circumstances: BookingCircumstances): SlotState {
	if (slot.cancelled) return "cancelled";
	if (slot.booked) return "booked";
	const outside = windowRefusal(slot, circumstances);
	if (outside === "ERR_TRAINING_PASSED") return "passed";
	if (slot.freePlaces <= 0) return "full";
	return outside ? "later" : "open";
}
