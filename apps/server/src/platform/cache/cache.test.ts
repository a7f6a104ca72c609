import { afterEach, expect, test, vi } from "vitest";
import { recordTouched, Touched } from "../database/touched.ts";
import { Cache, type Made, type Make } from "./cache.ts";

afterEach(() => vi.useRealTimers());

const newCache = (bytes = 1_000_000) => new Cache({ page: bytes, places: bytes, answer: bytes });
const made = (value: string, milliseconds = 60_000): Made<string> => ({ value, bytes: value.length, milliseconds });

const fail = async () => ({ ...made("no database", 0), failed: true });

/** A value that is made from tables and shows the free places of periods. */
const from =
	(value: string, tables: readonly string[] = [], periods: readonly number[] = []): Make<string> =>
	async (touched) => {
		for (const table of tables) touched.read.add(table);
		for (const id of periods) touched.periods.add(id);
		return made(value);
	};

test("parallel requests share what one of them makes, and so do later ones", async () => {
	const cache = newCache();
	const make = vi.fn(from("šest"));
	const values = await Promise.all(Array.from({ length: 50 }, () => cache.get("page", "/", make)));
	expect(new Set([...values, await cache.get("page", "/", make)])).toEqual(new Set(["šest"]));
	expect(make).toHaveBeenCalledTimes(1);
	expect(cache.statistics("page")).toMatchObject({ hits: 1, misses: 1, entries: 1 });
});

test("a value expires, and what replaces it gets the previous one", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const cache = newCache();
	await cache.get("page", "/", async () => made("a", 1000));
	vi.advanceTimersByTime(999);
	expect(cache.peek("page", "/")).toBe("a");
	vi.advanceTimersByTime(1);
	expect(cache.peek("page", "/")).toBeUndefined();
	expect(await cache.get<string>("page", "/", async (_, previous) => made(`${previous}b`, 1000))).toBe("ab");
});

test("kinds have keys and memory of their own", async () => {
	const cache = new Cache({ page: 10, places: 10, answer: 10 });
	await cache.get("page", "/", from("page"));
	for (let search = 0; search < 20; search += 1) await cache.get("places", `/${search}`, from("places"));
	await cache.get("places", "/", from("places"));
	expect([cache.peek("page", "/"), cache.peek("places", "/")]).toEqual(["page", "places"]);
});

test("the oldest values go when the memory is full", async () => {
	const cache = newCache(30_000);
	for (let number = 0; number < 10; number += 1) {
		await cache.get("page", `/${number}`, from(String(number).repeat(7000)));
		expect(cache.statistics("page").bytes).toBeLessThanOrEqual(30_000);
	}
	expect(cache.peek("page", "/9")).toBeDefined();
	expect(cache.peek("page", "/0")).toBeUndefined();
});

test("clearing drops everything, also what is being made", async () => {
	const cache = newCache();
	await cache.get("page", "/clubs", from("old"));
	const slow = Promise.withResolvers<Made<string>>();
	const running = cache.get("page", "/", () => slow.promise);
	cache.drop();
	slow.resolve(made("old"));
	await running;
	expect(await cache.get("page", "/", from("new"))).toBe("new");
	expect(await cache.get("page", "/clubs", from("new"))).toBe("new");
});

test("a changed table drops what was made from it, also what is being made, and nothing else", async () => {
	const cache = newCache();
	await cache.get("page", "/faq", from("faq", ["questions"]));
	await cache.get("page", "/clubs", from("clubs", ["gyms"]));
	const slow = Promise.withResolvers<void>();
	const makeSlowly =
		(make: Make<string>): Make<string> =>
		async (...given) => {
			await slow.promise;
			return make(...given);
		};
	const running = [
		cache.get("page", "/find", makeSlowly(from("before the change", ["questions", "gyms"]))),
		cache.get("page", "/slow", makeSlowly(from("slow", ["gyms"]))),
	];
	cache.drop({ tables: ["favourites", "questions"] });
	const again = vi.fn(from("after the change", ["questions"]));
	expect(await cache.get("page", "/find", again)).toBe("after the change");
	slow.resolve();
	await Promise.all(running);
	const shown = ["/faq", "/clubs", "/find", "/slow"].map((key) => cache.peek("page", key));
	expect(shown).toEqual([undefined, "clubs", "after the change", "slow"]);
});

test("changed places drop only what shows them", async () => {
	const cache = newCache();
	await cache.get("page", "/7", from("7", ["occurrences"], [7]));
	await cache.get("places", "/8", from("8", ["occurrences"], [8, 9]));
	cache.drop({ periods: [7] });
	expect([cache.peek("page", "/7"), cache.peek("places", "/8")]).toEqual([undefined, "8"]);
	cache.drop({ tables: ["occurrences"] });
	expect(cache.peek("places", "/8")).toBeUndefined();
});

test("values made from an answer are dropped with it, also if it was stored before", async () => {
	const cache = newCache();
	const page: Make<string> = async () => made(await cache.get("answer", "listGyms", from("gyms", ["gyms"], [7])));
	await cache.get("page", "/", page);
	await cache.get("page", "/clubs", page);
	const touched = new Touched();
	await recordTouched(touched, () => cache.get("page", "/clubs", page));
	expect([[...touched.read], [...touched.periods]]).toEqual([["gyms"], [7]]);
	cache.drop({ tables: ["gyms"] });
	expect([cache.peek("page", "/"), cache.peek("page", "/clubs")]).toEqual([undefined, undefined]);
});

test("personal values and errors are not stored", async () => {
	const cache = newCache();
	const personal = vi.fn(async () => made("personal", 0));
	await cache.get("page", "/", personal);
	expect(await cache.get("page", "/", personal)).toBe("personal");
	expect(personal).toHaveBeenCalledTimes(2);
	await expect(cache.get("page", "/", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
	expect(await cache.get("page", "/", from("there"))).toBe("there");
});

test("while making it fails, the outdated value is served for ten minutes, with an attempt every two seconds", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const cache = newCache();
	await cache.get("page", "/", async () => made("there", 1000));
	const failing = vi.fn(fail);
	vi.advanceTimersByTime(1000);
	for (let second = 0; second < 4; second += 1) {
		expect(await cache.get("page", "/", failing)).toBe("there");
		vi.advanceTimersByTime(1000);
	}
	expect(failing).toHaveBeenCalledTimes(2);
	expect(cache.statistics("page")).toMatchObject({ stale: 2, entries: 1 });
	expect(await cache.get("page", "/", async () => made("back", 1000))).toBe("back");
	vi.advanceTimersByTime(601_000);
	expect(await cache.get("page", "/", failing)).toBe("no database");
});

test("a dropped value is served only while making it fails", async () => {
	const cache = newCache();
	await cache.get("page", "/", from("old"));
	cache.drop();
	expect(cache.peek("page", "/")).toBeUndefined();
	expect(await cache.get("page", "/", fail)).toBe("old");
	cache.drop();
	expect(await cache.get("page", "/", from("new"))).toBe("new");
	expect(cache.statistics("page")).toMatchObject({ entries: 1 });
});
