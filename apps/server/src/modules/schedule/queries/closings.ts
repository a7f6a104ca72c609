import type { Closing } from "@kvart/contract/closings";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { columnsByName } from "../../../platform/database/schema/columns.ts";
import { closings } from "../../../platform/database/schema/schedule.ts";

/** Closings of the club, its rooms and the chain, on these dates. */
export function selectClosings(
	db: Database,
	gymId: number,
	from: CalendarDate,
	until: CalendarDate,
): Promise<Closing[]> {
	return db
		.select(columnsByName(closings))
		.from(closings)
		.where(
			and(
				isNull(closings.withdrawnAt),
				or(isNull(closings.gymId), eq(closings.gymId, gymId)),
				lte(closings.fromDate, until),
				gte(closings.untilDate, from),
			),
		)
		.orderBy(asc(closings.fromDate), asc(closings.fromTime), asc(closings.id));
}
