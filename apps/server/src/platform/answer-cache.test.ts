import { afterEach, expect, test, vi } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

afterEach(() => vi.useRealTimers());

test("parallel requests share one answer, which expires after ten seconds", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const answers = new AnswerCache();
	const make = vi.fn(async () => [{ id: 1 }]);
	await Promise.all([answers.get("listGyms", make), answers.get("listGyms", make)]);
	vi.advanceTimersByTime(9999);
	expect(await answers.get("listGyms", make)).toEqual([{ id: 1 }]);
	expect(make).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1);
	await answers.get("listGyms", make);
	expect(make).toHaveBeenCalledTimes(2);
});

test("clear drops everything", async () => {
	const answers = new AnswerCache();
	await answers.get("listGyms", async () => "old");
	answers.clear();
	expect(await answers.get("listGyms", async () => "new")).toBe("new");
});

test("errors are not cached", async () => {
	const answers = new AnswerCache();
	await expect(answers.get("getEvent 7", () => Promise.reject(new Error("not there")))).rejects.toThrow("not there");
	expect(await answers.get("getEvent 7", async () => "there")).toBe("there");
});

test("callers cannot change the shared answer", async () => {
	const answers = new AnswerCache();
	const given = (await answers.get("listGyms", async () => [{ names: ["Zemun"] }])) as { names: string[] }[];
	expect(() => given[0]?.names.push("mine")).toThrow(TypeError);
	expect(() => given.pop()).toThrow(TypeError);
});

test("holds at most a thousand answers and drops the oldest", async () => {
	const answers = new AnswerCache();
	for (let id = 0; id <= 1000; id += 1) await answers.get(`getEvent ${id}`, async () => "old");
	expect(await answers.get("getEvent 1000", async () => "new")).toBe("old");
	expect(await answers.get("getEvent 0", async () => "new")).toBe("new");
});
