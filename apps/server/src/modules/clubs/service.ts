import type { Gym, GymRoom } from "@kvart/contract/clubs";
import { clubKeyOf } from "@kvart/media/galleries";
import { openGraphUrl } from "@kvart/media/urls";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { gymExists, selectGymName, selectGyms, selectRooms } from "./queries.ts";

/** A club without pictures shows its link preview, which every club has. */
function photoUrl(slug: string): string {
	return clubKeyOf(slug) ? `/media/clubs/${slug}.jpg` : openGraphUrl(`club-${slug}`, "sr");
}

export async function listGyms(db: Database): Promise<Gym[]> {
	const gyms = await selectGyms(db);
	return gyms.map((gym) => ({ ...gym, photo_url: photoUrl(gym.slug) }));
}

/** Null without a club, or if it does not exist. */
export async function clubNameOf(db: Database, gymId: number | null): Promise<string | null> {
	return (await listGyms(db)).find(({ id }) => id === gymId)?.name ?? null;
}

export function clubName(db: Database, slug: string): Promise<string | undefined> {
	return selectGymName(db, slug);
}

/** 404 if the club does not exist; empty if it has no rooms. */
export async function listRooms(db: Database, gymId: number): Promise<GymRoom[]> {
	const rooms = await selectRooms(db, gymId);
	if (rooms.length === 0 && !(await gymExists(db, gymId))) throw new Refusal("ERR_NOT_FOUND");
	return rooms;
}
