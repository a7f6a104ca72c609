import type { Client } from "@kvart/contract/client";
import { limits } from "@kvart/contract/limits";
import type { Site } from "@kvart/contract/site";
import Fastify from "fastify";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testNow } from "../../../test/template.ts";
import { readEnv } from "../../env.ts";
import type { Api } from "../api.ts";
import { RateLimiter } from "../rate-limit.ts";
import { installSite } from "./bridge.ts";
import { PageCache } from "./page-cache.ts";

// The site is a fake that returns the requested URL; caching and sending are real.
const site: Site = async ({ url }) =>
	new Response(`<script>run()</script>${new URL(url).pathname}`, {
		headers: { "content-type": "text/html; charset=utf-8", "x-inline-script-hashes": "sha256-run" },
	});
const clock = { now: () => testNow };
const switches = { maintenance: false };
const deps = { env: readEnv({ NODE_ENV: "test", RATE_LIMIT: "on" }), clock, limiter: new RateLimiter(clock), switches };
const api = { deps, clientFor: () => ({}) as Client } as unknown as Api;
const server = Fastify();
installSite(server, { site, api, cache: new PageCache({ maximumBytes: 1_000_000 }) });
afterAll(() => server.close());
beforeEach(() => {
	switches.maintenance = false;
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = "10.0.0.1") =>
	server.inject({ url, headers, remoteAddress });

test("prefetched pages do not count for the limit", async () => {
	await get("/clubs");
	for (let count = 0; count <= limits.default.address; count += 1) {
		expect((await get("/clubs", { "sec-purpose": "prefetch;prerender" })).statusCode).toBe(200);
	}
	expect((await get("/clubs")).statusCode).toBe(200);
});

test("visits count, and so do prefetched pages that have to be rendered", async () => {
	for (let count = 0; count < limits.default.address; count += 1) {
		const prefetch: Record<string, string> = count % 2 ? { "sec-purpose": "prefetch" } : {};
		await get(count % 2 ? `/search?q=${count}` : "/clubs", prefetch, "10.0.0.2");
	}
	expect((await get("/clubs", {}, "10.0.0.2")).statusCode).not.toBe(200);
});

test("during maintenance every page is the maintenance page, with its own policy", async () => {
	switches.maintenance = true;
	const closed = await get("/en/clubs");
	expect(closed).toMatchObject({ statusCode: 503, body: "<script>run()</script>/en/maintenance" });
	expect(closed.headers).toMatchObject({ "retry-after": "600", "cache-control": "no-store" });
	expect(closed.headers["content-security-policy"]).toContain("'sha256-run'");
	expect((await get("/login?redirect=%2Fstaff")).statusCode).toBe(200);
});
