import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { step, together } from "./progress.mjs";

// Fake screen and timers.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function screen(isTTY) {
	const written = [];
	return { isTTY, write: (text) => written.push(text), text: () => written.join("") };
}

/** Runs until it is ended, with seven of nine done. */
function begin(target) {
	const { promise, resolve } = Promise.withResolvers();
	const done = step(
		"Install",
		(report) => {
			report.now = () => "7 of 9 packages";
			return promise;
		},
		target,
	);
	return { done, end: resolve };
}

test("shows the progress in one line on a terminal", async () => {
	const terminal = screen(true);
	const { done, end } = begin(terminal);
	vi.advanceTimersByTime(3000);
	expect(terminal.text()).toContain("\r\u001b[KInstall 7 of 9 packages, 3 s");
	expect(terminal.text()).not.toContain("\n");
	end("done");
	await done;
	expect(terminal.text()).toMatch(/Install done \(3\.0 s\)\n$/);
});

test("prints a line every ten seconds elsewhere", async () => {
	const log = screen(false);
	const { done, end } = begin(log);
	vi.advanceTimersByTime(25_000);
	end();
	await done;
	expect(log.text()).toBe("Install \n  7 of 9 packages, 10 s \n  7 of 9 packages, 20 s done (25.0 s)\n");
});

test("prints messages on their own line", async () => {
	const log = screen(false);
	await step("Build", async (report) => report.line("Waiting for another build (process 7) …"), log);
	expect(log.text()).toContain("\nWaiting for another build (process 7) …\n");
	expect(vi.getTimerCount()).toBe(0);
});

test("does parts at once, names those that are not done, and lists the results", async () => {
	const log = screen(false);
	const slow = Promise.withResolvers();
	const parts = [
		["Types", () => slow.promise],
		["Format", async () => "is right"],
	];
	const done = step("Checks", (report) => together(parts, report), log);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(log.text()).toBe("Checks \n  Types, 10 s ");
	slow.resolve("clean");
	await done;
	expect(log.text()).toMatch(/\n {2}Types: clean\n {2}Format: is right\nChecks done \(10\.0 s\)\n$/);
});

test("a part that fails is reported when all have ended", async () => {
	const slow = Promise.withResolvers();
	const parts = [
		["Types", () => slow.promise],
		["Format", () => Promise.reject(new Error("not formatted"))],
	];
	const ended = vi.fn();
	const done = step("Checks", (report) => together(parts, report), screen(false)).catch(ended);
	await vi.advanceTimersByTimeAsync(1000);
	expect(ended).not.toHaveBeenCalled();
	slow.resolve("clean");
	await done;
	expect(ended).toHaveBeenCalledExactlyOnceWith(new Error("not formatted"));
});
