import type { Gym, GymRoom } from "@kvart/contract/clubs";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { toGym, toRoom } from "./mapper.ts";
import { gymExists, selectGymName, selectGyms, selectRooms } from "./queries.ts";

export async function listGyms(db: Database): Promise<Gym[]> {
	return (await selectGyms(db)).map(toGym);
}

export function clubName(db: Database, slug: string): Promise<string | undefined> {
	return selectGymName(db, slug);
}

/** A club without rooms has an empty list; a club that does not exist is an error. */
export async function listRooms(db: Database, gymId: number): Promise<GymRoom[]> {
	const rooms = await selectRooms(db, gymId);
	if (rooms.length === 0 && !(await gymExists(db, gymId))) throw new Refusal("ERR_NOT_FOUND");
	return rooms.map(toRoom);
}
