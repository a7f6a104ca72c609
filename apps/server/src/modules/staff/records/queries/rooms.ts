import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import type { Part } from "./store.ts";

interface Room {
	id?: number | undefined;
	name: string;
	name_eng: string;
}

function ownRooms(gymId: number) {
	return and(eq(gymRooms.gymId, gymId), isNull(gymRooms.archivedAt));
}

/** Archives the rooms that the list leaves out, and clears the positions for the new order. */
async function clearPositions(tx: Database, gymId: number, used: readonly number[], now: Date): Promise<void> {
	const position = sql`-${gymRooms.id}`;
	await tx.update(gymRooms).set({ position }).where(ownRooms(gymId));
	const left = await tx.select({ id: gymRooms.id }).from(gymRooms).where(ownRooms(gymId));
	const unused = left.flatMap(({ id }) => (used.includes(id) ? [] : [id]));
	if (unused.length > 0) await tx.update(gymRooms).set({ archivedAt: now }).where(inArray(gymRooms.id, unused));
}

/** The rooms of a club. Existing ones keep their ids; an unknown id makes a new room. */
export const roomsOfClub: Part<Room[], { id: number }, { rooms: Room[] }> = {
	read: async (db, clubs) => {
		const ids = clubs.map(({ id }) => id);
		const rows = await db
			.select({ gymId: gymRooms.gymId, id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng })
			.from(gymRooms)
			.where(and(inArray(gymRooms.gymId, ids), isNull(gymRooms.archivedAt)))
			.orderBy(asc(gymRooms.position));
		const byClub = Map.groupBy(rows, ({ gymId }) => gymId);
		return ids.map((id) => (byClub.get(id) ?? []).map(({ gymId: _, ...room }) => room));
	},
	write: async (tx, gymId, { rooms }, now) => {
		const own = await tx.select({ id: gymRooms.id }).from(gymRooms).where(ownRooms(gymId));
		const isOwn = new Set(own.map(({ id }) => id));
		await clearPositions(
			tx,
			gymId,
			rooms.flatMap(({ id }) => id ?? []),
			now,
		);
		for (const [index, { id, name, name_eng: nameEng }] of rooms.entries()) {
			const row = { name, nameEng, position: index + 1 };
			// A repeated id makes a new room.
			if (id !== undefined && isOwn.delete(id)) await tx.update(gymRooms).set(row).where(eq(gymRooms.id, id));
			else await tx.insert(gymRooms).values({ ...row, gymId });
		}
	},
	remove: async (tx, gymId) => {
		await tx.delete(gymRooms).where(eq(gymRooms.gymId, gymId));
	},
};
