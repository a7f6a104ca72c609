import { tmpdir } from "node:os";
import { Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { createPeriod, newGuest } from "../../test/booking-factories.ts";
import { buildTestApp, openTestDatabase } from "../../test/test-app.ts";
import { watch } from "../metrics.ts";
import { Cache } from "./cache/cache.ts";
import { systemClock } from "./clock.ts";
import { addReading, serveMetrics, statusLabel } from "./metrics.ts";

const metrics = new Registry();
const { call, db } = await buildTestApp({ metrics });
const database = await openTestDatabase();
const cache = new Cache({ page: 1000, places: 1000, answer: 1000 });
watch(metrics, { database, cache, clock: systemClock, dataDirectory: tmpdir() });
const endpoint = await serveMetrics(metrics, 0, "127.0.0.1");
const address = `http://127.0.0.1:${endpoint.port}`;
afterAll(async () => {
	await endpoint.close();
	await database.close();
});

async function scrape(): Promise<string[]> {
	const response = await fetch(`${address}/metrics`);
	expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
	return (await response.text()).split("\n");
}

test("bookings are counted by route, status and refusal", async () => {
	const periodId = await createPeriod(db, { capacity: 1 });
	const book = () => call("POST", `/api/period/${periodId}/booking/guest`, { body: newGuest() });
	expect([(await book()).status, (await book()).status, (await book()).status]).toEqual([201, 409, 409]);
	const lines = await scrape();
	const route = "/api/period/:id/booking/guest";
	expect(lines).toContain(`http_request_duration_seconds_count{route="${route}",method="POST",status="2xx"} 1`);
	expect(lines).toContain(`http_request_duration_seconds_count{route="${route}",method="POST",status="4xx"} 2`);
	expect(lines).toContain(`api_refusals_total{route="${route}",code="ERR_TRAINING_FILLED_OR_CANCELLED"} 2`);
});

test("unknown URLs do not become routes of their own", async () => {
	for (let count = 0; count < 20; count += 1) await call("GET", `/api/nothing-${count}`);
	const lines = await scrape();
	expect(
		lines.filter((line) => line.startsWith("http_request_duration_seconds_count") && line.includes("nothing")),
	).toEqual([]);
	expect(lines).toContain(`http_request_duration_seconds_count{route="/api/*",method="GET",status="4xx"} 20`);
});

test("process, database, disk, page cache, waiting list and mail queue are reported", async () => {
	const text = (await scrape()).join("\n");
	expect(text).toMatch(/^database_up 1$/m);
	expect(text).toMatch(/^mail_queue_waiting \d+$/m);
	expect(text).toMatch(/^page_cache_bytes 0$/m);
	expect(text).toMatch(/^waiting_list_entries \d+$/m);
	expect(text).toMatch(/^data_directory_bytes\{kind="free"\} [1-9]\d+$/m);
	expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
	expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
	if (database.kind === "postgres") expect(text).toMatch(/^database_pool_connections\{state="maximum"\} 20$/m);
});

test("the bad answer of a log-in provider is not counted among our own failures", () => {
	expect([200, 404, 500, 502, 503].map(statusLabel)).toEqual(["2xx", "4xx", "5xx", "502", "5xx"]);
});

test("every line is valid for Prometheus, and every metric is declared once", async () => {
	const lines = (await scrape()).filter((line) => line !== "");
	const sample = /^[a-z_\d]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? (-?[\d.]+(e[+-]?\d+)?|Nan)$/;
	expect(lines.filter((line) => !/^# (HELP|TYPE) [a-z_\d]+ \S/.test(line) && !sample.test(line))).toEqual([]);
	const types = lines.filter((line) => line.startsWith("# TYPE"));
	expect(new Set(types).size).toBe(types.length);
});

test("the port serves nothing else", async () => {
	expect((await fetch(`${address}/`)).status).toBe(404);
	expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
});

const broken = () => Promise.reject(new Error("no database"));

test("a reading that fails is left out, the others stay", async () => {
	const registry = new Registry();
	addReading(registry, { name: "broken", help: "Fails.", read: broken });
	addReading(registry, { name: "broken_too", help: "Fails.", label: "state", read: broken });
	addReading(registry, { name: "fine", help: "Works.", label: "state", read: () => ({ idle: 7 }) });
	const lines = (await registry.metrics()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	expect(lines).toEqual(['fine{state="idle"} 7']);
});
