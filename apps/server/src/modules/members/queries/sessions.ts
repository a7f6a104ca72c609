import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { sessions, users } from "../../../platform/database/schema/members.ts";

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
	await db.insert(sessions).values(row);
	// Sessions are deleted long before an account counts as inactive.
	await db.update(users).set({ lastLoginAt: row.createdAt }).where(eq(users.id, row.userId));
}

function openFor(userId: number, now: Date) {
	return and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
}

export function selectOpenSessions(db: Database, userId: number, now: Date) {
	return db
		.select({
			id: sessions.id,
			device: sessions.device,
			created_at: sessions.createdAt,
			expires_at: sessions.expiresAt,
		})
		.from(sessions)
		.where(openFor(userId, now))
		.orderBy(desc(sessions.createdAt), desc(sessions.id));
}

export async function endSession(db: Database, id: number, now: Date): Promise<void> {
	await db
		.update(sessions)
		.set({ endedAt: now })
		.where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** False if it is not an open session of the member. */
export async function endOwnSession(db: Database, userId: number, id: number, now: Date): Promise<boolean> {
	const rows = await db
		.update(sessions)
		.set({ endedAt: now })
		.where(and(openFor(userId, now), eq(sessions.id, id)))
		.returning({ id: sessions.id });
	return rows.length > 0;
}

export async function endAllSessions(db: Database, userId: number, now: Date, except?: number): Promise<void> {
	await db
		.update(sessions)
		.set({ endedAt: now })
		.where(and(openFor(userId, now), except === undefined ? undefined : ne(sessions.id, except)));
}

export async function deleteOldSessions(db: Database, userId: number, before: Date): Promise<void> {
	await db
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before))));
}

/** Whether a stored session of the member came from that network address. */
export async function hasUsedAddress(db: Database, email: string, addressDigest: string): Promise<boolean> {
	const rows = await db
		.select({ id: sessions.id })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sql`lower(${users.email})`, email), eq(sessions.addressDigest, addressDigest)))
		.limit(1);
	return rows.length > 0;
}
