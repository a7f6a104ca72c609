import type { CalendarDate } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import type { ClassState } from "../../../../platform/database/schema/class-news.ts";

/** A class on one of its dates. */
export type ClassKey = Pick<ClassState, "periodId" | "date">;

export const keyOf = ({ periodId, date }: ClassKey): string => `${periodId} ${date}`;

interface StateRow {
	period_id: number;
	date: CalendarDate;
	time: number;
	room_id: number;
	training_id: number;
	coach_id: number | null;
	substituted: boolean;
	cancelled: boolean;
}

/** How classes are right now, by `keyOf`; without those that are not on the schedule. */
export async function selectStates(tx: Database, classes: readonly ClassKey[]): Promise<Map<string, ClassState>> {
	if (classes.length === 0) return new Map();
	const keys = JSON.stringify(classes.map(({ periodId, date }) => ({ period_id: periodId, date })));
	const { rows } = (await tx.execute(sql`
		select periods.id as period_id, to_char(keys.date, 'YYYY-MM-DD') as date, periods.time,
			periods.gym_room_id as room_id, periods.training_id,
			coalesce(occurrences.substitute_id, periods.trainer_id) as coach_id,
			occurrences.substitute_id is not null as substituted,
			coalesce(occurrences.cancelled, false) or coalesce(periods.cancelled_from <= keys.date, false) as cancelled
		from jsonb_to_recordset(${keys}::jsonb) as keys (period_id integer, date date)
		join periods on periods.id = keys.period_id and periods.valid_from <= keys.date
			and coalesce(keys.date <= periods.valid_until, true)
		left join occurrences on occurrences.period_id = keys.period_id and occurrences.training_date = keys.date
	`)) as { rows: StateRow[] };
	const states = rows.map(({ period_id, room_id, training_id, coach_id, ...row }) => ({
		...row,
		periodId: period_id,
		roomId: room_id,
		trainingId: training_id,
		coachId: coach_id,
	}));
	return new Map(states.map((state) => [keyOf(state), state]));
}
