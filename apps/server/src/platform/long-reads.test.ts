import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { LongReads } from "./long-reads.ts";

/** More turns of the event loop than a read waits for. */
async function turns(): Promise<void> {
	for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

afterEach(() => void vi.useRealTimers());

test("a read begins when the one before has ended, also if that failed", async () => {
	const events: string[] = [];
	const first = Promise.withResolvers<string>();
	const reads = new LongReads();
	const read = (name: string, ends: Promise<string>) => async () => {
		events.push(`${name} begins`);
		return ends.finally(() => events.push(`${name} ends`));
	};
	const failing = reads.run(read("first", first.promise));
	const second = reads.run(read("second", Promise.resolve("done")));
	const third = reads.run(read("third", Promise.resolve("done, too")));
	await turns();
	first.reject(new Error("broken"));
	await expect(failing).rejects.toThrow("broken");
	expect(await Promise.all([second, third])).toEqual(["done", "done, too"]);
	expect(events).toEqual(["first begins", "first ends", "second begins", "second ends", "third begins", "third ends"]);
});

test("a read waits until no other call is running, also if one of those fails", async () => {
	const reads = new LongReads();
	const calls = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
	const running = calls.map(({ promise }) => reads.meanwhile(() => promise));
	const read = vi.fn(async () => "read");
	const done = reads.run(read);
	calls[0].reject(new Error("broken"));
	await expect(running[0]).rejects.toThrow("broken");
	await turns();
	expect(read).not.toHaveBeenCalled();
	calls[1].resolve("answer");
	expect(await running[1]).toBe("answer");
	expect(await done).toBe("read");
});

test("a read waits no longer than a second for calls that do not end", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const reads = new LongReads();
	void reads.meanwhile(() => new Promise(() => undefined));
	const read = vi.fn(async () => "read");
	const done = reads.run(read);
	await turns();
	await vi.advanceTimersByTimeAsync(999);
	expect(read).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(await done).toBe("read");
});

test("a call that came during a read goes before the next one", async () => {
	const reads = new LongReads();
	const call = Promise.withResolvers<string>();
	// As the event loop reads requests: after the read that has blocked it.
	const first = reads.run(async () => void setImmediate(() => void reads.meanwhile(() => call.promise)));
	const read = vi.fn(async () => "read");
	const second = reads.run(read);
	await first;
	await turns();
	expect(read).not.toHaveBeenCalled();
	call.resolve("answer");
	expect(await second).toBe("read");
});
