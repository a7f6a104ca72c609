// The renderer as the server calls it; the fake API fails.
import { createHash } from "node:crypto";
import { ApiError } from "@kvart/contract/client";
import type { SiteContext } from "@kvart/contract/site";
import { expect, test, vi } from "vitest";
import { createSite } from "./entry.server.tsx";
import { inlineScripts } from "./lib/inline-scripts.ts";
import { speculationRules } from "./lib/speculation-rules.server.ts";

const files = { styles: {}, commonStyles: ["/assets/base.css"], scripts: ["/assets/enhance.js"], apps: {} };
const answer = createSite(files);

function contextWith(api: object = {}) {
	const report = vi.fn();
	const site = {
		api,
		apiUrl: "/api",
		publicUrl: "https://kvart.example",
		signIn: { google: false, facebook: null },
		chatWidgetUrl: null,
		mapTilesUrl: null,
		now: () => new Date("2026-11-18T10:00:00+01:00"),
		report,
	};
	return { site: site as unknown as SiteContext, report };
}

const get = (path: string) => new Request(`https://kvart.example${path}`);

test("a page is a whole document in the language of its address", async () => {
	const { site } = contextWith();
	const response = await answer(get("/en/maintenance"), site);
	const html = response.body;
	expect(response.status).toBe(200);
	expect(response.headers["content-language"]).toBe("en");
	expect(html).toMatch(/^<!DOCTYPE html><html lang="en" data-build="[\w-]{8}">/);
	expect(html).toContain('<link rel="stylesheet" href="/assets/base.css"/>');
	expect(html).toContain('<script type="module" src="/assets/enhance.js">');
});

test("the policy lists exactly the inline scripts of pages", async () => {
	const { site } = contextWith();
	const response = await answer(get("/maintenance"), site);
	const texts = [...Object.values(inlineScripts), speculationRules];
	const hashes = texts.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
	expect(response.headers["x-inline-script-hashes"]?.split(" ")).toEqual(hashes);
	const html = response.body;
	const inline = [...html.matchAll(/<script(?: type="speculationrules")?>([^<]*)<\/script>/g)].map(([, text]) => text);
	expect(inline.length).toBeGreaterThan(1);
	for (const text of inline) expect(texts).toContain(text);
});

test("a page that fails is reported, and shown without details of the error", async () => {
	const { site, report } = contextWith();
	const response = await answer(get("/clubs"), site);
	expect(response.status).toBe(500);
	expect(report).toHaveBeenCalledOnce();
	const html = response.body;
	expect(html).toContain("<title>");
	expect(html).not.toContain("TypeError");
});

test("only pages with a form accept POST", async () => {
	const { site } = contextWith();
	const form = new Request("https://kvart.example/maintenance", { method: "POST", body: "a=b" });
	expect((await answer(form, site)).status).toBe(405);
});

test("without a database pages answer with 503, which is not reported as a bug", async () => {
	const down = new ApiError(503, { code: "ERR_SOMETHING_WENT_WRONG" });
	const { site, report } = contextWith(new Proxy({}, { get: () => () => Promise.reject(down) }));
	expect((await answer(get("/clubs"), site)).status).toBe(503);
	expect(report).not.toHaveBeenCalled();
});
