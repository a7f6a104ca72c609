import { afterAll, expect, test } from "vitest";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { dataKeys } from "./data-keys.ts";
import { SharedCounts } from "./shared-counts.ts";

// Two servers on one database, with a clock that stands still.
const database = await openTestDatabase();
afterAll(() => database.close());
const { db } = database;
const time = { now: testNow };
const deps = { db, clock: { now: () => time.now }, keys: dataKeys("ab".repeat(32)) };
const servers = [new SharedCounts(deps), new SharedCounts(deps)] as const;
const minute = 60_000;
const after = (milliseconds: number) => new Date(time.now.getTime() + milliseconds);
const once = (name: string, server = servers[0], endsAt = after(minute)) => server.add([{ name, allowed: 3, endsAt }]);

test("forty parallel counts of two servers: as many pass as are allowed", async () => {
	const counted = Array.from({ length: 40 }, (_, index) =>
		// Each request takes the time for itself: a later one may end earlier.
		once("race", servers[index % 2 ? 1 : 0], after(minute - index)),
	);
	const passed = (await Promise.all(counted)).filter((exceeded) => exceeded.length === 0);
	expect(passed).toHaveLength(3);
});

test("a count starts again when it has ended, and says how long that takes", async () => {
	for (let count = 0; count < 3; count += 1) expect(await once("again")).toEqual([]);
	expect(await once("again")).toEqual([{ name: "again", seconds: 60 }]);
	time.now = after(minute - 500);
	expect(await once("again")).toEqual([{ name: "again", seconds: 1 }]);
	time.now = after(500);
	expect(await once("again")).toEqual([]);
});

test("a clock that is set back does not extend a count", async () => {
	for (let count = 0; count < 4; count += 1) await once("back");
	time.now = after(-3 * 3_600_000);
	expect(await once("back")).toEqual([]);
	time.now = testNow;
});

test("several are counted together without a deadlock, in any order, and subtracted again", async () => {
	const names = ["a", "b", "c", "d"];
	const endsAt = after(minute);
	const work = Array.from({ length: 30 }, async (_, index) => {
		const inOrder = index % 2 ? names : names.toReversed();
		await servers[index % 2 ? 1 : 0].add(inOrder.map((name) => ({ name, allowed: 3, endsAt })));
		await servers[index % 2 ? 0 : 1].subtract(inOrder);
	});
	await Promise.all(work);
	for (const name of names) expect(await once(name), name).toEqual([]);
});
