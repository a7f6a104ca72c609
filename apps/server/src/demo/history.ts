import { addDays, wallTime, weekOf } from "@kvart/contract/time";
import { eq } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { settings } from "../platform/database/schema/office.ts";
import { takePlaces } from "./places.ts";

const marker = "demo-history";
const usualWeeks = 8;

/**
 * The weeks before this one, so that the figures of the back office have something to show. It takes seconds: a day at a
 * time, the newest first, while the server answers in between. Run again it goes on where it was interrupted.
 */
export async function fillHistory(db: Database, clock: Clock, weeks = usualWeeks): Promise<void> {
	const done = await db.select().from(settings).where(eq(settings.key, marker));
	if (done.length > 0) return;
	const now = clock.now();
	const [monday = ""] = weekOf(wallTime(now).date);
	for (let ago = 1; ago <= weeks * 7; ago += 1) {
		const day = addDays(monday, -ago);
		await db.transaction((tx) => takePlaces(tx, { from: day, until: day, singlesUntil: day, now }));
	}
	await db.insert(settings).values({ key: marker, value: true }).onConflictDoNothing();
}
