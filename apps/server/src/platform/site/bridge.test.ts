import type { Client } from "@kvart/contract/client";
import { limits } from "@kvart/contract/limits";
import type { Site } from "@kvart/contract/site";
import Fastify from "fastify";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testNow } from "../../../test/template.ts";
import { readEnv } from "../../env.ts";
import type { Api } from "../api.ts";
import { Cache } from "../cache/cache.ts";
import { RateLimiter } from "../rate-limit.ts";
import { installSite } from "./bridge.ts";

// The site is a fake that returns the requested URL; caching and sending are real.
const site: Site = async ({ url }) => ({
	status: 200,
	headers: { "content-type": "text/html; charset=utf-8", "x-inline-script-hashes": "sha256-run" },
	body: `<script>run()</script>${new URL(url).pathname}`,
});
const cache = new Cache({ page: 1_000_000, places: 1_000_000, answer: 1_000_000 });
const clock = { now: () => testNow };
const switches = { maintenance: false };
const env = readEnv({ NODE_ENV: "test", RATE_LIMIT: "on", CHAT_WIDGET_URL: "https://chat.example/widget.js" });
const deps = { env, clock, limiter: new RateLimiter(clock), switches, cache };
const api = { deps, clientFor: () => ({}) as Client } as unknown as Api;
const server = Fastify();
installSite(server, { site, api });
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

test("made-up addresses do not enter the cache, common ones do", async () => {
	const before = cache.statistics("page").entries;
	const from = "10.0.0.3";
	for (let count = 0; count < 50; count += 1) {
		expect((await get(`/clubs?u=${count}`, {}, from)).statusCode).toBe(200);
		await get(`/search?q=${count}`, {}, from);
		await get(`/login?redirect=%2F${count}`, {}, from);
		await get(`/training-schedule/1?day=1&day=${count}`, {}, from);
		await get(`/blog?page=${"1".repeat(31 + count)}`, {}, from);
	}
	expect(cache.statistics("page").entries).toBe(before);
	const common = ["/en/training-schedule/1?day=3&free=1", "/landing?gym=Vra%C4%8Dar", "/coaches?club=usce-sc"];
	for (const url of [...common, "/en/training-schedule/1.json?room=2"]) await get(url, {}, from);
	expect(cache.statistics("page").entries).toBe(before + 4);
});

const policyOf = async (url: string) => (await get(url, {}, "10.0.0.4")).headers["content-security-policy"];

test("the chat's origin is allowed on its own page only", async () => {
	for (const url of ["/live-chat", "/en/live-chat"]) expect(await policyOf(url)).toContain("https://chat.example");
	for (const url of ["/", "/faq", "/account", "/live-chat-2", "/en/login?redirect=/live-chat"])
		expect(await policyOf(url), url).not.toContain("chat.example");
});
