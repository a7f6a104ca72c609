import type { Locale } from "@kvart/contract/locale";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { openingRequests } from "../../platform/database/schema/openings.ts";

interface NewRequest {
	gymId: number;
	email: string;
	language: Locale;
	createdAt: Date;
}

/** Changes nothing if the address is on the list already. */
export async function insertRequest(db: Database, request: NewRequest): Promise<void> {
	await db.insert(openingRequests).values(request).onConflictDoNothing();
}

export function selectRequests(db: Database, gymId: number, limit: number) {
	return db
		.select({
			id: openingRequests.id,
			email: openingRequests.email,
			language: openingRequests.language,
			created_at: openingRequests.createdAt,
			notified_at: openingRequests.notifiedAt,
		})
		.from(openingRequests)
		.where(eq(openingRequests.gymId, gymId))
		.orderBy(desc(openingRequests.id))
		.limit(limit);
}

export async function countRequests(db: Database, gymId: number) {
	const [row] = await db
		.select({ all: count(), notified: count(openingRequests.notifiedAt) })
		.from(openingRequests)
		.where(eq(openingRequests.gymId, gymId));
	return { waiting: (row?.all ?? 0) - (row?.notified ?? 0), notified: row?.notified ?? 0 };
}

/** Marks those that wait and returns them: of two calls at the same time each address gets one mail. */
export function markNotified(tx: Database, gymId: number, now: Date) {
	const { id, email, language } = openingRequests;
	return tx
		.update(openingRequests)
		.set({ notifiedAt: now })
		.where(and(eq(openingRequests.gymId, gymId), isNull(openingRequests.notifiedAt)))
		.returning({ id, email, language });
}

/** For the mails; undefined once the person is erased. */
export async function selectRequestedClub(db: Database, requestId: number) {
	const [row] = await db
		.select({
			name: gyms.name,
			slug: gyms.slug,
			comingSoon: gyms.comingSoon,
			address: gyms.address,
			weekdays: gyms.weekdays,
			saturday: gyms.saturday,
			sunday: gyms.sunday,
		})
		.from(openingRequests)
		.innerJoin(gyms, eq(gyms.id, openingRequests.gymId))
		.where(eq(openingRequests.id, requestId));
	return row;
}
