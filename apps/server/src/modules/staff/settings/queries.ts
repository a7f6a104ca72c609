import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { settings } from "../../../platform/database/schema/office.ts";
import { defaultSwitches, type StoredSwitches, switchesKey } from "../../../platform/switches.ts";

/** The record whose versions are counted. */
export const switchesRecord = { table: settings, key: settings.key, id: switchesKey };

/** Before anybody turned a switch there is no row. */
export async function makeSwitches(db: Database): Promise<void> {
	await db.insert(settings).values({ key: switchesKey, value: defaultSwitches }).onConflictDoNothing();
}

export async function selectSwitches(db: Database) {
	const [row] = await db
		.select({ value: settings.value, version: settings.version })
		.from(settings)
		.where(eq(settings.key, switchesKey));
	return row;
}

export async function updateSwitches(db: Database, value: StoredSwitches): Promise<void> {
	await db.update(settings).set({ value }).where(eq(settings.key, switchesKey));
}
