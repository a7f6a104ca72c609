import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, type CachedPage, PageCache, type RenderedPage } from "./page-cache.ts";

afterEach(() => vi.useRealTimers());

const page = (body: string, lifetimeMilliseconds = 60_000): RenderedPage => ({
	status: 200,
	headers: { "content-type": "text/html; charset=utf-8" },
	body,
	lifetimeMilliseconds,
});

function cachedOf(answer: CachedPage | Answer): CachedPage {
	if ("identity" in answer) return answer;
	if ("cached" in answer) return answer.cached;
	throw new Error("The page was not cached.");
}

const textOf = (answer: CachedPage | Answer) => cachedOf(answer).identity.toString();
const showing = (id: number) => ({ ...page(`places of ${id}`), periodIds: new Set([id]) });
const newCache = (maximumBytes = 1_000_000) => new PageCache({ maximumBytes });

test("parallel requests share one rendering", async () => {
	const cache = newCache();
	const render = vi.fn(async () => page("šest"));
	const answers = await Promise.all(Array.from({ length: 50 }, async () => cache.get("/", render)));
	expect(answers.map(textOf)).toEqual(Array.from({ length: 50 }, () => "šest"));
	expect(textOf(await cache.get("/", render))).toBe("šest");
	expect(render).toHaveBeenCalledTimes(1);
});

test("all encodings hold the same page", async () => {
	const cached = cachedOf(await newCache().get("/", async () => page("Vračar ".repeat(500))));
	expect(brotliDecompressSync(cached.br)).toEqual(cached.identity);
	expect(gunzipSync(cached.gzip)).toEqual(cached.identity);
	expect(cached.br.length).toBeLessThan(cached.identity.length / 10);
});

test("invalidating drops everything, also what is being rendered", async () => {
	const cache = newCache();
	await cache.get("/clubs", async () => page("old"));
	const rendering = Promise.withResolvers<RenderedPage>();
	const slow = cache.get("/", () => rendering.promise);
	cache.invalidate();
	rendering.resolve(page("old"));
	await slow;
	expect(textOf(await cache.get("/", async () => page("new")))).toBe("new");
	expect(textOf(await cache.get("/clubs", async () => page("new")))).toBe("new");
});

test("a change of free places drops what shows the period, also what is being rendered, and nothing else", async () => {
	const cache = newCache();
	await cache.get("/7", async () => showing(7));
	await cache.get("/8", async () => showing(8));
	const rendering = Promise.withResolvers<RenderedPage>();
	const other = Promise.withResolvers<RenderedPage>();
	const first = cache.get("/7?slow", () => rendering.promise);
	const second = cache.get("/8?slow", () => other.promise);
	cache.dropPlaces(7);
	const again = vi.fn(async () => showing(7));
	await cache.get("/7?slow", again);
	expect(again).toHaveBeenCalledTimes(1);
	rendering.resolve({ ...showing(7), body: "before the change" });
	other.resolve(showing(8));
	await first;
	await second;
	expect(["/7", "/8", "/8?slow"].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true]);
	expect(cache.peek("/7?slow")?.identity.toString()).toBe("places of 7");
});

test("an expired page is compressed again only if it has changed", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const cache = newCache();
	const first = cachedOf(await cache.get("/", async () => page("a", 1000)));
	vi.advanceTimersByTime(999);
	expect(await cache.get("/", async () => page("b", 1000))).toBe(first);
	vi.advanceTimersByTime(1);
	const second = cachedOf(await cache.get("/", async () => page("a", 1000)));
	expect(second).toBe(first);
	vi.advanceTimersByTime(1000);
	const third = cachedOf(await cache.get("/", async () => page("b", 1000)));
	expect(third.etag).not.toBe(first.etag);
});

test("personal pages are never cached", async () => {
	const cache = newCache();
	const render = vi.fn(async () => page("personal", 0));
	expect(await cache.get("/", render)).toEqual({ rendered: page("personal", 0) });
	await cache.get("/", render);
	expect(render).toHaveBeenCalledTimes(2);
	expect(cache.bytes).toBe(0);
});

test("a failed rendering is not cached", async () => {
	const cache = newCache();
	await expect(cache.get("/", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
	expect(textOf(await cache.get("/", async () => page("there")))).toBe("there");
});

test("while rendering fails, the stale page is served for ten minutes and rendering is tried every two seconds", async () => {
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
	expect(cache.statistics).toMatchObject({ stale: 2, pages: 1 });
	expect(textOf(await cache.get("/", async () => page("back", 1000)))).toBe("back");
	vi.advanceTimersByTime(601_000);
	expect(await cache.get("/", fail)).toMatchObject({ rendered: { status: 503 } });
});

test("an invalidated page is served only while rendering fails", async () => {
	const cache = newCache();
	await cache.get("/", async () => page("old"));
	cache.invalidate();
	expect(cache.peek("/")).toBeUndefined();
	expect(textOf(await cache.get("/", async () => ({ ...page("no database", 0), status: 503 })))).toBe("old");
	cache.invalidate();
	expect(textOf(await cache.get("/", async () => page("new")))).toBe("new");
	expect(cache.statistics).toMatchObject({ pages: 1 });
});

test("drops the oldest pages to stay within its memory", async () => {
	const cache = newCache(30_000);
	for (let number = 0; number < 10; number += 1) {
		await cache.get(`/${number}`, async () => page(String(number).repeat(5000)));
		expect(cache.bytes).toBeLessThanOrEqual(30_000);
	}
	const render = vi.fn(async () => page("again"));
	await cache.get("/9", render);
	expect(render).not.toHaveBeenCalled();
	await cache.get("/0", render);
	expect(render).toHaveBeenCalledTimes(1);
});
