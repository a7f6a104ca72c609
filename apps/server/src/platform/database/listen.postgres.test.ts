import { Client } from "pg";
import { afterAll, expect, inject, test, vi } from "vitest";
import { startLink } from "../../../test/database-link.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { listenTo } from "./listen.ts";

// A real PostgreSQL behind a network that can go silent: connections stay open, but nothing passes.
const template = inject("template");
if (!("url" in template)) throw new Error("LISTEN needs PostgreSQL.");
const link = await startLink(`${template.url}/postgres`);

const direct = new Client({ connectionString: `${template.url}/postgres` });
await direct.connect();
afterAll(async () => {
	link.stop();
	await direct.end();
});

const pace = { heartbeatMilliseconds: 20, timeoutMilliseconds: 200, retryMilliseconds: 20 };
const soon = { timeout: 20_000 };
const notify = () => direct.query("select pg_notify('test_changes', '')");

test("a connection that dies silently is noticed and replaced, and that counts as a change", async () => {
	const listener = vi.fn();
	const listening = listenTo(link.url, "test_changes", listener, pace);
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), soon);
	await notify();
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2), soon);
	link.loseConnections();
	await notify();
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(3), soon);
	await notify();
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(4), soon);
	expect(listening.isCurrent()).toBe(true);
	await listening.stop();
});

test("a server that has heard nothing for long is not ready, until it hears again", async () => {
	const listening = listenTo(link.url, "test_changes", () => undefined, pace);
	const lifecycle = { stopping: false, followsContent: () => listening.isCurrent() };
	const { call } = await buildTestApp({ lifecycle });
	const ready = async () => (await call("GET", "/api/ready")).status;
	await vi.waitFor(async () => expect(await ready()).toBe(200), soon);
	link.stall();
	await vi.waitFor(async () => expect(await ready()).toBe(503), soon);
	link.resume();
	await vi.waitFor(async () => expect(await ready()).toBe(200), soon);
	await listening.stop();
});
