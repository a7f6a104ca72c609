import { type Cohort, type CohortFilter, cohortMonths } from "@kvart/contract/staff/cohorts";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/session.ts";
import { selectCohorts } from "../queries/cohorts.ts";
import { clubsOf } from "./range.ts";

function monthBefore(month: CalendarDate): CalendarDate {
	return `${addDays(month, -1).slice(0, 7)}-01`;
}

/** Members by the month in which they joined, for the last twelve months, oldest first. A month without rows has no new members. */
export async function listCohorts(db: Database, now: Date, actor: Member, { gym }: CohortFilter): Promise<Cohort[]> {
	const thisMonth = `${wallTime(now).date.slice(0, 7)}-01`;
	const months: CalendarDate[] = [];
	for (let month = monthBefore(thisMonth); months.length < cohortMonths; month = monthBefore(month))
		months.unshift(month);
	const range = { from: months[0] ?? thisMonth, until: addDays(thisMonth, -1), clubs: clubsOf(actor, gym) };
	const rows = await selectCohorts(db, range, thisMonth);
	return months.map((month, index) => {
		const found = new Map(rows.filter((row) => row.month === month).map((row) => [row.later, row]));
		return {
			month,
			joined: found.get(0)?.people ?? 0,
			months: Array.from({ length: months.length - index }, (_, step) => ({
				booked: found.get(step + 1)?.people ?? 0,
				came: found.get(step + 1)?.came ?? 0,
			})),
		};
	});
}
