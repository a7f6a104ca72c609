import { once } from "node:events";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeWhenAnswered } from "./stopping.ts";

// A real server, and a client that keeps its connection open as a proxy does.
test("a stopping server waits for running requests, but not for idle connections", async () => {
	const app = Fastify({ forceCloseConnections: "idle", keepAliveTimeout: 60_000 });
	closeWhenAnswered(app);
	const held = Promise.withResolvers<string>();
	const arrived = Promise.withResolvers<void>();
	app.get("/", () => {
		arrived.resolve();
		return held.promise;
	});
	await app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = app.server.address() as AddressInfo;
	const agent = new Agent({ keepAlive: true });
	const asked = request({ port, host: "127.0.0.1", agent }).end();
	const answered = once(asked, "response");
	await arrived.promise;
	const closed = app.close();
	await expect.poll(() => app.server.listening, { timeout: 10_000 }).toBe(false);
	held.resolve("done");
	const [response] = await answered;
	expect(response).toMatchObject({ statusCode: 200 });
	(response as NodeJS.ReadableStream).resume();
	await closed;
	agent.destroy();
});
