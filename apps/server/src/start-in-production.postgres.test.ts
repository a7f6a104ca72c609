import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, inject, test } from "vitest";

// Real processes on a real PostgreSQL.
const main = join(import.meta.dirname, "main.ts");
const folder = mkdtempSync(join(tmpdir(), "kvart-production-"));
const template = inject("template");
if (!("url" in template)) throw new Error("Production needs PostgreSQL.");
const { url } = template;
const admin = new Client({ connectionString: `${url}/postgres` });
await admin.connect();
const started: ChildProcess[] = [];
const databases: string[] = [];
afterAll(async () => {
	for (const child of started) child.kill("SIGKILL");
	for (const name of databases) await admin.query(`drop database if exists ${name} with (force)`);
	await admin.end();
	rmSync(folder, { recursive: true, force: true });
});

async function createDatabase(from = "template1"): Promise<string> {
	const name = `kvart_start_${process.pid}_${databases.length}`;
	databases.push(name);
	await admin.query(`create database ${name} template ${from}`);
	return `${url}/${name}`;
}

const rightKey = "b6d9f0a27c41e85d3f9210ce74ab6853d1e7409f5c8b32a6e04d97f81b2c6a5e";
const production = {
	NODE_ENV: "production",
	PUBLIC_URL: "https://kvart.example",
	DATA_KEY: rightKey,
	DRAIN_SECONDS: "0",
};

/** Runs until the server is ready or ends. */
async function start(env: Record<string, string>): Promise<{ ready: boolean; output: string }> {
	// Sources are compiled once.
	const compiled = join(folder, "compiled");
	const fixed = {
		PATH: process.env["PATH"],
		HOST: "127.0.0.1",
		PORT: "0",
		DATA_DIR: folder,
		NODE_COMPILE_CACHE: compiled,
	};
	const child = spawn(process.execPath, [main], { env: { ...fixed, ...env } });
	started.push(child);
	let output = "";
	const ready = new Promise<boolean>((resolve) => {
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk: Buffer) => {
				output += chunk.toString();
				if (/"msg":"ready"|Ready at/.test(output)) resolve(true);
			});
		child.on("close", () => resolve(false));
	});
	const isReady = await ready;
	if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "close");
	return { ready: isReady, output };
}

test("a database with demo content does not start in production", { timeout: 120_000 }, async () => {
	// A copy of the database that the tests fill as DEMO=1 does.
	const DATABASE_URL = await createDatabase(template.name);
	const { ready, output } = await start({ ...production, DATABASE_URL });
	expect(ready).toBe(false);
	expect(output).toContain("holds demo content");
	expect(output).toContain("Set DATABASE_URL to an empty database");
	expect(output).not.toContain("    at ");
});

test("an empty database starts, and then only with the same DATA_KEY", { timeout: 120_000 }, async () => {
	const env = { ...production, DATABASE_URL: await createDatabase() };
	expect((await start(env)).ready).toBe(true);
	expect((await start(env)).ready).toBe(true);
	const { ready, output } = await start({ ...env, DATA_KEY: rightKey.slice(2) + rightKey.slice(0, 2) });
	expect(ready).toBe(false);
	expect(output).toContain("DATA_KEY is not the key of the data");
	expect(output).not.toContain("    at ");
});
