import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { expect, test } from "vitest";
import { buildTestApp } from "../../test/test-app.ts";

const { call, clock, server } = await buildTestApp();
const limited = await buildTestApp({ env: { RATE_LIMIT: "on" } });

const names = Object.keys(calls) as CallName[];
const served = names.filter((name) => {
	const { method, path } = splitCall(calls[name]);
	return server.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}` });
});

test.for(["/api/nothing", "/api", "/api/gym/1/2/3", "/api/user/../../etc/passwd"])(
	"%s is an unknown call",
	async (path) => {
		const { status, headers, body } = await call("GET", path);
		expect(status).toBe(404);
		expect(headers["content-type"]).toMatch("application/problem+json");
		expect(body).toEqual({ status: 404, title: expect.any(String), code: "ERR_NOT_FOUND" });
	},
);

test("every answer carries a request id and the security headers", async () => {
	const { headers } = await call("GET", "/api/gym");
	expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(headers["content-security-policy"]).toMatch("default-src 'none'");
	expect(headers["strict-transport-security"]).toBeUndefined();
});

test("with TLS answers carry strict-transport-security", async () => {
	const secure = await buildTestApp({ env: { PUBLIC_URL: "https://kvart.example" } });
	const { headers } = await secure.call("GET", "/api/health");
	expect(headers["strict-transport-security"]).toMatch("max-age=31536000");
});

test("every call of the contract is served", () => {
	expect(names.filter((name) => !served.includes(name))).toEqual([]);
});

/** Headers that would give another address, if the server believed them. */
function disguise(count: number): Record<string, string> {
	const address = `203.0.113.${count % 250}`;
	const spoofed = ["x-forwarded-for", "x-real-ip", "x-client-ip", "true-client-ip"];
	return { ...Object.fromEntries(spoofed.map((name) => [name, address])), forwarded: `for=${address}` };
}

test("the ordinary limit is 600 calls a minute for an address, whatever it says it is, then 429 with Retry-After, then the next minute", async () => {
	const start = new Date("2026-11-18T10:00:00+01:00");
	for (let count = 0; count < 600; count += 1) {
		limited.clock.set(start);
		expect((await limited.call("GET", "/api/time", { headers: disguise(count) })).status).toBe(200);
	}
	// Health checks of a proxy at the same address are not limited.
	expect((await limited.call("GET", "/api/ready")).status).toBe(200);
	const refused = await limited.call("GET", "/api/time");
	expect(refused).toMatchObject({ status: 429, body: { code: "ERR_TOO_MANY_REQUESTS" } });
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
	limited.clock.set(new Date(start.getTime() + 61_000));
	expect((await limited.call("GET", "/api/time")).status).toBe(200);
	clock.set(start);
});

test("slow requests time out: headers after 15 seconds, the whole request after 30", () => {
	const { headersTimeout, requestTimeout } = server.server;
	expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
});

const headersFor = async (accepted: string) =>
	(await call("GET", "/api/gym", { headers: { "accept-encoding": accepted } })).headers;

test("answers are compressed as the client accepts it", async () => {
	expect(await headersFor("gzip, br")).toMatchObject({
		"content-encoding": "br",
		vary: expect.stringMatching("accept-encoding"),
	});
	expect(await headersFor("gzip")).toMatchObject({ "content-encoding": "gzip" });
	expect(await headersFor("br;q=0, gzip")).toMatchObject({ "content-encoding": "gzip" });
	for (const refused of ["", "identity", "br;q=0, gzip;q=0.0"])
		expect(await headersFor(refused)).not.toHaveProperty("content-encoding");
});
