import type { CoachHours, CoachHoursFilter, CoachHoursReport, Hours } from "@kvart/contract/staff/coach-hours";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/session.ts";
import { type HourRow, selectCoachHours } from "../queries/coach-hours.ts";
import { selectClubNames, selectCoachNames } from "../queries/names.ts";
import { clubsOf } from "./range.ts";

function lastDayOf(month: CalendarDate): CalendarDate {
	return addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1);
}

function sum(rows: readonly HourRow[], part: HourRow["part"]) {
	const counted = rows.filter((row) => row.part === part);
	return {
		classes: counted.reduce((total, { classes }) => total + classes, 0),
		minutes: counted.reduce((total, { minutes }) => total + minutes, 0),
	};
}

const hoursOf = (rows: readonly HourRow[]): Hours => ({
	taught: sum(rows, "taught"),
	substituting: sum(rows, "substituting"),
	substituted: sum(rows, "substituted"),
	cancelled: sum(rows, "cancelled"),
	coming: sum(rows, "coming"),
});

interface Named {
	id: number;
	name: string;
}

function byName(a: { name: string }, b: { name: string }): number {
	return a.name.localeCompare(b.name, "sr-Latn");
}

/** Coaches with at least one class, by name; classes without a coach come last. */
function coachesOf(rows: readonly HourRow[], coaches: readonly Named[], clubs: readonly Named[]): CoachHours[] {
	const person = ({ id, name }: Named) => ({ id, name });
	const of = (coach: Named | null): CoachHours[] => {
		const own = rows.filter(({ coach_id }) => coach_id === (coach?.id ?? null));
		if (own.length === 0) return [];
		const there = clubs.filter(({ id }) => own.some(({ gym_id }) => gym_id === id)).toSorted(byName);
		return [
			{
				coach: coach && person(coach),
				...hoursOf(own),
				clubs: there.map((gym) => ({ gym: person(gym), ...hoursOf(own.filter(({ gym_id }) => gym_id === gym.id)) })),
			},
		];
	};
	return [...coaches.toSorted(byName), null].flatMap(of);
}

export async function coachHoursReport(
	db: Database,
	now: Date,
	actor: Member,
	{ date, gym }: CoachHoursFilter,
): Promise<CoachHoursReport> {
	const month = `${(date ?? wallTime(now).date).slice(0, 7)}-01`;
	const range = { from: month, until: lastDayOf(month), clubs: clubsOf(actor, gym) };
	const rows = await selectCoachHours(db, range, now);
	const [coaches, clubs] = await Promise.all([selectCoachNames(db), selectClubNames(db)]);
	return { month, total: hoursOf(rows), coaches: coachesOf(rows, coaches, clubs) };
}
