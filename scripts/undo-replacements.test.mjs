import { expect, test, vi } from "vitest";

const real = { now: Date.now, fetch, exit: process.exit, home: process.env.HOME };

test("replaces a timer, a global, a method and a setting", () => {
	vi.useFakeTimers({ now: 0 });
	vi.stubGlobal("fetch", () => undefined);
	vi.stubEnv("HOME", "/nowhere");
	vi.spyOn(process, "exit").mockImplementation(() => undefined);
	expect([Date.now(), fetch(), process.env.HOME, process.exit()]).toEqual([0, undefined, "/nowhere", undefined]);
});

test("the next test has the real ones", () => {
	expect({ now: Date.now, fetch, exit: process.exit, home: process.env.HOME }).toEqual(real);
});
