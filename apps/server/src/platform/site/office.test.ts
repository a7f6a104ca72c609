import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { testNow } from "../../../test/template.ts";
import { readEnv } from "../../env.ts";
import { RateLimiter } from "../rate-limit.ts";
import { installSecurityHeaders } from "../security-headers.ts";
import { NotBuiltError } from "../startup-error.ts";
import { installOffice, loadBuiltOffice } from "./office.ts";

// The office is a fake of a few bytes; serving it is real.
const root = mkdtempSync(join(tmpdir(), "kvart-office-"));
const dist = join(root, "dist");
mkdirSync(join(dist, "assets"), { recursive: true });
writeFileSync(join(dist, "index.html"), '<meta name="style-nonce" content="" /><div id="office"></div>');
writeFileSync(join(dist, "assets/main-abc.js"), "run()");
const server = Fastify();
installSecurityHeaders(server, { https: false });
const env = readEnv({ NODE_ENV: "test" });
installOffice(server, await loadBuiltOffice(server, root), {
	env,
	limiter: new RateLimiter({ now: () => testNow }),
});
afterAll(async () => {
	await server.close();
	rmSync(root, { recursive: true, force: true });
});

test.for(["/staff", "/staff/", "/staff?x=1", "/staff/members/12", "/staff/pictures/zemun.jpg"])(
	"%s is the page of the back office",
	async (url) => {
		const { statusCode, headers, body } = await server.inject(url);
		expect(statusCode).toBe(200);
		expect(body).toContain('<div id="office">');
		expect(headers["cache-control"]).toBe("no-cache");
		expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
		expect(headers["permissions-policy"]).toContain("camera=(self)");
	},
);

function nonceOf(body: string): string | undefined {
	return /content="([^"]{20,})"/.exec(body)?.[1];
}

test("each answer has its own nonce in page and policy, and no inline script may run", async () => {
	const [first, second] = await Promise.all([server.inject("/staff"), server.inject("/staff")]);
	const nonce = nonceOf(first.body);
	expect(first.headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}';`);
	expect(first.headers["content-security-policy"]).toContain("script-src 'self';");
	expect(nonceOf(second.body)).not.toBe(nonce);
});

test("files are cached forever, missing ones are 404", async () => {
	const file = await server.inject("/staff/assets/main-abc.js");
	expect(file).toMatchObject({ statusCode: 200, body: "run()" });
	expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	const missing = await server.inject("/staff/assets/main-old.js");
	expect(missing.statusCode).toBe(404);
	expect(missing.headers["content-type"]).toMatch("text/plain");
	expect(missing.body.length).toBeLessThan(100);
	expect((await server.inject("/staff/assets/..%2findex.html")).statusCode).toBe(404);
});

test("without a built office the server does not start", async () => {
	const nowhere = loadBuiltOffice(Fastify(), join(root, "nowhere"));
	await expect(nowhere).rejects.toThrow(NotBuiltError);
	await expect(nowhere).rejects.toThrow("npm run build");
	writeFileSync(join(dist, "index.html"), "<div></div>");
	await expect(loadBuiltOffice(Fastify(), root)).rejects.toThrow("style-nonce");
});
