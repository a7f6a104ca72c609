import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api.ts";
import { checkConnection, countLosses, isOnline, reportAnswer } from "./connection.ts";
import { queryClient } from "./queries.ts";

const noNetwork = () => Promise.reject(new TypeError("no network"));
const empty = () => Promise.resolve(Response.json([]));
const whileClosed = () => Promise.resolve(Response.json({ code: "ERR_SOMETHING_WENT_WRONG" }, { status: 503 }));

/** Every request is answered by this. */
const answerBy = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

beforeEach(() => {
	vi.useFakeTimers();
	// Files share the worker, and with it the state of the connection.
	onlineManager.setOnline(true);
});
afterEach(async () => {
	answerBy(empty);
	await vi.runAllTimersAsync();
	reportAnswer(countLosses());
	queryClient.clear();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it("is lost with the first call that has no answer, and found when the server answers again", async () => {
	answerBy(noNetwork);
	await expect(api.listStaffAccounts()).rejects.toThrow();
	expect(isOnline()).toBe(false);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(isOnline()).toBe(false);
	answerBy(whileClosed);
	await vi.advanceTimersByTimeAsync(5000);
	expect(isOnline()).toBe(true);
});

it("an error of the server is an answer", async () => {
	answerBy(whileClosed);
	await expect(api.listStaffAccounts()).rejects.toThrow();
	expect(isOnline()).toBe(true);
});

it("an answer to a call from before the loss does not end it", async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	const sent = Promise.withResolvers<void>();
	answerBy(() => {
		sent.resolve();
		return promise;
	});
	const call = api.listStaffAccounts();
	// Once there is work on the screen, a call is sent a little later.
	await sent.promise;
	// As the browser reports it.
	onlineManager.setOnline(false);
	resolve(Response.json([]));
	await call;
	expect(isOnline()).toBe(false);
	answerBy(empty);
	await api.listStaffAccounts();
	expect(isOnline()).toBe(true);
});

it("a call that the page itself gave up says nothing about the connection", async () => {
	const left = new AbortController();
	answerBy(() => {
		left.abort();
		return noNetwork();
	});
	await expect(api.listStaffAccounts(undefined, { signal: left.signal })).rejects.toThrow();
	expect(isOnline()).toBe(true);
});

it("reloads what failed once there is a connection, and does not try without one", async () => {
	let calls = 0;
	queryClient.mount();
	const query = new QueryObserver(queryClient, {
		queryKey: ["anything"],
		queryFn: () => {
			calls += 1;
			return api.listStaffAccounts();
		},
	});
	answerBy(noNetwork);
	const stop = query.subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(2000);
	expect(query.getCurrentResult().isError).toBe(true);
	expect(calls).toBe(1);
	answerBy(empty);
	await vi.advanceTimersByTimeAsync(5000);
	expect(query.getCurrentResult().data).toEqual([]);
	stop();
	queryClient.unmount();
});

it("a script that did not load is blamed on the connection only if the server is out of reach", async () => {
	answerBy(empty);
	await checkConnection();
	expect(isOnline()).toBe(true);
	answerBy(noNetwork);
	await checkConnection();
	expect(isOnline()).toBe(false);
});
