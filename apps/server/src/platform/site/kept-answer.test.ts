import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { installSecurityHeaders } from "../security-headers.ts";
import { sendKept } from "./kept-answer.ts";
import { type KeptPage, PageCache } from "./page-cache.ts";

const ownPolicy = "default-src 'none'; script-src 'self'";

async function keptPage(): Promise<KeptPage> {
	const answer = await new PageCache({ maximumBytes: 1_000_000 }).get("/", async () => ({
		status: 200,
		headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": ownPolicy },
		body: "<p>Vračar</p>",
		lifetimeMilliseconds: 60_000,
	}));
	if (!("kept" in answer)) throw new Error("The page was not kept.");
	return answer.kept;
}

/** A server whose every address is one kept page, with the hooks that all answers go through. */
async function serve() {
	const page = await keptPage();
	const statuses: number[] = [];
	const app = Fastify({ genReqId: () => randomUUID() });
	installSecurityHeaders(app, { https: true });
	app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
	app.addHook("onResponse", async (_request, reply) => void statuses.push(reply.statusCode));
	app.route({ method: ["GET", "HEAD"], url: "/*", handler: (request, reply) => sendKept(request, reply, page) });
	return { app, page, statuses };
}

test("goes out with what the server says of every answer, its own policy and an id for each request", async () => {
	const { app, statuses } = await serve();
	const [first, second] = [await app.inject("/"), await app.inject("/")];
	expect(first.body).toBe("<p>Vračar</p>");
	expect(first.headers).toMatchObject({
		"content-security-policy": ownPolicy,
		"content-type": "text/html; charset=utf-8",
		"strict-transport-security": expect.stringContaining("max-age"),
		"x-frame-options": "DENY",
		vary: "accept-encoding",
	});
	expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
	expect(statuses).toEqual([200, 200]);
});

test("comes in the encoding that the browser takes", async () => {
	const { app, page } = await serve();
	const gzip = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, deflate" } });
	expect(gzip.headers["content-encoding"]).toBe("gzip");
	expect(gunzipSync(gzip.rawPayload).toString()).toBe("<p>Vračar</p>");
	const brotli = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
	expect(brotli.headers).toMatchObject({ "content-encoding": "br", "content-length": String(page.br.length) });
});

test("is not sent again to who has it, nor to who asks only about it", async () => {
	const { app, page, statuses } = await serve();
	const again = await app.inject({ url: "/", headers: { "if-none-match": page.etag } });
	expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", page.etag]);
	const head = await app.inject({ method: "HEAD", url: "/" });
	expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", String(page.identity.length)]);
	expect(statuses).toEqual([304, 200]);
});
