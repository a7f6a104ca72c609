import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestOf } from "./digest.mjs";

let folder;
let source;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kvart-digest-"));
	source = join(folder, "one");
	mkdirSync(join(source, "apps/web"), { recursive: true });
	writeFileSync(join(source, "apps/web/page.tsx"), "page");
	writeFileSync(join(source, "lock.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const digest = (place = source) => digestOf(place, ["apps", "lock.json", "missing"]);

test("a copy has the same digest", () => {
	const copy = join(folder, "two");
	cpSync(source, copy, { recursive: true });
	utimesSync(join(copy, "apps/web/page.tsx"), 1, 1);
	expect(digest(copy)).toBe(digest());
});

test("covers content and names, but no tests and generated files", () => {
	const before = digest();
	for (const generated of ["build", "paraglide", ".css-types"]) {
		mkdirSync(join(source, "apps/web", generated));
		writeFileSync(join(source, "apps/web", generated, "page.js"), "generated");
	}
	writeFileSync(join(source, "apps/web/page.test.ts"), "test");
	mkdirSync(join(source, "apps/web/project.inlang"));
	writeFileSync(join(source, "apps/web/project.inlang/README.md"), "written by the compiler");
	expect(digest()).toBe(before);
	writeFileSync(join(source, "apps/web/page.tsx"), "Page");
	const changed = digest();
	expect(changed).not.toBe(before);
	renameSync(join(source, "apps/web/page.tsx"), join(source, "apps/web/other.tsx"));
	expect([before, changed]).not.toContain(digest());
});
