import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { classNews, type KnownClass, type NewsCause } from "../../../../platform/database/schema/class-news.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import { trainings } from "../../../../platform/database/schema/trainings.ts";
import { selectPlacesNow } from "../queries/class-news.ts";
import { selectStates } from "../queries/class-states.ts";
import { type CoachNews, coachNews, keyOf, type PlaceNews, placeNews } from "./who-must-know.ts";

/** The class as its people know it. */
interface Known extends KnownClass {
	training: string;
	trainingEng: string;
	room: string;
	roomEng: string;
}

interface Record {
	id: number;
	known: Known;
	cause: NewsCause | null;
}

export interface PlaceRecord extends Record {
	news: PlaceNews;
	bookingId: number | null;
	waitId: number | null;
}

export interface CoachRecord extends Record {
	news: CoachNews;
	periodId: number;
	date: string;
}

async function selectRows(db: Database, ids: readonly number[]) {
	if (ids.length === 0) return [];
	const rows = await db
		.select({
			id: classNews.id,
			bookingId: classNews.bookingId,
			waitId: classNews.waitId,
			coachId: classNews.coachId,
			periodId: classNews.periodId,
			date: classNews.trainingDate,
			cause: classNews.cause,
			known: classNews.known,
			names: {
				training: trainings.name,
				trainingEng: trainings.nameEng,
				room: gymRooms.name,
				roomEng: gymRooms.nameEng,
			},
		})
		.from(classNews)
		.innerJoin(trainings, sql`${trainings.id} = (${classNews.known} ->> 'trainingId')::integer`)
		.innerJoin(gymRooms, sql`${gymRooms.id} = (${classNews.known} ->> 'roomId')::integer`)
		.where(inArray(classNews.id, [...ids]))
		.orderBy(sql`${classNews.known} ->> 'date'`, sql`(${classNews.known} ->> 'time')::integer`, classNews.id);
	return rows.map(({ names, known, ...row }) => ({ ...row, known: { ...known, ...names } }));
}

/** What people with a place, or who wait for one, have to hear right now. */
export async function placeRecords(db: Database, newsIds: readonly number[]): Promise<PlaceRecord[]> {
	const rows = await selectRows(db, newsIds);
	const among = (part: "bookingId" | "waitId") => rows.flatMap((row) => row[part] ?? []).map((id) => ({ id }));
	const places = await selectPlacesNow(db, { bookings: among("bookingId"), waits: among("waitId") });
	const states = await selectStates(db, [...places.bookings, ...places.waits]);
	return rows.flatMap(({ bookingId, waitId, known, id, cause }) => {
		const place =
			bookingId === null
				? places.waits.find((wait) => wait.id === waitId)
				: places.bookings.find((booking) => booking.id === bookingId);
		if (!place) return [];
		const state = states.get(keyOf(place)) ?? { ...known, cancelled: true };
		const news = placeNews(known, place.active ? state : { ...state, cancelled: true });
		return news === null ? [] : [{ id, bookingId, waitId, known, cause, news }];
	});
}

/** The same for coaches. */
export async function coachRecords(db: Database, newsIds: readonly number[]): Promise<CoachRecord[]> {
	const rows = (await selectRows(db, newsIds)).flatMap(({ coachId, periodId, date, ...row }) =>
		coachId === null || periodId === null || date === null ? [] : [{ ...row, coachId, periodId, date }],
	);
	const states = await selectStates(db, rows);
	return rows.flatMap(({ coachId, known, ...row }) => {
		const news = coachNews(coachId, known, states.get(keyOf(row)) ?? { ...known, cancelled: true });
		return news === null ? [] : [{ ...row, known, news }];
	});
}
