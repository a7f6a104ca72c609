import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findFolders } from "./folders.ts";

// Real, empty folders.
let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "kvart-folders-"));
	mkdirSync(join(root, "media/masters"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a release serves its own build", () => {
	const { projectRoot, builtRoot } = findFolders(join(root, "apps/server/dist"));
	expect([projectRoot, builtRoot()]).toEqual([root, root]);
});

test("a build serves its own files, also when a newer one is current", () => {
	const mine = join(root, "build/1111");
	mkdirSync(mine, { recursive: true });
	writeFileSync(join(root, "build/current"), "2222");
	const { projectRoot, builtRoot } = findFolders(join(mine, "apps/server/dist"));
	expect([projectRoot, builtRoot()]).toEqual([root, mine]);
});

test("sources serve the current build, and fail without one", () => {
	const { builtRoot } = findFolders(join(root, "apps/server/src"));
	expect(() => builtRoot()).toThrow("npm run build");
	mkdirSync(join(root, "build"));
	writeFileSync(join(root, "build/current"), "2222");
	expect(builtRoot()).toBe(join(root, "build/2222"));
});
