import { closingMinutes } from "@kvart/contract/booking";
import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { instantOf } from "@kvart/contract/time";
import { type ComingClass, comingClass } from "./coming-class.ts";

const shown = 3;
/** Some of the first may close before the page is read. */
const spare = 3;

interface Wanted {
	training?: number;
	coach?: number;
	gym?: number;
}

export interface NextClasses {
	classes: ComingClass[];
	/** Path of all of them. */
	allPath: string;
}

/** The next trainings with places, of a training, coach or club; only those that can still be booked. */
export async function loadNextClasses(api: Client, locale: Locale, wanted: Wanted = {}): Promise<NextClasses> {
	const filters = Object.fromEntries(Object.entries(wanted).map(([name, id]) => [name, String(id)]));
	const query = { ...filters, free: "1" as const, limit: String(shown + spare) };
	const [{ results }, { now }] = await Promise.all([api.findPeriods({ query }), api.getTime()]);
	const soonest = new Date(now).getTime() + closingMinutes * 60_000;
	return {
		classes: results
			.filter(({ training_date, time }) => instantOf(training_date, time).getTime() >= soonest)
			.slice(0, shown)
			.map((period) => comingClass(period, locale)),
		allPath: `/find?${new URLSearchParams(filters)}`.replace(/\?$/, ""),
	};
}
