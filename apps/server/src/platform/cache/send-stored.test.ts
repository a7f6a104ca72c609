import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { installSecurityHeaders } from "../security-headers.ts";
import { sendStored } from "./send-stored.ts";
import { type StoredAnswer, storedAnswer } from "./stored-answer.ts";

const ownPolicy = "default-src 'none'; script-src 'self'";

function storedPage(): Promise<StoredAnswer> {
	const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": ownPolicy };
	return storedAnswer({ headers, body: "<p>Vračar</p>" }, "thorough");
}

/** A server with its usual hooks that answers every request with one stored page. */
async function serve() {
	const page = await storedPage();
	const statuses: number[] = [];
	const app = Fastify({ genReqId: () => randomUUID() });
	installSecurityHeaders(app, { https: true });
	app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
	app.addHook("onResponse", async (_request, reply) => void statuses.push(reply.statusCode));
	app.route({ method: ["GET", "HEAD"], url: "/*", handler: (request, reply) => sendStored(request, reply, page) });
	return { app, page, statuses };
}

test("carries the headers of every answer, its own policy and a request id", async () => {
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

test("uses the best encoding that the browser accepts", async () => {
	const { app, page } = await serve();
	const gzip = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, deflate" } });
	expect(gzip.headers["content-encoding"]).toBe("gzip");
	expect(gunzipSync(gzip.rawPayload).toString()).toBe("<p>Vračar</p>");
	const brotli = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
	expect(brotli.headers).toMatchObject({ "content-encoding": "br", "content-length": String(page.br.length) });
	const noBrotli = await app.inject({ url: "/", headers: { "accept-encoding": "br;q=0, gzip;q=0.5" } });
	expect(noBrotli.headers["content-encoding"]).toBe("gzip");
	const plain = await app.inject({ url: "/", headers: { "accept-encoding": "br;q=0, gzip;q=0" } });
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(plain.body).toBe("<p>Vračar</p>");
});

test("answers 304 for a known etag, and HEAD without a body", async () => {
	const { app, page, statuses } = await serve();
	const again = await app.inject({ url: "/", headers: { "if-none-match": page.etag } });
	expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", page.etag]);
	const head = await app.inject({ method: "HEAD", url: "/" });
	expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", String(page.identity.length)]);
	expect(statuses).toEqual([304, 200]);
});
