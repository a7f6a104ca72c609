import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { PictureName } from "@kvart/media/picture";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDerivatives } from "./derive.ts";
import { createFileCache } from "./file-cache.ts";
import { createQueue, type Queue, TooBusyError } from "./queue.ts";

/** Real masters and the real encoder; the cache folder is new for each test. */
const mastersDir = fileURLToPath(new URL("../../../../../media/masters", import.meta.url));
let cacheDir: string;

beforeEach(async () => {
	cacheDir = await mkdtemp(join(tmpdir(), "kvart-pictures-"));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const derivatives = (effort = 0) => createDerivatives({ cache: createFileCache(cacheDir), effort, mastersDir });

async function bytesWith(effort: number): Promise<number> {
	const path = (await derivatives(effort).file("zemun/hall-left-1", 300, "avif")) ?? "";
	const { length } = await readFile(path);
	await rm(path);
	return length;
}

/** As a share of the bytes at the quality for dark pictures. */
async function shareOfPlain(name: PictureName): Promise<number> {
	const { length } = await readFile((await derivatives().file(name, 300, "avif")) ?? "");
	const plain = sharp(join(mastersDir, `${name}.jpg`))
		.resize(300)
		.avif({ quality: 58, effort: 0 });
	return length / (await plain.toBuffer()).length;
}

describe("a derivative", () => {
	test.each(["avif", "webp", "jpg"] as const)("has the requested width and format: %s", async (format) => {
		const width = format === "jpg" ? 400 : 300;
		const path = await derivatives().file("zemun/hall-left-1", width, format);
		const { width: made, format: kind } = await sharp(path).metadata();
		expect([made, kind]).toEqual([width, { avif: "heif", webp: "webp", jpg: "jpeg" }[format]]);
	});

	test("is smaller with more effort", async () => {
		expect(await bytesWith(2)).toBeLessThan(await bytesWith(0));
	});

	test("spends fewer bytes on daylight, and all of them on the dark", async () => {
		expect(await shareOfPlain("vracar/facade-street-1")).toBeLessThan(0.9);
		expect(await shareOfPlain("zemun/facade-street-1")).toBeGreaterThan(0.9);
	});

	test("is never larger than its master and never of an undeclared width", async () => {
		expect(await derivatives().file("zemun/barbell-wide-1", 1400, "avif")).toBeUndefined();
		expect(await derivatives().file("zemun/hall-left-1", 641, "avif")).toBeUndefined();
		expect(await derivatives().file("zemun/hall-left-1", 300, "jpg")).toBeUndefined();
		await expect(readdir(cacheDir)).resolves.toEqual([]);
	});

	test("is created once and reused by the next server", async () => {
		const path = (await derivatives().file("zemun/hall-left-1", 240, "webp")) ?? "";
		await writeFile(path, "kept");
		const again = (await derivatives().file("zemun/hall-left-1", 240, "webp")) ?? "";
		expect(await readFile(again, "utf8")).toBe("kept");
		expect(await readdir(cacheDir)).toHaveLength(1);
	});
});

describe("the cache", () => {
	test("creates a file once for concurrent requests and leaves no partial files", async () => {
		const cache = createFileCache(cacheDir);
		let made = 0;
		const make = async () => {
			made++;
			await nextTurn();
			return Buffer.from("x");
		};
		const paths = await Promise.all(Array.from({ length: 50 }, () => cache.get("a.1.jpg", make)));
		expect(new Set(paths).size).toBe(1);
		expect(made).toBe(1);
		expect(await readdir(cacheDir)).toEqual(["a.1.jpg"]);
	});

	test("serves visitors before idle work and still creates the file once", async () => {
		const inner = createQueue({ parallel: 1 });
		let lined = 0;
		const queue: Queue = {
			run: (work, urgency) => {
				lined++;
				return inner.run(work, urgency);
			},
		};
		const cache = createFileCache(cacheDir, queue);
		const { promise: busy, resolve: free } = Promise.withResolvers<void>();
		const order: string[] = [];
		const make = (name: string) => async () => {
			order.push(name);
			return Buffer.from(name);
		};
		const first = queue.run(() => busy, "now");
		const ahead = cache.get("c.jpg", make("idle"), "idle");
		const other = cache.get("d.jpg", make("other"), "idle");
		const visitor = cache.get("c.jpg", make("visitor"), "now");
		await vi.waitFor(() => expect(lined).toBe(4), { timeout: 10_000 });
		free();
		await Promise.all([first, ahead, other, visitor]);
		expect(order).toEqual(["visitor", "other"]);
	});

	test("retries after a failure and after a deletion", async () => {
		const cache = createFileCache(cacheDir);
		await expect(cache.get("b.jpg", () => Promise.reject(new Error("disk")))).rejects.toThrow("disk");
		const path = await cache.get("b.jpg", async () => Buffer.from("1"));
		await rm(path);
		await cache.get("b.jpg", async () => Buffer.from("2"));
		expect(await readFile(path, "utf8")).toBe("2");
	});

	test("refuses keys that could leave the folder", async () => {
		const cache = createFileCache(cacheDir);
		await expect(cache.get("../b.jpg", async () => Buffer.from(""))).rejects.toThrow("not a cache key");
	});
});

describe("the queue", () => {
	test("runs two jobs at a time, visitors first, and limits the queue", async () => {
		const queue = createQueue({ parallel: 2, limit: 3 });
		const order: string[] = [];
		let active = 0;
		let most = 0;
		const work = (name: string) => async () => {
			most = Math.max(most, ++active);
			await nextTurn();
			active--;
			order.push(name);
		};
		const all = [queue.run(work("idle-1"), "idle"), queue.run(work("idle-2"), "idle")];
		for (const name of ["a", "b", "c", "d"]) all.push(queue.run(work(name), "now"));
		await expect(queue.run(work("e"), "now")).rejects.toThrow(TooBusyError);
		await Promise.all(all);
		expect(most).toBe(2);
		expect(order.at(-1)).toBe("idle-2");
	});
});
