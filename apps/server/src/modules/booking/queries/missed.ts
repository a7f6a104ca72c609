import { and, eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../platform/database/schema/trainings.ts";
import { isNoShow } from "../../../platform/office/no-shows.ts";

/** The bookings with which the member did not come, forgiven ones included. */
export async function selectMissed(db: Database, userId: number, now: Date): Promise<Set<number>> {
	const rows = await db
		.select({ id: bookings.id })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.where(and(eq(bookings.userId, userId), isNoShow(now)));
	return new Set(rows.map(({ id }) => id));
}
