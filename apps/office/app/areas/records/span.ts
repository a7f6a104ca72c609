import { type CalendarDate, wallTime } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";

export type SpanState = "now" | "later" | "over";

/** Where a span of days stands, seen from a day. */
export function spanState(from: CalendarDate, until: CalendarDate, day: CalendarDate): SpanState {
	if (day < from) return "later";
	return day > until ? "over" : "now";
}

export const spanWords: Record<SpanState, () => string> = {
	now: m.records_state_now,
	later: m.records_state_later,
	over: m.records_state_over,
};

export const spanColors: Record<SpanState, string> = { now: "booked", later: "ink", over: "gray" };

/** The clubs' date by this computer's clock: good enough for a badge. */
export function today(): CalendarDate {
	return wallTime(new Date()).date;
}
