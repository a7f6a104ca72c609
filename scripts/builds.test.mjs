import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentBuild, provideBuild, registerUse } from "./builds.mjs";
import { withLock } from "./lock.mjs";

// Real folders and the real lock; a build is a small file.
let folder;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kvart-builds-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const digests = { a: "a".repeat(16), b: "b".repeat(16), c: "c".repeat(16) };
const make = (word) => async (place) => writeFileSync(join(place, "word"), word);
const provide = (digest, work) =>
	withLock(join(folder, "lock"), () => provideBuild(typeof digest === "string" ? () => digest : digest, work, folder));
const builds = () => readdirSync(folder).filter((name) => /^[abc]{16}$|making/.test(name));

test("concurrent requests build once", async () => {
	let made = 0;
	const work = async (place) => {
		made++;
		await new Promise((resolve) => setImmediate(resolve));
		await make("once")(place);
	};
	const results = await Promise.all([provide(digests.a, work), provide(digests.a, work)]);
	expect(made).toBe(1);
	expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
	for (const { build } of results) expect(readFileSync(join(build, "word"), "utf8")).toBe("once");
});

test("a failed build leaves the last one and is repeated", async () => {
	const { build } = await provide(digests.a, make("first"));
	const breaks = async (place) => {
		await make("half")(place);
		throw new Error("broke");
	};
	await expect(provide(digests.b, breaks)).rejects.toThrow("broke");
	expect(currentBuild(folder)).toBe(build);
	expect(existsSync(join(folder, digests.b))).toBe(false);
	await provide(digests.b, make("second"));
	expect(readFileSync(join(currentBuild(folder), "word"), "utf8")).toBe("second");
	expect(builds().filter((name) => name.startsWith("making"))).toEqual([]);
});

test("a build is repeated if the sources changed meanwhile", async () => {
	const digestNow = vi
		.fn(() => digests.b)
		.mockReturnValueOnce(digests.a)
		.mockReturnValueOnce(digests.a);
	let made = 0;
	const { build } = await provide(digestNow, async (place) => make(`${++made}`)(place));
	expect(readFileSync(join(build, "word"), "utf8")).toBe("2");
	expect(builds()).toEqual([digests.b]);
	let edits = 0;
	await expect(provide(() => `${edits++}`, make("never at rest"))).rejects.toThrow("changed during the build");
	expect(currentBuild(folder)).toBe(build);
});

test("a build is kept while a process uses it", async () => {
	const { build } = await provide(digests.a, make("served"));
	registerUse(build, process.ppid, folder);
	await provide(digests.b, make("next"));
	expect(readFileSync(join(build, "word"), "utf8")).toBe("served");
	rmSync(join(folder, "users", `${process.ppid}`));
	const dead = spawnSync(process.execPath, ["--version"]).pid;
	registerUse(build, dead, folder);
	await provide(digests.c, make("last"));
	expect(builds()).toEqual([digests.c]);
});

test("without a build the error says what to run", () => {
	expect(() => currentBuild(folder)).toThrow("npm run build");
});
