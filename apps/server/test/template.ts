import { join } from "node:path";
import { loadDemo } from "../src/demo/load.ts";
import { rollDemo } from "../src/demo/rolling.ts";
import { clockFrom } from "../src/platform/clock.ts";
import type { Database } from "../src/platform/database/database.ts";

export const migrationsFolder = join(import.meta.dirname, "../migrations");

/** A Wednesday morning; the default time of all tests. */
export const testNow = new Date("2026-11-18T10:00:00+01:00");

export async function fillTemplate(db: Database): Promise<void> {
	const clock = clockFrom(testNow);
	await loadDemo(db, clock);
	await rollDemo(db, clock);
}
