import { type CalendarDate, instantOf } from "@kvart/contract/time";

/** A date that somebody chose is kept as its noon; nobody publishes at noon to the millisecond. */
export function noonOf(date: CalendarDate): Date {
	return instantOf(date, 1200);
}
