import { m } from "../../paraglide/messages.js";

const hoursInDay = 24;

/** Hours up to two days, then days. */
export function durationInWords(hours: number): string {
	if (hours < 2 * hoursInDay) return m.numbers_hours({ count: Math.round(hours) });
	return m.numbers_days({ count: Math.round(hours / hoursInDay) });
}
