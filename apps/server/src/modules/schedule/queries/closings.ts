import type { Closing } from "@kvart/contract/closings";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { columnsByName } from "../../../platform/database/schema/columns.ts";
import { closings } from "../../../platform/database/schema/schedule.ts";

/** Of the club, its rooms and the chain, on these dates. */
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

/** With the names of its place; also one that was withdrawn. */
export async function selectClosingPlace(db: Database, id: number) {
	const [row] = await db
		.select({
			...columnsByName(closings),
			gymName: gyms.name,
			roomName: gymRooms.name,
			roomNameEng: gymRooms.nameEng,
		})
		.from(closings)
		.leftJoin(gyms, eq(gyms.id, closings.gymId))
		.leftJoin(gymRooms, eq(gymRooms.id, closings.gymRoomId))
		.where(eq(closings.id, id));
	return row;
}
