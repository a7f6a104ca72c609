import { comingSoonAddress } from "@kvart/contract/clubs";
import { and, asc, eq, exists, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { gymRooms, gyms } from "../../platform/database/schema/clubs.ts";
import { columnsByName } from "../../platform/database/schema/columns.ts";

export function selectGyms(db: Database) {
	const rooms = db
		.select({ one: sql`1` })
		.from(gymRooms)
		.where(and(eq(gymRooms.gymId, gyms.id), isNull(gymRooms.archivedAt)));
	return db
		.select({
			...columnsByName(gyms),
			gym: sql<boolean>`'gym' = any(${gyms.offers})`,
			fitness: sql<boolean>`'fitness' = any(${gyms.offers})`,
			address: sql<string>`case when ${gyms.comingSoon} then ${comingSoonAddress} else ${gyms.address} end`,
			has_room: sql<boolean>`${exists(rooms)}`,
		})
		.from(gyms)
		.orderBy(asc(gyms.id));
}

export function selectRooms(db: Database, gymId: number) {
	return db
		.select(columnsByName(gymRooms))
		.from(gymRooms)
		.where(and(eq(gymRooms.gymId, gymId), isNull(gymRooms.archivedAt)))
		.orderBy(asc(gymRooms.position));
}

export async function selectGymName(db: Database, slug: string): Promise<string | undefined> {
	const [row] = await db.select({ name: gyms.name }).from(gyms).where(eq(gyms.slug, slug));
	return row?.name;
}

export async function gymExists(db: Database, gymId: number): Promise<boolean> {
	return (await db.$count(gyms, eq(gyms.id, gymId))) > 0;
}
