import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { endpoints } from "@kvart/contract/endpoints";
import type { Period } from "@kvart/contract/schedule";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMembers, createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import type { Database } from "../database/database.ts";
import { recordTouched, Touched } from "../database/touched.ts";
import { placeTables } from "./ages.ts";
import { Cache } from "./cache.ts";

/** Real: the server and its database. Counted: how often the database is read. */
let reads = 0;
const counted = (db: Database): Database =>
	new Proxy(db, {
		get: (target, name) => {
			if (name === "select" || name === "execute") reads += 1;
			const value: unknown = Reflect.get(target, name);
			return typeof value === "function" ? (value as () => unknown).bind(target) : value;
		},
	});
const newCache = () => new Cache({ page: 4_000_000, places: 4_000_000, answer: 4_000_000 });
const cache = newCache();
const here = await buildTestApp({ cache, wrap: counted });
const elsewhere = await buildTestApp({ beside: here, cache: newCache() });
const room = 3;
const board = `/api/period/gym_room/${room}`;
const [member] = await createMembers(here.db, 1);
if (!member) throw new Error("No member was made.");
const { headers } = member;
// Statements are prepared once.
await here.call("GET", board);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
	cache.drop();
	reads = 0;
});
afterEach(() => vi.useRealTimers());

async function freePlaces(periodId: number, app = here, given = {}): Promise<number | undefined> {
	const { body } = await app.call<Period[]>("GET", board, { headers: given });
	return body.find(({ id }) => id === periodId)?.free_places;
}

const newPeriod = () => createPeriod(here.db, { gymRoomId: room, capacity: 9 });
const book = (periodId: number, app = here) =>
	app.call("POST", `/api/period/${periodId}/booking/guest`, { body: newGuest() });

/** How many reads a board takes without the cache. */
async function readsOfBoard(): Promise<number> {
	await here.call("GET", board, { headers: { "cache-control": "no-cache" } });
	const once = reads;
	reads = 0;
	return once;
}

test("fifty visitors at once share one answer, and for two seconds so do the next", async () => {
	const once = await readsOfBoard();
	expect(once).toBeGreaterThan(0);
	const answers = await Promise.all(Array.from({ length: 50 }, () => here.call("GET", board)));
	expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
	expect(reads).toBe(once);
	vi.advanceTimersByTime(1999);
	await here.call("GET", board);
	expect(reads).toBe(once);
	vi.advanceTimersByTime(1);
	await here.call("GET", board);
	expect(reads).toBe(2 * once);
});

test("each room, week and search has its own answer, and none is stored by browsers", async () => {
	const paths = [board, `${board}?week=next`, "/api/period/gym_room/4", "/api/find?gym=3", "/api/find?gym=5"];
	const bodies = new Set<string>();
	for (const path of [...paths, ...paths]) {
		const { status, body, headers: sent } = await here.call("GET", path);
		expect([status, sent["cache-control"]]).toEqual([200, "no-store"]);
		bodies.add(JSON.stringify(body));
	}
	expect(bodies.size).toBe(paths.length);
});

test("the answer is the one that a call without the cache gets", async () => {
	const fresh = await here.call("GET", board, { headers: { "cache-control": "no-cache" } });
	const shared = [await here.call("GET", board), await here.call("GET", board)];
	for (const { status, body, headers: sent } of shared) {
		expect([status, body, sent["content-type"]]).toEqual([200, fresh.body, fresh.headers["content-type"]]);
	}
});

test("a request with a session is neither answered from the cache nor stored in it", async () => {
	const periodId = await newPeriod();
	expect(await freePlaces(periodId)).toBe(9);
	expect((await here.call("POST", `/api/period/${periodId}/booking`, { headers, body: {} })).status).toBe(201);
	const own = await here.call<Period[]>("GET", board, { headers });
	expect(own.body.find(({ id }) => id === periodId)).toMatchObject({ booked: true, free_places: 8 });
	const shared = await here.call<Period[]>("GET", board);
	expect(shared.body.find(({ id }) => id === periodId)).toMatchObject({ booked: false, free_places: 8 });
});

test("a booking is seen at once on its server, within two seconds on another, and at once by its guest", async () => {
	const periodId = await newPeriod();
	expect([await freePlaces(periodId), await freePlaces(periodId, elsewhere)]).toEqual([9, 9]);
	expect((await book(periodId)).status).toBe(201);
	expect(await freePlaces(periodId)).toBe(8);
	expect(await freePlaces(periodId, elsewhere, { "cache-control": "no-cache" })).toBe(8);
	expect(await freePlaces(periodId, elsewhere)).toBe(9);
	vi.advanceTimersByTime(2000);
	expect(await freePlaces(periodId, elsewhere)).toBe(8);
});

