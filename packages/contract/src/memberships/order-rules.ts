import { addDays, type CalendarDate } from "../time.ts";

/** A membership starts at most so many days after its order. */
export const orderAheadDays = 60;
/** An order waits so many days for its money. */
export const orderDays = 14;
/** More waiting orders of one member are a mistake. */
export const waitingOrdersAtMost = 10;

export const orderStates = ["waiting", "paid", "cancelled", "expired"] as const;
export type OrderState = (typeof orderStates)[number];

export interface OrderFacts {
	paid: boolean;
	cancelled: boolean;
	expires_on: CalendarDate;
}

/** Computed, never stored. What is paid stays paid. */
export function orderState({ paid, cancelled, expires_on }: OrderFacts, today: CalendarDate): OrderState {
	if (paid) return "paid";
	if (cancelled) return "cancelled";
	return expires_on < today ? "expired" : "waiting";
}

export function canStartOn(startsOn: CalendarDate, today: CalendarDate): boolean {
	return today <= startsOn && startsOn <= addDays(today, orderAheadDays);
}

/** The day after the last membership ends, so that the next one joins it without a gap; null if none runs. */
export function joiningDay(
	memberships: readonly { ends_on: CalendarDate; cancelled: boolean }[],
	today: CalendarDate,
): CalendarDate | null {
	const last = memberships
		.filter(({ ends_on, cancelled }) => !cancelled && ends_on >= today)
		.map(({ ends_on }) => ends_on)
		.toSorted()
		.at(-1);
	return last === undefined ? null : addDays(last, 1);
}

/** A visitor's choice before they had an account: `plan=3&gym=1&from=2026-11-20`. */
export const chosenOrder = /^plan=\d{1,9}(&gym=\d{1,9})?(&from=\d{4}-\d{2}-\d{2})?$/;
