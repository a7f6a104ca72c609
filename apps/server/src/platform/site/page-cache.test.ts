import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, type KeptPage, type MadePage, PageCache } from "./page-cache.ts";

afterEach(() => vi.useRealTimers());

const page = (body: string, lifetimeMilliseconds = 60_000): MadePage => ({
	status: 200,
	headers: { "content-type": "text/html; charset=utf-8" },
	body,
	lifetimeMilliseconds,
});

function keptOf(answer: KeptPage | Answer): KeptPage {
	if ("identity" in answer) return answer;
	if ("kept" in answer) return answer.kept;
	throw new Error("The page was not kept.");
}

const textOf = (answer: KeptPage | Answer) => keptOf(answer).identity.toString();
const newCache = (maximumBytes = 1_000_000) => new PageCache({ maximumBytes });

test("is rendered once, however many ask at the same time, and then not again", async () => {
	const cache = newCache();
	const make = vi.fn(async () => page("šest"));
	const answers = await Promise.all(Array.from({ length: 50 }, async () => cache.get("/", make)));
	expect(answers.map(textOf)).toEqual(Array.from({ length: 50 }, () => "šest"));
	expect(textOf(await cache.get("/", make))).toBe("šest");
	expect(make).toHaveBeenCalledTimes(1);
});

test("every encoding holds the same page", async () => {
	const kept = keptOf(await newCache().get("/", async () => page("Vračar ".repeat(500))));
	expect(brotliDecompressSync(kept.br)).toEqual(kept.identity);
	expect(gunzipSync(kept.gzip)).toEqual(kept.identity);
	expect(kept.br.length).toBeLessThan(kept.identity.length / 10);
});

test("a change of content drops everything, also what was being rendered when it came", async () => {
	const cache = newCache();
	await cache.get("/clubs", async () => page("old"));
	const making = Promise.withResolvers<MadePage>();
	const slow = cache.get("/", () => making.promise);
	cache.drop();
	making.resolve(page("old"));
	await slow;
	expect(textOf(await cache.get("/", async () => page("new")))).toBe("new");
	expect(textOf(await cache.get("/clubs", async () => page("new")))).toBe("new");
});

test("grows old, and is compressed anew only when it is another page then", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const cache = newCache();
	const first = keptOf(await cache.get("/", async () => page("a", 1000)));
	vi.advanceTimersByTime(999);
	expect(await cache.get("/", async () => page("b", 1000))).toBe(first);
	vi.advanceTimersByTime(1);
	const second = keptOf(await cache.get("/", async () => page("a", 1000)));
	expect(second).toBe(first);
	vi.advanceTimersByTime(1000);
	const third = keptOf(await cache.get("/", async () => page("b", 1000)));
	expect(third.etag).not.toBe(first.etag);
});

test("what may not be given to others is never kept", async () => {
	const cache = newCache();
	const make = vi.fn(async () => page("personal", 0));
	expect(await cache.get("/", make)).toEqual({ made: page("personal", 0) });
	await cache.get("/", make);
	expect(make).toHaveBeenCalledTimes(2);
	expect(cache.bytes).toBe(0);
});

test("a failed render is not kept: the next one tries again", async () => {
	const cache = newCache();
	await expect(cache.get("/", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
	expect(textOf(await cache.get("/", async () => page("there")))).toBe("there");
});

test("a page that cannot be made any more stays for ten minutes, and is tried again every two seconds", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const cache = newCache();
	await cache.get("/", async () => page("there", 1000));
	const fail = vi.fn(async () => ({ ...page("no database", 0), status: 503 }));
	vi.advanceTimersByTime(1000);
	for (let second = 0; second < 4; second += 1) {
		expect(textOf(await cache.get("/", fail))).toBe("there");
		vi.advanceTimersByTime(1000);
	}
	expect(fail).toHaveBeenCalledTimes(2);
	expect(cache.figures).toMatchObject({ stale: 2, pages: 1 });
	expect(textOf(await cache.get("/", async () => page("back", 1000)))).toBe("back");
	vi.advanceTimersByTime(601_000);
	expect(await cache.get("/", fail)).toMatchObject({ made: { status: 503 } });
});

test("a page that was dropped stands in only while it cannot be made anew", async () => {
	const cache = newCache();
	await cache.get("/", async () => page("old"));
	cache.drop();
	expect(cache.peek("/")).toBeUndefined();
	expect(textOf(await cache.get("/", async () => ({ ...page("no database", 0), status: 503 })))).toBe("old");
	cache.drop();
	expect(textOf(await cache.get("/", async () => page("new")))).toBe("new");
	expect(cache.figures).toMatchObject({ pages: 1 });
});

test("stays within its room: the page that was rendered longest ago goes", async () => {
	const cache = newCache(30_000);
	for (let number = 0; number < 10; number += 1) {
		await cache.get(`/${number}`, async () => page(String(number).repeat(5000)));
		expect(cache.bytes).toBeLessThanOrEqual(30_000);
	}
	const make = vi.fn(async () => page("again"));
	await cache.get("/9", make);
	expect(make).not.toHaveBeenCalled();
	await cache.get("/0", make);
	expect(make).toHaveBeenCalledTimes(1);
});
