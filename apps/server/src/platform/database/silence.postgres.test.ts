import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { startLink } from "../../../test/database-link.ts";
import { startOwnCluster } from "../../../test/postgres-cluster.ts";
import { migrationsFolder } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { openPostgres } from "./postgres.ts";

// A PostgreSQL of its own, because it is stopped, behind a network that stalls. The limits are shorter than usual.
const cluster = await startOwnCluster();
const link = await startLink(`${cluster.url}/postgres`);
const limits = { silenceMilliseconds: 1000, waitMilliseconds: 300 };
const database = await openPostgres(link.url, migrationsFolder, { connections: 4, limits });
const { call } = await buildTestApp({ wrap: () => database.db });
afterAll(async () => {
	await database.close();
	link.stop();
	await cluster.stop();
});

const patience = { timeout: 20_000, interval: 20 };
/** More than there are connections. */
const people = Array.from({ length: 12 }, (_, number) => number);

const read = () => call("GET", "/api/question");
const change = () => database.db.transaction((tx) => tx.execute(sql`select 1`));

/** All at once, as visitors come. */
async function answers(): Promise<unknown[]> {
	const all = await Promise.all(people.map(() => read()));
	return all.map(({ status, headers }) => [status, headers["retry-after"]]);
}

async function worksAgain(): Promise<void> {
	await vi.waitFor(async () => expect(await answers()).toEqual(people.map(() => [200, undefined])), patience);
	await change();
	expect(database.pool?.()).toMatchObject({ waiting: 0 });
}

const postponed = people.map(() => [503, "2"]);

const outages = [
	["a network that stalls", () => link.stall(), () => link.resume()],
	["a database that is stopped", () => cluster.freeze(), () => cluster.thaw()],
] as const;
afterEach(() => {
	for (const [, , end] of outages) end();
});

test.for(outages)("during %s callers get 503 in time, and all is well after it", async ([, begin, end]) => {
	await worksAgain();
	begin();
	expect(await answers()).toEqual(postponed);
	// Connections that were open are gone by now, and new ones do not come about.
	expect(await answers()).toEqual(postponed);
	end();
	await worksAgain();
});

test("connections that die silently are replaced as soon as each has failed once", async () => {
	await worksAgain();
	link.loseConnections();
	expect(new Set(await answers())).toContainEqual([503, "2"]);
	await worksAgain();
});

test("a transaction fails as a whole: its rollback does not wait for the same connection", async () => {
	const stalled = database.db.transaction(async (tx) => {
		await tx.execute(sql`select 1`);
		link.stall();
		await tx.execute(sql`select 2`);
	});
	await expect(stalled).rejects.toMatchObject({ cause: { message: expect.stringContaining("not queryable") } });
	link.resume();
	await change();
});
