import type { FindInput, FoundPeriod } from "@kvart/contract/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, between, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { occurrences, periods, promotions } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

/** The possible meanings of a typed word, by ids. */
interface FoundWord {
	trainings: readonly number[];
	coaches: readonly number[];
	clubs: readonly number[];
	dates: readonly CalendarDate[];
}

export interface Search extends Omit<Partial<FindInput>, "limit"> {
	limit: number;
	/** Every word has to match; left out by visitors, who choose. */
	words?: readonly FoundWord[];
	/** Only trainings, coaches and clubs that this member marked. */
	favouritesOf?: number | undefined;
	/** Classes that have started by this date and time are left out. */
	today: CalendarDate;
	now: number;
	/** The dates to search. */
	first: CalendarDate;
	last: CalendarDate;
}

const date = sql<CalendarDate>`dates.date`;
const capacity = sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})`;
const freePlaces = sql<number>`greatest(0, ${capacity} - coalesce(${occurrences.taken}, 0))`;
const coachId = sql<number | null>`coalesce(${occurrences.substituteId}, ${periods.trainerId})`;

/** As an array, because the database can use it in an index of `periods` for some clubs and for all. */
function inRooms(gymIds: readonly number[] | undefined): SQL {
	const ofClub = gymIds === undefined ? sql`` : sql`where ${inArray(gymRooms.gymId, [...gymIds])}`;
	return sql`${periods.gymRoomId} = any(array(select id from gym_rooms ${ofClub}))`;
}

/** Leaves out past seasons and promotions. An index has each of the three. */
function maybeOn({ first, last }: Search): SQL | undefined {
	return or(
		and(isNull(periods.promotionId), isNull(periods.validUntil)),
		and(isNull(periods.promotionId), gte(periods.validUntil, first)),
		and(isNotNull(periods.trainingDate), between(periods.trainingDate, first, last)),
	);
}

function takesPlace({ today }: Search): SQL | undefined {
	return and(
		or(isNull(periods.promotionId), and(lte(promotions.activeFrom, today), gte(promotions.activeUntil, today))),
		lte(periods.validFrom, date),
		// A removed promotion period ends before its own date.
		or(isNull(periods.validUntil), gte(periods.validUntil, date)),
		sql`not coalesce(${periods.cancelledFrom} <= ${date}, false)`,
		sql`not coalesce(${occurrences.cancelled}, false)`,
	);
}

function favouriteOf(userId: number): SQL {
	return sql`exists (
		select from favourites
		where favourites.user_id = ${userId} and (
			favourites.training_id = ${periods.trainingId}
			or favourites.trainer_id = ${coachId}
			or favourites.gym_id = (select gym_id from gym_rooms where id = ${periods.gymRoomId})
		)
	)`;
}

function meant({ trainings: trainingIds, coaches, clubs, dates }: FoundWord): SQL | undefined {
	return or(
		inArray(periods.trainingId, [...trainingIds]),
		inArray(coachId, [...coaches]),
		inRooms(clubs),
		inArray(sql`to_char(${date}, 'YYYY-MM-DD')`, [...dates]),
	);
}

function wanted({
	today,
	now,
	from,
	to,
	period,
	training,
	coach,
	free,
	favouritesOf,
	words = [],
}: Search): SQL | undefined {
	return and(
		sql`(${date}, ${periods.time}) > (${today}::date, ${now}::integer)`,
		from === undefined ? undefined : gte(periods.time, from),
		to === undefined ? undefined : lte(periods.time, to),
		period === undefined ? undefined : eq(periods.id, period),
		training === undefined ? undefined : eq(periods.trainingId, training),
		coach === undefined ? undefined : sql`${coachId} = ${coach}`,
		free ? sql`${freePlaces} > 0` : undefined,
		favouritesOf === undefined ? undefined : favouriteOf(favouritesOf),
		...words.map(meant),
	);
}

/** Limited before anything is joined that results only show. */
function comingRows(db: Database, search: Search) {
	const { gym, first, last, limit } = search;
	return db
		.select({
			id: periods.id,
			kind: sql<FoundPeriod["kind"]>`case when ${periods.promotionId} is null then 'ordinary' else 'promotion' end`.as(
				"kind",
			),
			time: periods.time,
			date: sql<CalendarDate>`dates.date`.as("date"),
			capacity: capacity.as("capacity"),
			freePlaces: freePlaces.as("free_places"),
			trainingId: periods.trainingId,
			gymRoomId: periods.gymRoomId,
			coachId: coachId.as("coach_id"),
			occurrenceId: sql<number | null>`${occurrences.id}`.as("occurrence_id"),
		})
		.from(periods)
		.innerJoin(
			sql`(
				select each::date as date, extract(isodow from each)::integer as day
				from generate_series(${first}::date, ${last}::date, '1 day') as each
			) as dates`,
			sql`dates.day = ${periods.day} and ${date} = coalesce(${periods.trainingDate}, ${date})`,
		)
		.leftJoin(promotions, eq(promotions.id, periods.promotionId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.where(and(inRooms(gym), maybeOn(search), takesPlace(search), wanted(search)))
		.orderBy(asc(date), asc(periods.time), asc(periods.id))
		.limit(limit)
		.as("coming");
}

/** Periods of all clubs on their dates, by start. */
export function selectComing(db: Database, search: Search) {
	const coming = comingRows(db, search);
	return db
		.select({
			id: coming.id,
			kind: coming.kind,
			time: coming.time,
			training_date: sql<CalendarDate>`to_char(${coming.date}, 'YYYY-MM-DD')`,
			duration: trainings.duration,
			capacity: coming.capacity,
			free_places: coming.freePlaces,
			waiting_count: sql<number>`(
				select count(*)::integer from waits where waits.occurrence_id = coming.occurrence_id and ended_at is null
			)`,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			coach: { id: trainers.id, name: trainers.name },
			gym: {
				id: gyms.id,
				name: gyms.name,
				slug: gyms.slug,
				latitude: gyms.latitude,
				longitude: gyms.longitude,
			},
			room: { id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng },
		})
		.from(coming)
		.innerJoin(trainings, eq(trainings.id, coming.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, coming.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(trainers, eq(trainers.id, coming.coachId))
		.orderBy(asc(coming.date), asc(coming.time), asc(coming.id));
}
