import { expect, test, vi } from "vitest";

const real = { now: Date.now, fetch, random: Math.random, home: process.env.HOME };

test("replaces a timer, a global, a method and a setting", () => {
	vi.useFakeTimers({ now: 0 });
	vi.stubGlobal("fetch", () => undefined);
	vi.stubEnv("HOME", "/nowhere");
	vi.spyOn(Math, "random").mockReturnValue(7);
	expect([Date.now(), fetch(), process.env.HOME, Math.random()]).toEqual([0, undefined, "/nowhere", 7]);
});

test("the next test has the real ones", () => {
	expect({ now: Date.now, fetch, random: Math.random, home: process.env.HOME }).toEqual(real);
});
