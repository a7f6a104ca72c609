import { afterEach, expect, test, vi } from "vitest";
import { createMembers, createPeriod } from "../../test/booking-factories.ts";
import { buildTestApp } from "../../test/test-app.ts";
import type { Database } from "./database/database.ts";

let replica: Database | undefined;
const pick = vi.fn(() => replica);
const app = await buildTestApp({ replicas: { pick } });
const [member] = await createMembers(app.db, 1);
if (!member) throw new Error("No member was made.");
const { headers } = member;

/** Fails in its own way, so that a call shows where it reads. */
function failing(code: string): Database {
	return new Proxy(app.db, {
		get: () => {
			throw Object.assign(new Error("the replica was asked"), { code });
		},
	});
}

afterEach(() => {
	replica = undefined;
	pick.mockClear();
});

const visitorReads = [
	"gym",
	"gym/3/gym_room",
	"training",
	"trainer",
	"event",
	"price-list",
	"question",
	"find",
	"period/gym_room/3",
	"promotion/active",
	"search?q=zemun",
];

test.for(visitorReads)("a visitor's %s is read from a replica", async (path) => {
	replica = failing("XX000");
	expect((await app.call("GET", `/api/${path}`)).status).toBe(500);
});

test.for(visitorReads)("%s is read from the primary if the replica is lost meanwhile", async (path) => {
	replica = failing("ECONNREFUSED");
	expect((await app.call("GET", `/api/${path}`)).status).toBe(200);
});

test("members always read from the primary, so that they see their booking at once", async () => {
	replica = failing("XX000");
	const period = await createPeriod(app.db, {});
	expect((await app.call("POST", `/api/period/${period}/booking`, { headers, body: {} })).status).toBe(201);
	const own = await app.call("GET", "/api/user/booking", { headers });
	expect(own.body).toHaveLength(1);
	const board = await app.call("GET", "/api/period/gym_room/3", { headers });
	expect(board.status).toBe(200);
	expect(pick).not.toHaveBeenCalled();
});

test.for(["find", "period/gym_room/3"])("reads %s from the primary just after a booking", async (path) => {
	replica = failing("XX000");
	const { status } = await app.call("GET", `/api/${path}`, { headers: { "cache-control": "no-cache" } });
	expect(status).toBe(200);
});
