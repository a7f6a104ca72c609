import { addDays, type CalendarDate, daysBetween } from "../time.ts";
import type { Membership } from "./membership.ts";
import { canStartOn } from "./order-rules.ts";

/** The first of the two reminders comes so many days before the last day, the second one day before it. */
export const reminderDays = { week: 7, day: 1 } as const;
export type EndReminder = keyof typeof reminderDays;

type Ending = Pick<Membership, "id" | "ends_on" | "covers" | "cancelled">;

/** Another membership goes on with all that this one lets into. */
export function isRenewed(membership: Ending, all: readonly Ending[]): boolean {
	return all.some(
		({ id, ends_on, covers, cancelled }) =>
			id !== membership.id &&
			!cancelled &&
			ends_on > membership.ends_on &&
			membership.covers.every((covering) => covers.includes(covering)),
	);
}

/** Which reminder is due on a day; null if none is, or it is not needed. */
export function dueReminder(membership: Ending, all: readonly Ending[], today: CalendarDate): EndReminder | null {
	const left = daysBetween(today, membership.ends_on);
	if (membership.cancelled || left < 0 || left > reminderDays.week || isRenewed(membership, all)) return null;
	return left <= reminderDays.day ? "day" : "week";
}

/** The order that joins the membership without a gap; today after it has ended, or if that is too far ahead. */
export function renewalOf(
	{ plan_id, gym_id, ends_on }: { plan_id: number; gym_id: number | null; ends_on: CalendarDate },
	today: CalendarDate,
): string {
	const next = addDays(ends_on, 1);
	const from = canStartOn(next, today) ? next : today;
	return `plan=${plan_id}${gym_id === null ? "" : `&gym=${gym_id}`}&from=${from}`;
}
