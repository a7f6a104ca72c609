import { randomUUID } from "node:crypto";
import { mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Method } from "@kvart/contract/calls";
import { drizzle } from "drizzle-orm/pglite";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { type App, type AppDeps, buildApp } from "../src/app.ts";
import { readEnv } from "../src/env.ts";
import { type Clock, clockFrom } from "../src/platform/clock.ts";
import { dataKeys } from "../src/platform/data-keys.ts";
import type { Database, OpenDatabase } from "../src/platform/database/database.ts";
import { contentChannel } from "../src/platform/database/listen.ts";
import { openPostgres } from "../src/platform/database/postgres.ts";
import { statementLog } from "../src/platform/database/touched.ts";
import { migrationsFolder, testNow } from "./template.ts";

/** A PostgreSQL template, or a dump of the embedded database. */
export type Template = { url: string; name: string } | { file: string };

declare module "vitest" {
	export interface ProvidedContext {
		template: Template;
	}
}

/** On a busy machine, 200 callers wait longer for a connection than a server would let them. */
const patient = { waitMilliseconds: 30_000, silenceMilliseconds: 60_000 };

async function copyPostgres({ url, name }: { url: string; name: string }): Promise<OpenDatabase> {
	const copy = `kvart_test_${randomUUID().replaceAll("-", "")}`;
	const admin = new Client({ connectionString: `${url}/postgres` });
	await admin.connect();
	// Twice as fast as through the log.
	await admin.query(`create database ${copy} template ${name} strategy file_copy`);
	const opened = await openPostgres(`${url}/${copy}`, migrationsFolder, { limits: patient });
	return {
		...opened,
		close: async () => {
			await opened.close();
			await admin.query(`drop database ${copy}`);
			await admin.end();
		},
	};
}

async function copyEmbedded(file: string): Promise<OpenDatabase> {
	const client = await PGlite.create({ loadDataDir: await openAsBlob(file) });
	const onContentChange: OpenDatabase["onContentChange"] = async (listener) => {
		await client.listen(contentChannel, listener);
	};
	return {
		db: drizzle(client, { logger: statementLog }),
		kind: "embedded",
		place: "memory",
		onContentChange,
		close: () => client.close(),
	};
}

/** A copy of the demo, with the driver of this run. */
export async function openTestDatabase(): Promise<OpenDatabase> {
	const template = inject("template");
	return "file" in template ? copyEmbedded(template.file) : copyPostgres(template);
}

export const testDataKey = "c0ffee".repeat(10);

export interface TestApp extends App {
	db: Database;
	clock: { set(instant: Date): void };
	call: <T = unknown>(method: Method, path: string, options?: CallOptions) => Promise<CallResult<T>>;
}

interface CallOptions {
	body?: unknown;
	headers?: Record<string, string>;
}

export interface CallResult<T> {
	status: number;
	headers: Record<string, string | string[] | number | undefined>;
	/** Not validated. */
	body: T;
}

interface TestAppOptions extends Pick<AppDeps, "log" | "metrics" | "lifecycle" | "replicas" | "cache"> {
	env?: Record<string, string>;
	appFile?: string;
	/** Another server, with its clock, on the same database. */
	beside?: TestApp;
	/** Wraps the database, for example to make it fail. */
	wrap?: (db: Database) => Database;
}

function contentType(body: unknown): Record<string, string> {
	if (body === undefined) return {};
	return { "content-type": body instanceof Uint8Array ? "image/jpeg" : "application/json" };
}

function payloadOf(body: unknown): string | Buffer {
	if (body instanceof Uint8Array) return Buffer.from(body);
	return typeof body === "string" ? body : JSON.stringify(body);
}

/** The whole server on its own database, without a network; closed after the test file. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
	const { env = {}, appFile = "missing.apk", wrap = (db) => db, beside, ...given } = options;
	const database = beside ? { db: beside.db, close: async () => undefined } : await openTestDatabase();
	const dataDirectory = mkdtempSync(join(tmpdir(), "kvart-data-"));
	let current: Clock = clockFrom(testNow);
	const clock = beside?.api.deps.clock ?? { now: () => current.now() };
	const app = buildApp({
		...given,
		db: wrap(database.db),
		clock,
		env: readEnv({ NODE_ENV: "test", RATE_LIMIT: "off", DATA_DIR: dataDirectory, ...env }),
		keys: dataKeys(testDataKey),
		appFile,
		videoFolders: [join(import.meta.dirname, "../../../media/videos")],
		pictures: { masters: join(import.meta.dirname, "../../../media/masters"), cache: join(dataDirectory, "pictures") },
	});
	afterAll(async () => {
		await app.server.close();
		await database.close();
		rmSync(dataDirectory, { recursive: true, force: true });
	});
	return {
		...app,
		db: database.db,
		clock: { set: (instant) => (current = clockFrom(instant)) },
		call: (async (method, path, { body, headers = {} } = {}) => {
			const response = await app.server.inject({
				method,
				url: path,
				headers: { ...contentType(body), ...headers },
				...(body !== undefined && { payload: payloadOf(body) }),
			});
			const isJson = /json/.test(String(response.headers["content-type"])) && !response.headers["content-encoding"];
			return {
				status: response.statusCode,
				headers: response.headers,
				body: (isJson && response.body ? response.json() : response.body) as never,
			};
		}) satisfies TestApp["call"],
	};
}
