import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { calendarFeeds } from "../../platform/database/schema/booking.ts";
import { users } from "../../platform/database/schema/members.ts";

/** Counts the renewals of the address; undefined for blocked and erased accounts. */
export async function selectGeneration(db: Database, userId: number) {
	const [row] = await db
		.select({ generation: sql<number>`coalesce(${calendarFeeds.generation}, 0)`, language: users.language })
		.from(users)
		.leftJoin(calendarFeeds, eq(calendarFeeds.userId, users.id))
		.where(and(eq(users.id, userId), isNull(users.blockedAt), isNull(users.erasedAt)));
	return row;
}

export async function nextGeneration(db: Database, userId: number, now: Date): Promise<number> {
	const [row] = await db
		.insert(calendarFeeds)
		.values({ userId, generation: 1, renewedAt: now })
		.onConflictDoUpdate({
			target: calendarFeeds.userId,
			set: { generation: sql`${calendarFeeds.generation} + 1`, renewedAt: now },
		})
		.returning({ generation: calendarFeeds.generation });
	return row?.generation ?? 1;
}
