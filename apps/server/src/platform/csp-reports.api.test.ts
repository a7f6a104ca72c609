import { Writable } from "node:stream";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { buildTestApp } from "../../test/test-app.ts";
import { createLog } from "./log.ts";

const lines: string[] = [];
const memory = new Writable({
	write(chunk: Buffer, _encoding, done) {
		lines.push(chunk.toString());
		done();
	},
});
const metrics = new Registry();
const log = createLog({ LOG_LEVEL: "warn", production: true }, memory);
const { call } = await buildTestApp({ log, metrics });

const send = (body: unknown, type: string) =>
	call("POST", "/api/csp-report", { body, headers: { "content-type": type } });

const newer = {
	type: "csp-violation",
	age: 10,
	url: "https://kvart.example/clubs",
	user_agent: "tajna",
	body: {
		effectiveDirective: "script-src-elem",
		blockedURL: "https://evil.example/steal.js?who=tajna",
		documentURL: "https://kvart.example/verify-email?token=tajna",
		sample: "tajna",
	},
};
const older = {
	"csp-report": {
		"effective-directive": "img-src",
		"blocked-uri": "data",
		"document-uri": "https://kvart.example/en/clubs?email=tajna",
		referrer: "https://tajna.example",
	},
};

test("both formats are accepted, counted, and logged once without personal data", async () => {
	expect((await send([newer, newer], "application/reports+json")).status).toBe(204);
	expect((await send([newer], "application/reports+json")).status).toBe(204);
	expect((await send(older, "application/csp-report")).status).toBe(204);
	const logged = lines.splice(0).map((line) => (JSON.parse(line) as { violation: unknown }).violation);
	expect(logged).toEqual([
		{ directive: "script-src-elem", blocked: "https://evil.example", page: "/verify-email" },
		{ directive: "img-src", blocked: "data", page: "/en/clubs" },
	]);
	expect(await metrics.metrics()).toContain('csp_reports_total{directive="script-src-elem"} 3');
});

test("anything else is accepted and ignored", async () => {
	for (const body of [{}, [], [1, "x", null], { "csp-report": 7 }, [{ type: "deprecation", body: {} }]]) {
		expect((await send(body, "application/reports+json")).status).toBe(204);
	}
	const odd = {
		...newer,
		body: { ...newer.body, effectiveDirective: 'x"}\ninjected 1', blockedURL: "::", documentURL: "7" },
	};
	await send([odd], "application/reports+json");
	expect(lines.splice(0).join("")).toContain('{"directive":"other","blocked":"unknown","page":"unknown"}');
	expect(await metrics.metrics()).not.toContain("injected");
});

test("a large report and another type of content are refused", async () => {
	expect((await send({ "csp-report": { sample: "x".repeat(20_000) } }, "application/csp-report")).status).toBe(413);
	expect((await send("hello", "text/plain")).status).toBe(415);
	expect((await send("{", "application/csp-report")).status).toBe(400);
});

test("reports count for the default limit of the address", async () => {
	const limited = await buildTestApp({ env: { RATE_LIMIT: "on" } });
	const report = () =>
		limited.call("POST", "/api/csp-report", { body: [], headers: { "content-type": "application/reports+json" } });
	for (let count = 0; count < 600; count += 1) await report();
	expect((await report()).status).toBe(429);
});
