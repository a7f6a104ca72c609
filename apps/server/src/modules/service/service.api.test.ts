import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApiDocument } from "@kvart/contract/openapi";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildTestApp } from "../../../test/test-app.ts";

const appFile = join(mkdtempSync(join(tmpdir(), "kvart-app-")), "app.apk");
writeFileSync(appFile, "an app");
const { call } = await buildTestApp({ appFile });
const withoutFile = await buildTestApp();

test("health and readiness are ok", async () => {
	expect(await call("GET", "/api/health")).toMatchObject({ status: 200, body: { status: "ok" } });
	expect(await call("GET", "/api/ready")).toMatchObject({ status: 200, body: { status: "ok" } });
});

test("a stopping server is not ready, but still answers", async () => {
	const lifecycle = { stopping: false };
	const stopping = await buildTestApp({ lifecycle });
	lifecycle.stopping = true;
	const { status, headers } = await stopping.call("GET", "/api/ready");
	expect([status, headers["retry-after"]]).toEqual([503, "2"]);
	expect((await stopping.call("GET", "/api/health")).status).toBe(200);
	expect((await stopping.call("GET", "/api/gym")).status).toBe(200);
});

test("a server whose database is read-only is not ready, but still answers", async () => {
	const full = await buildTestApp();
	// As on a full disk. Calls that follow each other use the same connection.
	const setReadOnly = (value: "on" | "off") => full.db.execute(sql.raw(`set default_transaction_read_only = ${value}`));
	await setReadOnly("on");
	const { status, headers } = await full.call("GET", "/api/ready");
	expect([status, headers["retry-after"]]).toEqual([503, "2"]);
	expect((await full.call("GET", "/api/gym")).status).toBe(200);
	await setReadOnly("off");
	expect((await full.call("GET", "/api/ready")).status).toBe(200);
});

test("the OpenAPI document of the contract is served", async () => {
	const { body } = await call<{ paths: object }>("GET", "/api/openapi.json");
	expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
	expect(Object.keys(body.paths)).toContain("/form/lending_page");
});

test("the reference page uses no scripts and no other hosts", async () => {
	const { body, headers } = await call("GET", "/api/docs");
	expect(headers["content-type"]).toMatch("text/html");
	expect(body).toContain("/period/{id}/booking/guest");
	expect(body).not.toMatch(/<script|https?:\/\//);
});

test("the mobile app is downloaded under its name", async () => {
	const { status, headers, body } = await call("GET", "/api/app/apk/download");
	expect(status).toBe(200);
	expect(headers["content-type"]).toBe("application/vnd.android.package-archive");
	expect(headers["content-disposition"]).toBe('attachment; filename="kvart.apk"');
	expect(body).toBe("an app");
});

test("a missing mobile app is 404", async () => {
	expect((await withoutFile.call("GET", "/api/app/apk/download")).body).toMatchObject({ code: "ERR_NOT_FOUND" });
});
