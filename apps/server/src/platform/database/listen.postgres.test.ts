import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, expect, inject, test, vi } from "vitest";
import { buildTestApp } from "../../../test/test-app.ts";
import { listenTo } from "./listen.ts";

// A real PostgreSQL behind a proxy that can go silent: connections stay open, but nothing passes.
const template = inject("template");
if (!("url" in template)) throw new Error("LISTEN needs PostgreSQL.");
const { hostname, port, username } = new URL(template.url);

const sockets = new Set<Socket>();
const silent = new WeakSet<Socket>();
let silentFromNow = false;
const proxy = createServer((inside) => {
	const outside = connect(Number(port), hostname);
	const pairs = [
		[inside, outside],
		[outside, inside],
	] as const;
	if (silentFromNow) silent.add(inside);
	for (const [from, to] of pairs) {
		sockets.add(from);
		from.on("data", (bytes) => !silent.has(inside) && to.write(bytes));
		from.on("error", () => undefined);
		from.on("close", () => to.destroy());
	}
});
proxy.listen(0, "127.0.0.1");
await once(proxy, "listening");
const address = proxy.address() as { port: number };
const proxied = `postgres://${username}@127.0.0.1:${address.port}/postgres`;
const goSilent = () => {
	for (const socket of sockets) silent.add(socket);
};

const direct = new Client({ connectionString: `${template.url}/postgres` });
await direct.connect();
afterAll(async () => {
	for (const socket of sockets) socket.destroy();
	proxy.close();
	await direct.end();
});

const pace = { heartbeatMilliseconds: 20, timeoutMilliseconds: 200, retryMilliseconds: 20 };
const soon = { timeout: 20_000 };
const notify = () => direct.query("select pg_notify('test_changes', '')");

test("a connection that dies silently is noticed and replaced, and that counts as a change", async () => {
	const listener = vi.fn();
	const listening = listenTo(proxied, "test_changes", listener, pace);
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), soon);
	await notify();
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2), soon);
	goSilent();
	await notify();
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(3), soon);
	await notify();
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(4), soon);
	expect(listening.isCurrent()).toBe(true);
	await listening.stop();
});

test("a server that has heard nothing for long is not ready, until it hears again", async () => {
	const listening = listenTo(proxied, "test_changes", () => undefined, pace);
	const lifecycle = { stopping: false, followsContent: () => listening.isCurrent() };
	const { call } = await buildTestApp({ lifecycle });
	const ready = async () => (await call("GET", "/api/ready")).status;
	await vi.waitFor(async () => expect(await ready()).toBe(200), soon);
	goSilent();
	silentFromNow = true;
	await vi.waitFor(async () => expect(await ready()).toBe(503), soon);
	silentFromNow = false;
	await vi.waitFor(async () => expect(await ready()).toBe(200), soon);
	await listening.stop();
});
