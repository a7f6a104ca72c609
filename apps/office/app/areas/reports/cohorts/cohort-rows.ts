import type { Cohort, CohortActivity } from "@kvart/contract/staff/cohorts";
import type { CalendarDate } from "@kvart/contract/time";

/** One month after the joining of those who joined in a month. */
export interface CohortMonth extends CohortActivity {
	/** The month of joining. */
	month: CalendarDate;
	joined: number;
	/** Months after joining, from 1. */
	later: number;
	/** The current month. */
	running: boolean;
}

export function cohortMonths(cohorts: readonly Cohort[]): CohortMonth[] {
	return cohorts.flatMap(({ month, joined, months }) =>
		months.map((active, index) => ({
			...active,
			month,
			joined,
			later: index + 1,
			running: index === months.length - 1,
		})),
	);
}

export type Activity = keyof CohortActivity;

/** Null if no member joined. */
export function cohortShare(row: CohortMonth, activity: Activity): number | null {
	return row.joined === 0 ? null : row[activity] / row.joined;
}