test("a booking drops only the answers that show its period", async () => {
	const periodId = await newPeriod();
	const other = "/api/period/gym_room/4";
	await here.call("GET", board);
	await here.call("GET", other);
	await book(periodId);
	reads = 0;
	await here.call("GET", other);
	expect(reads).toBe(0);
	await here.call("GET", board);
	expect(reads).toBeGreaterThan(0);
});

/** How often the database is read for a board that is stored. */
async function readsAfter(change: () => Promise<unknown>, path = board): Promise<number> {
	await here.call("GET", path);
	await change();
	reads = 0;
	await here.call("GET", path);
	return reads;
}

const favour = () => here.call("POST", "/api/user/favourite", { headers, body: { kind: "gym", id: 3 } });
const rename = () => here.call("PATCH", "/api/user", { headers, body: { first_name: "Ana" } });

test("a log-in, a favourite and a new name drop nothing", async () => {
	const password = { email: "none@kvart.example", password: "not that" };
	expect(await readsAfter(() => here.call("POST", "/api/user/login", { body: password }))).toBe(0);
	expect((await favour()).status).toBe(201);
	expect(await readsAfter(favour)).toBe(0);
	expect((await rename()).status).toBe(200);
	expect(await readsAfter(rename)).toBe(0);
});

test("a changed class drops the boards, and no answer that shows no class", async () => {
	const { headers: staff } = await addStaff(here.db, { role: "admin" });
	const change = async () => {
		const id = await newPeriod();
		const body = { version: 1, date: "2026-11-18", capacity: 12 };
		const changed = await here.call("PATCH", `/api/staff/schedule/period/${id}`, { headers: staff, body });
		expect(changed.status).toBe(200);
	};
	expect(await readsAfter(change)).toBeGreaterThan(0);
	expect(await readsAfter(change, "/api/question")).toBe(0);
});

test("a public answer is made once in ten seconds, and callers cannot change the one that they share", async () => {
	expect(await readsAfter(async () => vi.advanceTimersByTime(9999), "/api/gym")).toBe(0);
	expect(await readsAfter(async () => vi.advanceTimersByTime(10_000), "/api/gym")).toBeGreaterThan(0);
	const [club] = await here.api.clientFor({ headers: {} } as FastifyRequest).listGyms();
	expect(() => Object.assign(club ?? {}, { name: "mine" })).toThrow(TypeError);
});

test("refusals are not cached", async () => {
	const { entries } = cache.statistics("places");
	for (let count = 0; count < 2; count += 1) {
		expect((await here.call("GET", "/api/period/gym_room/99999")).status).toBe(404);
		expect((await here.call("GET", "/api/find?gym=x")).status).toBe(422);
	}
	expect(cache.statistics("places").entries).toBe(entries);
});

/** Calls whose answers belong to one person or show the moment: they are never cached. */
const uncached = ["getLinkedBooking", "getUnconfirmedBooking", "getPreviewedPrices", "getReady"];

test("every table that public answers are made from is announced to all servers, except free places", async () => {
	const { rows } = (await here.db.execute(
		sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'announce_change'`,
	)) as { rows: { name: string }[] };
	const tables = (await here.db.execute(sql`select tablename as name from pg_tables`)) as { rows: { name: string }[] };
	const known = new Set(tables.rows.map(({ name }) => name));
	const announced = new Set([...placeTables, ...rows.map(({ name }) => name)]);
	const read = new Touched();
	const names = (Object.keys(calls) as CallName[]).filter((name) => {
		const { access } = endpoints[name];
		return splitCall(calls[name]).method === "GET" && access !== "member" && !uncached.includes(name);
	});
	expect(names.length).toBeGreaterThan(15);
	for (const name of names) {
		const path = splitCall(calls[name]).path.replaceAll(/\{\w+\}/g, "3");
		await recordTouched(read, () => here.call("GET", `/api${path}`, { headers: { "cache-control": "no-cache" } }));
	}
	expect([...read.read].filter((name) => known.has(name) && !announced.has(name))).toEqual([]);
	expect(read.read).toContain("periods");
	expect(read.read).toContain("gyms");
});
