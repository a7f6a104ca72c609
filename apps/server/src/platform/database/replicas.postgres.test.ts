import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { startLink } from "../../../test/database-link.ts";
import { startOwnCluster, startReplica } from "../../../test/postgres-cluster.ts";
import type { Database } from "./database.ts";
import { Replicas } from "./replicas.ts";

const primary = await startOwnCluster();
const copy = await startReplica(primary);
const pool = new Pool({ connectionString: `${primary.url}/postgres` });
const copyPool = new Pool({ connectionString: `${copy.url}/postgres` });
for (const each of [pool, copyPool]) each.on("error", () => undefined);
await pool.query("create table notes (text text)");

const opened: Replicas[] = [];
function open(lagMilliseconds: number, urls = [`${copy.url}/postgres`]): Replicas {
	const replicas = new Replicas(pool, { urls, lagMilliseconds, connections: 2 });
	opened.push(replicas);
	return replicas;
}

afterEach(async () => {
	await copyPool.query("select pg_wal_replay_resume()");
	await Promise.all(opened.splice(0).map((each) => each.close()));
});
afterAll(async () => {
	await Promise.all([pool.end(), copyPool.end()]);
	await copy.stop();
	await primary.stop();
});

const patience = { timeout: 20_000, interval: 20 };
const long = 600_000;

function picked(replicas: Replicas): Promise<Database> {
	return vi.waitFor(() => {
		const found = replicas.pick();
		if (!found) throw new Error("No replica is fresh.");
		return found;
	}, patience);
}

async function notesIn(db: Database): Promise<string[]> {
	const found = await db.select({ text: sql<string>`text` }).from(sql`notes`);
	return found.map(({ text }) => text);
}

test("a replica that keeps up is read", async () => {
	const db = await picked(open(long));
	await expect(db.execute(sql`insert into notes values ('never')`)).rejects.toThrow();
});

test("queries on a replica are limited as on the primary", async () => {
	const db = await picked(open(long));
	const settings = await db
		.select({ name: sql<string>`name`, setting: sql<string>`setting` })
		.from(sql`pg_settings`)
		.where(sql`name in ('statement_timeout', 'jit', 'max_parallel_workers_per_gather')`)
		.orderBy(sql`name`);
	expect(settings).toEqual([
		{ name: "jit", setting: "off" },
		{ name: "max_parallel_workers_per_gather", setting: "0" },
		{ name: "statement_timeout", setting: "10000" },
	]);
});

test("a replica that falls behind is not read, and read again once it has caught up", async () => {
	const replicas = open(1000);
	await picked(replicas);
	await copyPool.query("select pg_wal_replay_pause()");
	await pool.query("insert into notes values ('late')");
	await vi.waitFor(() => expect(replicas.pick()).toBeUndefined(), patience);
	expect(replicas.fresh).toBe(0);
	await copyPool.query("select pg_wal_replay_resume()");
	expect(await notesIn(await picked(replicas))).toContain("late");
});

test("after a change of content only a replica that has it is read", async () => {
	const replicas = open(long);
	await picked(replicas);
	await copyPool.query("select pg_wal_replay_pause()");
	await pool.query("insert into notes values ('new price')");
	expect(replicas.pick()).toBeDefined();
	replicas.contentChanged();
	expect(replicas.pick()).toBeUndefined();
	await copyPool.query("select pg_wal_replay_resume()");
	expect(await notesIn(await picked(replicas))).toContain("new price");
});

test("the primary in the list is left out", async () => {
	const replicas = open(long, [`${primary.url}/postgres`, `${copy.url}/postgres`]);
	await picked(replicas);
	expect(replicas.fresh).toBe(1);
});

test("a replica that is gone is not read; back again, it is", async () => {
	const replicas = open(long);
	await picked(replicas);
	await copy.halt("SIGQUIT");
	await vi.waitFor(() => expect(replicas.pick()).toBeUndefined(), patience);
	await copy.resume();
	await picked(replicas);
});

test("a replica that is silent does not keep the others from being read", async () => {
	const link = await startLink(`${copy.url}/postgres`);
	const replicas = open(long, [link.url, `${copy.url}/postgres`]);
	await vi.waitFor(() => expect(replicas.fresh).toBe(2), patience);
	link.stall();
	replicas.contentChanged();
	// Sooner than any limit of the connection itself.
	await vi.waitFor(() => expect(replicas.pick()).toBeDefined(), { ...patience, timeout: 8000 });
	link.resume();
	link.stop();
});
