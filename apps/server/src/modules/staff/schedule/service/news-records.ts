import type { Database } from "../../../../platform/database/database.ts";
import type { KnownClass, NewsCause } from "../../../../platform/database/schema/class-news.ts";
import { selectPlacesNow } from "../queries/class-news.ts";
import { keyOf, selectStates } from "../queries/class-states.ts";
import { selectNewsRows } from "../queries/news-rows.ts";
import { type CoachNews, coachNews, type PlaceNews, placeNews } from "./who-must-know.ts";

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

/** The current news for people with a place, or who wait for one. */
export async function placeRecords(db: Database, newsIds: readonly number[]): Promise<PlaceRecord[]> {
	const rows = await selectNewsRows(db, newsIds);
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
	const rows = (await selectNewsRows(db, newsIds)).flatMap(({ coachId, periodId, date, ...row }) =>
		coachId === null || periodId === null || date === null ? [] : [{ ...row, coachId, periodId, date }],
	);
	const states = await selectStates(db, rows);
	return rows.flatMap(({ coachId, known, ...row }) => {
		const news = coachNews(coachId, known, states.get(keyOf(row)) ?? { ...known, cancelled: true });
		return news === null ? [] : [{ ...row, known, news }];
	});
}
