import type { CalendarDate } from "@kvart/contract/time";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";

/** Undefined if there is no such period. */
export async function selectCapacity(db: Database, periodId: number, date: CalendarDate): Promise<number | undefined> {
	const [row] = await db
		.select({ capacity: sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})` })
		.from(periods)
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.where(eq(periods.id, periodId));
	return row?.capacity;
}
