// The server is a fake that only has the two hooks.
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatInBackground } from "./background.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

function fakeServer() {
	const hooks = new Map<string, () => Promise<void>>();
	const error = vi.fn();
	const warn = vi.fn();
	const app = { addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook), log: { error, warn } };
	return {
		app: app as unknown as FastifyInstance,
		error,
		warn,
		listen: () => hooks.get("onListen")?.(),
		close: () => hooks.get("preClose")?.(),
	};
}

test("it starts when the server listens, one run at a time, and stops after the last one", async () => {
	const { app, listen, close } = fakeServer();
	const last = Promise.withResolvers<void>();
	const run = vi.fn(() => last.promise);
	repeatInBackground(app, { everyMilliseconds: 1000, run, failure: "failed" });
	vi.advanceTimersByTime(5000);
	expect(run).not.toHaveBeenCalled();
	await listen();
	vi.advanceTimersByTime(5000);
	expect(run).toHaveBeenCalledOnce();
	const closed = vi.fn();
	const closing = close()?.then(closed);
	await Promise.resolve();
	expect(closed).not.toHaveBeenCalled();
	last.resolve();
	await closing;
	vi.advanceTimersByTime(5000);
	expect(run).toHaveBeenCalledOnce();
});

test("a run that fails is logged, and the next one follows", async () => {
	const { app, error, listen, close } = fakeServer();
	const run = vi.fn(async () => {
		throw new Error("no database");
	});
	repeatInBackground(app, { everyMilliseconds: 1000, run, failure: "reminders could not be sent" });
	await listen();
	vi.advanceTimersByTime(1000);
	await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), { timeout: 10_000 });
	vi.advanceTimersByTime(1000);
	await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), { timeout: 10_000 });
	expect(error.mock.lastCall?.[1]).toBe("reminders could not be sent");
	await close();
});

test("while the database is away, a run that fails is logged by its reason only", async () => {
	const { app, error, warn, listen, close } = fakeServer();
	const outage = new Error("Failed query", { cause: Object.assign(new Error("in recovery"), { code: "57P03" }) });
	const run = () => Promise.reject(outage);
	repeatInBackground(app, { everyMilliseconds: 1000, run, failure: "reminders could not be sent" });
	await listen();
	vi.advanceTimersByTime(1000);
	await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 10_000 });
	expect(warn).toHaveBeenCalledWith({ reason: "57P03" }, "reminders could not be sent");
	expect(error).not.toHaveBeenCalled();
	await close();
});
