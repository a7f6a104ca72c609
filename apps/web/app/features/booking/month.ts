import { addDays, type CalendarDate, weekOf } from "@kvart/contract/time";

/** A calendar month, `2026-11`. */
export type Month = string;

export const monthOf = (date: CalendarDate): Month => date.slice(0, 7);

export function stepMonth(month: Month, step: 1 | -1): Month {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** Its weeks from Monday to Sunday, with the days of other months that they have. */
export function weeksOf(month: Month): CalendarDate[][] {
	const weeks: CalendarDate[][] = [];
	for (let monday = weekOf(`${month}-01`)[0] ?? ""; monday < `${month}-32`; monday = addDays(monday, 7))
		weeks.push(weekOf(monday));
	return weeks;
}

/** The months that can be shown: from the first booking to the last one, with this month. */
export function monthRange(dates: readonly CalendarDate[], today: CalendarDate): { first: Month; last: Month } {
	const months = [today, ...dates].map(monthOf).toSorted();
	return { first: months[0] ?? monthOf(today), last: months.at(-1) ?? monthOf(today) };
}

/** The month in the address, or this one if there is none like it. */
export function shownMonth(
	wanted: string | null,
	{ first, last }: ReturnType<typeof monthRange>,
	today: CalendarDate,
): Month {
	const isMonth = wanted !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(wanted);
	return isMonth && wanted >= first && wanted <= last ? wanted : monthOf(today);
}
