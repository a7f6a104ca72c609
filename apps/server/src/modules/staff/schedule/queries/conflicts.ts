import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { type CalendarDate, type Day, minutesOf } from "@kvart/contract/time";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";

/** A training to be scheduled. */
export interface Plan {
	roomId: number;
	trainerId: number | null;
	day: Day;
	time: number;
	duration: number;
	from: CalendarDate;
	/** Inclusive; the same date for a single training, null without end. */
	until: CalendarDate | null;
	/** The period that moves. */
	exceptPeriodId?: number;
}

// 930 is 9:30, which is minute 570.
const minute = (time: SQL) => sql`(${time} / 100 * 60 + ${time} % 100)`;
const startMinute = minute(sql`periods.time`);

const fields = (kind: SQL, date: SQL) => sql`${kind} as kind, periods.id as period_id,
	to_char(${date}, 'YYYY-MM-DD') as training_date, periods.time, trainings.duration,
	json_build_object('id', trainings.id, 'name', trainings.name, 'name_eng', trainings.name_eng) as training,
	case when trainers.id is not null then json_build_object('id', trainers.id, 'name', trainers.name) end as coach,
	json_build_object('id', gym_rooms.id, 'name', gym_rooms.name, 'name_eng', gym_rooms.name_eng) as room,
	json_build_object('id', gyms.id, 'name', gyms.name) as gym`;

const places = sql`join trainings on trainings.id = periods.training_id
	join gym_rooms on gym_rooms.id = periods.gym_room_id
	join gyms on gyms.id = gym_rooms.gym_id`;

/**
 * Trainings at the same time in the same room, or with the same coach anywhere, with the first date of the conflict.
 * Cancellations and substitutes count for a single date only, not for a series.
 */
export async function selectConflicts(db: Database, plan: Plan): Promise<ScheduleConflict[]> {
	const start = minutesOf(plan.time);
	const single = plan.from === plan.until;
	const { rows } = (await db.execute(sql`
		select ${fields(sql`case when periods.gym_room_id = ${plan.roomId} then 'room' else 'coach' end`, sql`conflict.date`)}
		from periods ${places}
		cross join lateral (
			select greatest(periods.valid_from, ${plan.from}::date) as earliest
		) as since
		cross join lateral (
			select coalesce(periods.training_date,
				since.earliest + (periods.day - extract(isodow from since.earliest)::integer + 7) % 7) as date
		) as conflict
		left join occurrences on ${single} and occurrences.period_id = periods.id
			and occurrences.training_date = conflict.date
		left join trainers on trainers.id = coalesce(occurrences.substitute_id, periods.trainer_id)
		where periods.day = ${plan.day} and periods.id <> ${plan.exceptPeriodId ?? 0}
			and ${startMinute} < ${start + plan.duration} and ${startMinute} + trainings.duration > ${start}
			and conflict.date >= since.earliest
			and conflict.date <= coalesce(periods.valid_until, 'infinity')
			and conflict.date <= coalesce(${plan.until}::date, 'infinity')
			and conflict.date < coalesce(periods.cancelled_from, 'infinity')
			and not coalesce(occurrences.cancelled, false)
			and (periods.gym_room_id = ${plan.roomId} or trainers.id = ${plan.trainerId})
		order by kind desc, conflict.date, periods.time, periods.id`)) as { rows: ScheduleConflict[] };
	return rows;
}

/** Classes in the same room at the same time as one of these dates. */
export async function selectRoomConflicts(db: Database, occurrenceIds: readonly number[]): Promise<ScheduleConflict[]> {
	if (occurrenceIds.length === 0) return [];
	const ownStart = minute(sql`own.time`);
	const { rows } = (await db.execute(sql`
		select distinct on (periods.id, dates.training_date) ${fields(sql`'room'`, sql`dates.training_date`)}
		from occurrences as dates
		join periods as own on own.id = dates.period_id
		join trainings as own_training on own_training.id = own.training_id
		join periods on periods.gym_room_id = own.gym_room_id and periods.day = own.day and periods.id <> own.id
		${places}
		left join occurrences on occurrences.period_id = periods.id and occurrences.training_date = dates.training_date
		left join trainers on trainers.id = coalesce(occurrences.substitute_id, periods.trainer_id)
		where ${inArray(sql`dates.id`, [...occurrenceIds])}
			and ${startMinute} < ${ownStart} + own_training.duration and ${startMinute} + trainings.duration > ${ownStart}
			and coalesce(periods.training_date = dates.training_date, true)
			and dates.training_date between periods.valid_from and coalesce(periods.valid_until, 'infinity')
			and dates.training_date < coalesce(periods.cancelled_from, 'infinity')
			and not coalesce(occurrences.cancelled, false)
		order by periods.id, dates.training_date`)) as { rows: ScheduleConflict[] };
	return rows;
}
