// Every page as a program reads it: each is requested once.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { unlisted } from "../quality/walk.ts";
import { type Answer, readPages, walkSite } from "./site-walk.ts";

test.describe.configure({ mode: "default" });

let pages: (Answer & (typeof readPages)[number])[];
let addresses: string[];
let dead: string[];
let listed: string[];

test.beforeAll(async ({ baseURL }) => {
	test.slow();
	const site = baseURL ?? "";
	const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
	listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	const walked = await walkSite(site, [...readPages.map(({ address }) => address), ...listed]);
	pages = readPages.map((page) => ({ ...page, ...(walked.answerTo(page.address) as Answer) }));
	({ addresses, dead } = walked);
});

const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

test("every page is there in its language, with a title, a description and one heading of its own", () => {
	const titles = new Map<string, string>();
	for (const { address, lang, status, html } of pages) {
		expect.soft(status, address).toBe(200);
		expect.soft(part(html, /<html lang="([^"]+)"/), address).toBe(lang);
		const title = part(html, /<title>([^<]+)<\/title>/);
		expect.soft(title.length, address).toBeGreaterThan(5);
		expect.soft(titles.get(lang + title) ?? address, title).toBe(address);
		titles.set(lang + title, address);
		expect.soft(part(html, /<meta name="description" content="([^"]+)"/).length, address).toBeGreaterThan(30);
		expect.soft(html.match(/<h1[\s>]/g), address).toHaveLength(1);
	}
});

test("a page says its address and its other language to search engines, or that it is not for them", ({ baseURL }) => {
	for (const { path, address, html } of pages) {
		const isListed = !unlisted.has(path);
		expect.soft(html.includes('<meta name="robots" content="noindex"/>'), address).toBe(!isListed);
		expect.soft(listed.includes(address), `${address} in the sitemap`).toBe(isListed);
		if (!isListed) continue;
		expect.soft(part(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`${baseURL}${address}`);
		expect.soft(html, address).toContain(`hrefLang="sr-Latn" href="${baseURL}${path}"`);
		expect.soft(html, address).toContain(`hrefLang="en" href="${baseURL}/en${path === "/" ? "" : path}"`);
	}
});

test("every page names its picture for link previews, and one of each kind is there", async ({ baseURL }) => {
	const kinds = new Map<string, string>();
	for (const { path, address, lang, html } of pages) {
		if (unlisted.has(path)) continue;
		const picture = part(html, /<meta property="og:image" content="([^"]+)"/);
		expect.soft(picture, address).toMatch(new RegExp(`^${baseURL}/media/og/[a-z0-9-]+\\.${lang.slice(0, 2)}\\.jpg$`));
		// Rendering one takes half a second; the others are made in the same way.
		kinds.set(/og\/(home|(?:club|blog|event)(?=-))/.exec(picture)?.[1] ?? "page", picture);
	}
	expect(kinds.size).toBe(5);
	for (const picture of kinds.values()) {
		const { status, headers } = await fetch(picture);
		expect.soft([status, headers.get("content-type")], picture).toEqual([200, "image/jpeg"]);
	}
});

test("every link leads to something that is there", () => {
	expect(addresses).toEqual(expect.arrayContaining(["/en", "/zemun", "/en/blog/10", "/en/clubs"]));
	expect(dead).toEqual([]);
});

test("only pages with a token in their address are no-store", () => {
	const forbidding = pages.filter(({ headers }) => headers.get("cache-control")?.includes("no-store"));
	const withToken = ["reset-password", "verify-email", "confirm-booking", "price-preview", "cancel-booking"];
	expect(forbidding.map(({ address }) => address)).toEqual(withToken.flatMap((name) => [`/${name}`, `/en/${name}`]));
});

const vnu = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

// A short run: the first compiler tier is faster in total, but needs a deeper stack.
const quickStart = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** Findings of the Nu Html Checker, one per line. */
async function findings(folder: string): Promise<string[]> {
	const options = ["--errors-only", "--format", "gnu", "--exit-zero-always", folder];
	const run = [...quickStart, "-jar", vnu, ...options];
	const { stderr } = await promisify(execFile)("java", run, { maxBuffer: 64 * 1024 * 1024 });
	return stderr.split("\n").filter(Boolean);
}

test("every page is valid HTML by the Nu checker", async () => {
	test.slow();
	const folder = mkdtempSync(join(tmpdir(), "kvart-html-"));
	// In English pages have the same elements.
	const checked = pages.filter(({ lang }) => process.env["RELEASE_TESTS"] || lang !== "en");
	for (const { path, lang, html } of checked)
		writeFileSync(join(folder, `${path.replaceAll(/\W+/g, "-")}.${lang}.html`), html);
	const found = await findings(folder);
	rmSync(folder, { recursive: true });
	expect(found).toEqual([]);
});
