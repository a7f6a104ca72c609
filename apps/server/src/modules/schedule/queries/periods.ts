import type { Period } from "@kvart/contract/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { promotionGyms, promotions } from "../../../platform/database/schema/schedule.ts";
import { statement } from "../../../platform/database/statement.ts";

/** With the caller's own booking. */
export interface ListedPeriod extends Period {
	booking_id: number | null;
}

interface PeriodRow extends Omit<ListedPeriod, "training" | "coach" | "booked" | "calendar_url"> {
	training_id: number;
	name: string;
	name_eng: string;
	intensity: Period["training"]["intensity"];
	coach_id: number | null;
	coach_name: string;
}

function toPeriod({
	training_id,
	name,
	name_eng,
	intensity,
	coach_id,
	coach_name,
	...period
}: PeriodRow): ListedPeriod {
	return {
		...period,
		booked: period.booking_id !== null,
		calendar_url: null,
		training: { id: training_id, name, name_eng, duration: period.duration, intensity },
		coach: coach_id === null ? null : { id: coach_id, name: coach_name },
	};
}

const roomId = sql`${sql.placeholder("roomId")}::integer`;
const monday = sql`${sql.placeholder("monday")}::date`;
const today = sql`${sql.placeholder("today")}::date`;
/** Null for a visitor, who has no bookings and does not wait: null equals nothing. */
const userId = sql`${sql.placeholder("userId")}::integer`;

/** Periods on one of their dates. */
const periodsOn = (date: SQL) => sql`
	select periods.id, periods.day, periods.time, periods.gym_room_id, to_char(${date}, 'YYYY-MM-DD') as training_date,
		periods.samsung_promotion, coalesce(occurrences.capacity, periods.capacity) as capacity,
		greatest(0, coalesce(occurrences.capacity, periods.capacity) - coalesce(occurrences.taken, 0)) as free_places,
		coalesce(occurrences.cancelled, false) or coalesce(periods.cancelled_from <= ${date}, false) as cancelled,
		(
			select json_build_object('time', target_period.time, 'gym_room_id', target_period.gym_room_id,
				'training_date', to_char(target.training_date, 'YYYY-MM-DD'))
			from occurrences as target join periods as target_period on target_period.id = target.period_id
			where target.id = occurrences.moved_to_id and not target.cancelled
		) as moved_to,
		(
			select bookings.id from bookings
			where bookings.occurrence_id = occurrences.id and cancelled_at is null and user_id = ${userId}
			limit 1
		) as booking_id,
		(
			select position::integer from (
				select user_id, row_number() over (order by id) as position
				from waits where occurrence_id = occurrences.id and ended_at is null
			) as line where user_id = ${userId}
		) as waiting,
		(select count(*)::integer from waits where occurrence_id = occurrences.id and ended_at is null) as waiting_count,
		trainings.id as training_id, trainings.name, trainings.name_eng, trainings.duration, trainings.intensity,
		trainers.id as coach_id, trainers.name as coach_name
	from periods join trainings on trainings.id = periods.training_id
	left join occurrences on occurrences.period_id = periods.id and occurrences.training_date = ${date}
	left join trainers on trainers.id = coalesce(occurrences.substitute_id, periods.trainer_id)`;

const dateInWeek = sql`(${monday} + periods.day - 1)`;
/** The weekly periods of a room. The first condition on `valid_until` follows from the second, but can use an index. */
export const weekQuery = sql`${periodsOn(dateInWeek)}
	where periods.gym_room_id = ${roomId} and periods.promotion_id is null and periods.valid_from <= ${dateInWeek}
		and (periods.valid_until is null or periods.valid_until >= ${monday})
		and (periods.valid_until is null or periods.valid_until >= ${dateInWeek})
	order by periods.day, periods.time, periods.id`;
const week = statement<PeriodRow>("schedule_week", weekQuery);

export interface Viewer {
	roomId: number;
	userId: number | null;
}

export async function selectWeek(db: Database, viewer: Viewer, from: CalendarDate): Promise<ListedPeriod[]> {
	return (await week.run(db, { ...viewer, monday: from })).map(toPeriod);
}

/** The coming periods of running promotions in a room. A removed period ends before its own date. */
const coming = statement<PeriodRow>(
	"schedule_promotion",
	sql`${periodsOn(sql`periods.training_date`)}
	join promotions on promotions.id = periods.promotion_id
	where periods.gym_room_id = ${roomId} and periods.training_date >= ${today}
		and (periods.valid_until is null or periods.valid_until >= periods.training_date)
		and promotions.active_from <= ${today} and promotions.active_until >= ${today}
	order by periods.training_date, periods.time, periods.id`,
);

export async function selectPromotionPeriods(db: Database, viewer: Viewer, on: CalendarDate): Promise<ListedPeriod[]> {
	return (await coming.run(db, { ...viewer, today: on })).map(toPeriod);
}

export async function roomExists(db: Database, id: number): Promise<boolean> {
	return (await db.$count(gymRooms, eq(gymRooms.id, id))) > 0;
}

/** A row for every club of every running promotion. */
export function selectActivePromotions(db: Database, on: CalendarDate) {
	return db
		.select({
			id: promotions.id,
			title: promotions.title,
			title_eng: promotions.titleEng,
			text: promotions.text,
			text_eng: promotions.textEng,
			photo_url: promotions.photoUrl,
			active_until: promotions.activeUntil,
			gym: { id: gyms.id, name: gyms.name, slug: gyms.slug },
		})
		.from(promotions)
		.innerJoin(promotionGyms, eq(promotionGyms.promotionId, promotions.id))
		.innerJoin(gyms, eq(gyms.id, promotionGyms.gymId))
		.where(and(lte(promotions.activeFrom, on), gte(promotions.activeUntil, on)))
		.orderBy(asc(promotions.id), asc(gyms.id));
}
