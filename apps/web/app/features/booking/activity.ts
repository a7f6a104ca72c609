import type { OwnBooking } from "@kvart/contract/members";
import { addDays, type CalendarDate, weekOf } from "@kvart/contract/time";

export interface Activity {
	thisMonth: number;
	weeksInARow: number;
	/** The coach of most of the trainings, at least two. */
	favouriteCoach: string | null;
}

const mondayOf = (date: CalendarDate) => weekOf(date)[0] ?? date;

/** This week counts once it has a training; until then the row ends with the last one. */
function weeksInARow(dates: readonly CalendarDate[], today: CalendarDate): number {
	const mondays = new Set(dates.map(mondayOf));
	const thisMonday = mondayOf(today);
	let monday = mondays.has(thisMonday) ? thisMonday : addDays(thisMonday, -7);
	let weeks = 0;
	while (mondays.has(monday)) {
		weeks += 1;
		monday = addDays(monday, -7);
	}
	return weeks;
}

function favouriteCoach(bookings: readonly OwnBooking[]): string | null {
	const byCoach = Map.groupBy(bookings, ({ coach }) => coach?.name);
	byCoach.delete(undefined);
	const [most] = [...byCoach].toSorted(([, a], [, b]) => b.length - a.length);
	return most && most[1].length > 1 ? (most[0] ?? null) : null;
}

/** The member's activity by the past bookings, latest first. Where the desk kept no list, the member came. */
export function activityOf(past: readonly OwnBooking[], today: CalendarDate): Activity {
	const took = past.filter(({ cancelled, missed }) => !cancelled && !missed);
	const dates = took.map(({ training_date }) => training_date);
	return {
		thisMonth: dates.filter((date) => date.slice(0, 7) === today.slice(0, 7)).length,
		weeksInARow: weeksInARow(dates, today),
		favouriteCoach: favouriteCoach(took),
	};
}
