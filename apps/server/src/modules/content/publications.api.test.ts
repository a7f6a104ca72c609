import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { testNow } from "../../../test/template.ts";
import { openTestDatabase } from "../../../test/test-app.ts";
import { blogPosts, events } from "../../platform/database/schema/content.ts";
import { watchPublications } from "./publications.ts";

/** Timers and clock are fake; the database is real. */
const fakeTimers = () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

// The timers of its connections have to be fake from the start: a real one could not be cleared and would end them.
fakeTimers();
const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(fakeTimers);

const minute = 60_000;
const inMinutes = (count: number) => new Date(testNow.getTime() + count * minute);

let now = testNow;
const clock = { now: () => now };

async function pass(minutes: number): Promise<void> {
	now = new Date(now.getTime() + minutes * minute);
	await vi.advanceTimersByTimeAsync(minutes * minute);
}

test("clears the caches when a scheduled story becomes public", async () => {
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
	// The next one is scheduled already; scheduling again changes nothing.
	await publications.schedule();
	await pass(20);
	expect(drop).toHaveBeenCalledTimes(2);
	publications.stop();
});

test("clears the caches when an event ends", async () => {
	now = testNow;
	await db.update(blogPosts).set({ publishedAt: testNow });
	await db.update(events).set({ publishedAt: testNow, fromDate: null, fromTime: null, toDate: null, toTime: null });
	// The tests start at ten.
	const hours = { fromDate: "2026-11-18", fromTime: 900, toDate: "2026-11-18", toTime: 1015 };
	await db.update(events).set(hours).where(eq(events.id, 1));
	const drop = vi.fn();
	const publications = watchPublications({ db, clock, drop });
	await publications.schedule();
	await pass(14);
	expect(drop).not.toHaveBeenCalled();
	await pass(1);
	expect(drop).toHaveBeenCalledTimes(1);
	await publications.schedule();
	await pass(60);
	expect(drop).toHaveBeenCalledTimes(1);
	publications.stop();
});

test.for([
	["blog_posts", true],
	["events", true],
	["price_lists", true],
	["gyms", false],
	[undefined, true],
] as const)("a change of %s finds the next moment again: %s", async ([table, expected]) => {
	now = testNow;
	const drop = vi.fn();
	const publications = watchPublications({ db, clock, drop });
	await db.update(blogPosts).set({ publishedAt: testNow });
	await publications.schedule();
	await db
		.update(blogPosts)
		.set({ publishedAt: inMinutes(5) })
		.where(eq(blogPosts.id, 1));
	await publications.contentChanged(table);
	await pass(5);
	expect(drop).toHaveBeenCalledTimes(expected ? 1 : 0);
	publications.stop();
});

test("does nothing once stopped", async () => {
	const drop = vi.fn();
	const away = { db: null as never, clock, drop };
	const publications = watchPublications(away);
	// Retries while the database is unavailable.
	await publications.schedule();
	expect(vi.getTimerCount()).toBe(1);
	publications.stop();
	expect(vi.getTimerCount()).toBe(0);
});
