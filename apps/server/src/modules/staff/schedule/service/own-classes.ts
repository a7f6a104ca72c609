import { hasEnded } from "@kvart/contract/booking";
import type { OwnHours } from "@kvart/contract/staff/own-classes";
import { addDays, type CalendarDate, wallTime, weekOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { isAway } from "../queries/absences.ts";
import { type EntryRow, selectCoachWeek } from "../queries/board.ts";
import { selectRequestsFrom } from "../queries/substitutions.ts";
import { overlap, type ScheduleDeps } from "./board.ts";

export const teacherOf = ({ coach, substitute }: EntryRow) => (substitute ?? coach)?.id;

/** The calls are for coaches, whose accounts have a record. */
export function coachOf({ coachId }: Member): number {
	if (coachId === null) throw new Refusal("ERR_BAD_ROLE");
	return coachId;
}

/** All classes that the coach teaches, or would teach without a substitute. */
export function selectOwnWeek(db: Database, coachId: number, monday: CalendarDate): Promise<EntryRow[]> {
	return selectCoachWeek(db, [coachId], 0, monday);
}

type Hour = Pick<EntryRow, "training_date" | "time" | "duration">;

/** Is there, and teaches nothing else at that time. */
export async function isFree(db: Database, coachId: number, one: Hour): Promise<boolean> {
	const week = await selectOwnWeek(db, coachId, weekOf(one.training_date)[0] as CalendarDate);
	if (week.some((row) => teacherOf(row) === coachId && !row.cancelled && overlap(row, one))) return false;
	return !(await isAway(db, coachId, one.training_date));
}

export async function ownWeek({ db, clock }: ScheduleDeps, actor: Member, date: CalendarDate | undefined) {
	const coachId = coachOf(actor);
	const now = clock.now();
	const today = wallTime(now).date;
	const dates = weekOf(date ?? today);
	const monday = dates[0] as CalendarDate;
	const rows = await selectOwnWeek(db, coachId, monday);
	const requests = (await selectRequestsFrom(db, monday)).filter(({ coach }) => coach.id === coachId);
	const classes = rows.map((row) => {
		const own = teacherOf(row) === coachId;
		return {
			...row,
			instead_of: own && row.coach?.id !== coachId ? row.coach : null,
			taught_by: own ? null : row.substitute,
			request:
				requests.find(
					({ period_id, training_date }) => period_id === row.period_id && training_date === row.training_date,
				) ?? null,
		};
	});
	return { dates, today, now, classes };
}

function sum(rows: readonly EntryRow[]) {
	return { classes: rows.length, minutes: rows.reduce((minutes, { duration }) => minutes + duration, 0) };
}

function byClub(rows: readonly EntryRow[]): OwnHours["clubs"] {
	const gyms = new Map(rows.map(({ gym }) => [gym.id, gym]));
	return [...gyms.values()]
		.map((gym) => ({ gym, ...sum(rows.filter((row) => row.gym.id === gym.id)) }))
		.toSorted((a, b) => b.minutes - a.minutes);
}

/** For the coach's own check of what is paid: cancelled classes and those of a substitute do not count. */
export async function ownHours(
	{ db, clock }: ScheduleDeps,
	actor: Member,
	date: CalendarDate | undefined,
): Promise<OwnHours> {
	const coachId = coachOf(actor);
	const now = clock.now();
	const month = `${(date ?? wallTime(now).date).slice(0, 7)}-01`;
	const rows: EntryRow[] = [];
	for (
		let monday = weekOf(month)[0] as CalendarDate;
		monday.slice(0, 7) <= month.slice(0, 7);
		monday = addDays(monday, 7)
	)
		rows.push(...(await selectOwnWeek(db, coachId, monday)));
	const own = rows.filter(
		(row) => teacherOf(row) === coachId && !row.cancelled && row.training_date.slice(0, 7) === month.slice(0, 7),
	);
	const over = (row: EntryRow) => hasEnded({ ...row, trainingDate: row.training_date }, now);
	const taught = own.filter(over);
	return { month, taught: sum(taught), coming: sum(own.filter((row) => !over(row))), clubs: byClub(taught) };
}
