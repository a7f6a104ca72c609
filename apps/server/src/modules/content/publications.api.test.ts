import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { testNow } from "../../../test/template.ts";
import { openTestDatabase } from "../../../test/test-app.ts";
import { blogPosts, events } from "../../platform/database/schema/content.ts";
import { watchPublications } from "./publications.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const minute = 60_000;
const inMinutes = (count: number) => new Date(testNow.getTime() + count * minute);

/** Only the timers stand still: the database works on. The clock says what the test says. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

let now = testNow;
const clock = { now: () => now };

async function pass(minutes: number): Promise<void> {
	now = new Date(now.getTime() + minutes * minute);
	await vi.advanceTimersByTimeAsync(minutes * minute);
}

test("what is kept is dropped when the hour of a text has come, and not before", async () => {
	await db
		.update(blogPosts)
		.set({ publishedAt: inMinutes(10) })
		.where(eq(blogPosts.id, 1));
	await db
		.update(events)
		.set({ publishedAt: inMinutes(30) })
		.where(eq(events.id, 1));
	const drop = vi.fn();
	const publications = watchPublications({ db, clock, drop });
	await publications.schedule();
	await pass(9);
	expect(drop).not.toHaveBeenCalled();
	await pass(1);
	expect(drop).toHaveBeenCalledTimes(1);
	// It looked up the next one by itself; another look changes nothing.
	await publications.schedule();
	await pass(20);
	expect(drop).toHaveBeenCalledTimes(2);
	publications.stop();
});

test("nothing is dropped any more once it is stopped", async () => {
	const drop = vi.fn();
	const away = { db: null as never, clock, drop };
	const publications = watchPublications(away);
	// The database is away: it tries again later.
	await publications.schedule();
	expect(vi.getTimerCount()).toBe(1);
	publications.stop();
	expect(vi.getTimerCount()).toBe(0);
});
