import type { CalendarDate } from "@kvart/contract/time";
import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";

const origins = alias(occurrences, "origins");

export interface FirstPlan {
	training_date: CalendarDate;
	time: number;
}

/** When the member's moved trainings were planned first, by booking. */
export async function selectMovedFrom(db: Database, userId: number): Promise<Map<number, FirstPlan>> {
	const rows = await db
		.select({ bookingId: bookings.id, training_date: origins.trainingDate, time: periods.time })
		.from(bookings)
		.innerJoin(origins, eq(origins.movedToId, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, origins.periodId))
		.where(and(eq(bookings.userId, userId), isNull(bookings.cancelledAt)));
	return new Map(rows.map(({ bookingId, ...plan }) => [bookingId, plan]));
}
