import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { classNews } from "../../../../platform/database/schema/class-news.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import { trainings } from "../../../../platform/database/schema/trainings.ts";

/** The classes as people know them, with names, in the order of the classes. */
export async function selectNewsRows(db: Database, ids: readonly number[]) {
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
