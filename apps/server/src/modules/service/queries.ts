import { and, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { waits } from "../../platform/database/schema/booking.ts";
import { mails } from "../../platform/database/schema/office.ts";

export async function selectMailQueue(db: Database) {
	const [row] = await db
		.select({
			waiting: sql<number>`count(*)::integer`,
			retried: sql<number>`count(*) filter (where ${mails.attempts} > 0)::integer`,
			oldest: sql<string | null>`min(${mails.createdAt})::text`,
		})
		.from(mails)
		.where(and(isNull(mails.sentAt), isNull(mails.failedAt)));
	return row;
}

export function selectWaitingCount(db: Database): Promise<number> {
	return db.$count(waits, isNull(waits.endedAt));
}

/** Fails in a database that is read-only, as the embedded one is on a full disk or a copy is; writes nothing. */
export async function isWritable(db: Database): Promise<void> {
	await db.execute(sql`update settings set value = value where false`);
}

export async function isAlive(db: Database): Promise<void> {
	await db.execute(sql`select 1`);
}
