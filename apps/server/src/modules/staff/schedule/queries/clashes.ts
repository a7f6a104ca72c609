import { type CalendarDate, type Day, minutesOf } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";

/** A training that somebody wants to hold. */
export interface Plan {
	roomId: number;
	trainerId: number | null;
	day: Day;
	time: number;
	duration: number;
	/** The dates from this one... */
	from: CalendarDate;
	/** ...up to and with this one; the same date for a single training, null without an end. */
	until: CalendarDate | null;
	/** Not counted: the one that is moved away. */
	exceptPeriodId?: number;
}

export interface ClashRow {
	kind: "room" | "coach";
	periodId: number;
	date: CalendarDate;
	time: number;
	duration: number;
	trainingId: number;
	trainingName: string;
	trainingNameEng: string;
	coachId: number | null;
	coachName: string | null;
	roomId: number;
	roomName: string;
	roomNameEng: string;
	gymId: number;
	gymName: string;
}

// 930 is 9:30, half past nine is 570 minutes.
const startMinute = sql`(periods.time / 100 * 60 + periods.time % 100)`;

/**
 * What takes place at the same time in the same room, or with the same coach anywhere, each with the first date on which
 * the two meet. Of a single date it is known whether it was called off and who holds it; a series is taken as planned.
 */
export async function selectClashes(db: Database, plan: Plan): Promise<ClashRow[]> {
	const start = minutesOf(plan.time);
	const single = plan.from === plan.until;
	const { rows } = (await db.execute(sql`
		select case when periods.gym_room_id = ${plan.roomId} then 'room' else 'coach' end as kind,
			periods.id as "periodId", to_char(meeting.date, 'YYYY-MM-DD') as date, periods.time, trainings.duration,
			trainings.id as "trainingId", trainings.name as "trainingName", trainings.name_eng as "trainingNameEng",
			trainers.id as "coachId", trainers.name as "coachName",
			gym_rooms.id as "roomId", gym_rooms.name as "roomName", gym_rooms.name_eng as "roomNameEng",
			gyms.id as "gymId", gyms.name as "gymName"
		from periods
		join trainings on trainings.id = periods.training_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		join gyms on gyms.id = gym_rooms.gym_id
		cross join lateral (
			select greatest(periods.valid_from, ${plan.from}::date) as earliest
		) as since
		cross join lateral (
			select coalesce(periods.training_date,
				since.earliest + (periods.day - extract(isodow from since.earliest)::integer + 7) % 7) as date
		) as meeting
		left join occurrences on ${single} and occurrences.period_id = periods.id
			and occurrences.training_date = meeting.date
		left join trainers on trainers.id = coalesce(occurrences.substitute_id, periods.trainer_id)
		where periods.day = ${plan.day} and periods.id <> ${plan.exceptPeriodId ?? 0}
			and ${startMinute} < ${start + plan.duration} and ${startMinute} + trainings.duration > ${start}
			and meeting.date >= since.earliest
			and meeting.date <= coalesce(periods.valid_until, 'infinity')
			and meeting.date <= coalesce(${plan.until}::date, 'infinity')
			and meeting.date < coalesce(periods.cancelled_from, 'infinity')
			and not coalesce(occurrences.cancelled, false)
			and (periods.gym_room_id = ${plan.roomId} or trainers.id = ${plan.trainerId})
		order by kind desc, meeting.date, periods.time, periods.id`)) as { rows: ClashRow[] };
	return rows;
}
