import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { galleries } from "./galleries.ts";
import { type Master, masters } from "./masters.ts";
import { pictureOf } from "./picture.ts";

const entries: [string, Master][] = Object.entries(masters);

test("the catalogue matches masters/", () => {
	const folder = fileURLToPath(new URL("../masters", import.meta.url));
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".jpg"))
		.map((file) => file.replaceAll("\\", "/").replace(/\.jpg$/, ""));
	expect(entries.map(([name]) => name).sort()).toEqual(files.sort());
});

test("every picture is shown somewhere", () => {
	const files = globSync(["media/src/*.ts", "apps/web/app/**/*.{ts,tsx}"], {
		exclude: ["**/masters.ts", "**/*.test.*"],
	});
	const sources = files.map((file) => readFileSync(file, "utf8")).join("\n");
	expect(entries.map(([name]) => name).filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
});

test("every picture has alternative texts in both languages", () => {
	for (const [name, { sr, en }] of entries) {
		expect(sr.length, name).toBeGreaterThan(15);
		expect(en.length, name).toBeGreaterThan(15);
		expect(sr, name).not.toBe(en);
		// Catches captions in the wrong language.
		expect(en.replace(/, \S+ centre$/, ""), name).not.toMatch(/[žšć]|\b(na|sa|pod)\b/);
		expect(`${sr}${en}`, name).not.toMatch(/  |^\s|\s$|\.$/);
	}
});

test("alternative texts are unique within a gallery", () => {
	for (const [club, list] of Object.entries(galleries)) {
		for (const language of ["sr", "en"] as const) {
			expect(new Set(list.map((name) => pictureOf(name, language).alt)).size, `${club} ${language}`).toBe(list.length);
		}
	}
});

test("placeholders stay tiny and hashes differ", () => {
	for (const [name, { blur }] of entries) expect(blur.length + 23, name).toBeLessThanOrEqual(250);
	expect(new Set(entries.map(([, { hash }]) => hash)).size).toBe(entries.length);
});
