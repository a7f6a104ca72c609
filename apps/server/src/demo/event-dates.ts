import type { EventTime } from "@kvart/contract/event-time";
import { addDays, type CalendarDate, type Day, dayOf } from "@kvart/contract/time";

/** The dates of a demo event, seen from a day; most events repeat. */
export type EventDates = (today: CalendarDate) => EventTime;

interface Hours {
	from: number;
	to: number;
}

const monthStart = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;
const nextMonth = (date: CalendarDate): CalendarDate => monthStart(addDays(monthStart(date), 31));

/** The first day of a month, `count` months later. */
export function laterMonth(date: CalendarDate, count: number): CalendarDate {
	return count === 0 ? monthStart(date) : laterMonth(nextMonth(date), count - 1);
}

export function nextWeekday(from: CalendarDate, day: Day): CalendarDate {
	return addDays(from, (day - dayOf(from) + 7) % 7);
}

function onDay(date: CalendarDate, { from, to }: Hours): EventTime {
	return { from_date: date, from_time: from, to_date: date, to_time: to };
}

export const allMonth: EventDates = (today) => ({
	from_date: monthStart(today),
	from_time: null,
	to_date: addDays(nextMonth(today), -1),
	to_time: null,
});

export function firstOfMonth(day: Day, hours: Hours): EventDates {
	return (today) => {
		const thisMonth = nextWeekday(monthStart(today), day);
		return onDay(thisMonth >= today ? thisMonth : nextWeekday(nextMonth(today), day), hours);
	};
}

export function everyWeek(day: Day, hours: Hours): EventDates {
	return (today) => onDay(nextWeekday(today, day), hours);
}

export function weeksAgo(weeks: number, day: Day, hours: Hours): EventDates {
	return (today) => onDay(nextWeekday(addDays(today, -7 * weeks), day), hours);
}
