import { afterEach, expect, test, vi } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";

afterEach(() => vi.useRealTimers());

test("is asked for once, however many want it at the same time, and again when it has grown old", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const answers = new KeptAnswers();
	const make = vi.fn(async () => [{ id: 1 }]);
	await Promise.all([answers.get("listGyms", make), answers.get("listGyms", make)]);
	vi.advanceTimersByTime(9999);
	expect(await answers.get("listGyms", make)).toEqual([{ id: 1 }]);
	expect(make).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1);
	await answers.get("listGyms", make);
	expect(make).toHaveBeenCalledTimes(2);
});

test("a change of content drops everything", async () => {
	const answers = new KeptAnswers();
	await answers.get("listGyms", async () => "old");
	answers.drop();
	expect(await answers.get("listGyms", async () => "new")).toBe("new");
});

test("what was refused is not kept", async () => {
	const answers = new KeptAnswers();
	await expect(answers.get("getEvent 7", () => Promise.reject(new Error("not there")))).rejects.toThrow("not there");
	expect(await answers.get("getEvent 7", async () => "there")).toBe("there");
});

test("nobody changes what others are given", async () => {
	const answers = new KeptAnswers();
	const given = (await answers.get("listGyms", async () => [{ names: ["Zemun"] }])) as { names: string[] }[];
	expect(() => given[0]?.names.push("mine")).toThrow(TypeError);
	expect(() => given.pop()).toThrow(TypeError);
});

test("keeps the newest thousand", async () => {
	const answers = new KeptAnswers();
	for (let id = 0; id <= 1000; id += 1) await answers.get(`getEvent ${id}`, async () => "old");
	expect(await answers.get("getEvent 1000", async () => "new")).toBe("old");
	expect(await answers.get("getEvent 0", async () => "new")).toBe("new");
});
