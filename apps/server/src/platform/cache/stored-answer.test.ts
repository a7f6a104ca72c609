import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { storedAnswer } from "./stored-answer.ts";

const headers = { "content-type": "text/html; charset=utf-8" };

test("all encodings hold the same page", async () => {
	const stored = await storedAnswer({ headers, body: "Vračar ".repeat(500) }, "thorough");
	expect(brotliDecompressSync(stored.br)).toEqual(stored.identity);
	expect(gunzipSync(stored.gzip)).toEqual(stored.identity);
	expect(stored.br.length).toBeLessThan(stored.identity.length / 10);
});

test("is compressed again only if it has changed", async () => {
	const first = await storedAnswer({ headers, body: "a" }, "quick");
	expect(await storedAnswer({ headers, body: "a" }, "quick", first)).toBe(first);
	expect((await storedAnswer({ headers, body: "b" }, "quick", first)).etag).not.toBe(first.etag);
});
