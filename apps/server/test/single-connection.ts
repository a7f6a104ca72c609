import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Client } from "pg";
import { inject } from "vitest";
import type { Database, OpenDatabase } from "../src/platform/database/database.ts";

interface SingleConnection extends Pick<OpenDatabase, "kind" | "close"> {
	db: Database;
}

async function openPostgres(url: string, template: string): Promise<SingleConnection> {
	const name = `kvart_single_${randomUUID().replaceAll("-", "")}`;
	const admin = new Client({ connectionString: `${url}/postgres` });
	await admin.connect();
	await admin.query(`create database ${name} template ${template}`);
	const client = new Client({ connectionString: `${url}/${name}` });
	await client.connect();
	return {
		db: drizzlePostgres(client),
		kind: "postgres",
		close: async () => {
			await client.end();
			await admin.query(`drop database ${name}`);
			await admin.end();
		},
	};
}

/** Migrations need a single connection. This one is to a copy of the demo, with the driver of this run. */
export async function openFilledDatabase(): Promise<SingleConnection> {
	const template = inject("template");
	if (!("file" in template)) return openPostgres(template.url, template.name);
	const client = await PGlite.create({ loadDataDir: await openAsBlob(template.file) });
	return { db: drizzlePglite(client), kind: "embedded", close: () => client.close() };
}
