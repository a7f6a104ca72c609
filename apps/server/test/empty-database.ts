import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, openAsBlob, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Client } from "pg";
import { inject } from "vitest";
import type { Database } from "../src/platform/database/database.ts";
import { migrationsFolder } from "./template.ts";

/** A temporary folder with the migrations before `tag`. */
export function migrationsBefore(tag: string): string {
	const folder = mkdtempSync(join(tmpdir(), "kvart-migrations-"));
	cpSync(migrationsFolder, folder, { recursive: true });
	const file = join(folder, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
	const at = journal.entries.findIndex((entry) => entry.tag === tag);
	if (at < 0) throw new Error(`There is no migration ${tag}.`);
	writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
	return folder;
}

/** A single connection to an empty database, with the driver of this run. */
export async function openEmptyDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
	const template = inject("template");
	if ("file" in template) {
		// Faster than to initialise one.
		const client = await PGlite.create({ loadDataDir: await openAsBlob(template.file) });
		await client.exec("drop schema public, drizzle cascade; create schema public");
		return { db: drizzlePglite(client), close: () => client.close() };
	}
	const name = `kvart_empty_${randomUUID().replaceAll("-", "")}`;
	const admin = new Client({ connectionString: `${template.url}/postgres` });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const client = new Client({ connectionString: `${template.url}/${name}` });
	await client.connect();
	return {
		db: drizzlePostgres(client),
		close: async () => {
			await client.end();
			await admin.query(`drop database ${name}`);
			await admin.end();
		},
	};
}
