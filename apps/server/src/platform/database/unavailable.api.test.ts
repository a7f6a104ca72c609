import { expect, test } from "vitest";
import { buildTestApp } from "../../../test/test-app.ts";
import type { Database } from "./database.ts";
import { unavailability } from "./unavailable.ts";

const coded = (code: string, message = "words of the server") => Object.assign(new Error(message), { code });

test.for([
	[coded("ECONNREFUSED"), "ECONNREFUSED"],
	[coded("57P01"), "57P01"],
	[coded("53300"), "53300"],
	[coded("08P01", "query_wait_timeout"), "08P01"],
	[coded("57014"), "57014"],
	[coded("25006"), "25006"],
	[coded("25P03"), "25P03"],
	[new Error("timeout exceeded when trying to connect"), "timeout exceeded when trying to connect"],
	[new Error("Connection terminated unexpectedly"), "Connection terminated"],
	[new Error("Failed query", { cause: coded("ECONNRESET") }), "ECONNRESET"],
	[coded("23505"), null],
	[coded("42P01"), null],
	[new Error("anything else"), null],
	["text", null],
] as const)("%s means %s", ([error, reason]) => {
	if (reason === null) expect(unavailability(error)).toBeNull();
	else
		expect(unavailability(error)).toBe(
			error instanceof Error && reason === "Connection terminated" ? error.message : reason,
		);
});

function breakable(state: { error?: Error }): (db: Database) => Database {
	return (db) =>
		new Proxy(db, {
			get(target, key, receiver) {
				if (state.error) throw state.error;
				return Reflect.get(target, key, receiver) as unknown;
			},
		});
}

test("without its database the server runs, is not ready, and answers 503 with Retry-After", async () => {
	const state: { error?: Error } = {};
	const { call } = await buildTestApp({ wrap: breakable(state) });
	expect((await call("GET", "/api/ready")).status).toBe(200);
	state.error = new Error("Failed query", { cause: coded("57P03") });
	for (const path of ["/api/ready", "/api/gym", "/api/period/gym_room/3"]) {
		const { status, headers, body } = await call("GET", path);
		expect({ status, retry: headers["retry-after"], caching: headers["cache-control"], body }).toEqual({
			status: 503,
			retry: "2",
			caching: "no-store",
			body: { status: 503, title: "The server failed", code: "ERR_SOMETHING_WENT_WRONG" },
		});
	}
	expect((await call("GET", "/api/health")).status).toBe(200);
	delete state.error;
	expect((await call("GET", "/api/ready")).status).toBe(200);
	state.error = coded("42P01");
	expect((await call("GET", "/api/gym")).status).toBe(500);
});
