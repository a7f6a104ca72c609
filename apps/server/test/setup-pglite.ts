import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "../src/platform/database/migrate.ts";
import { fillTemplate, migrationsFolder } from "./template.ts";

/** Opening a copy takes half as long with fewer files and nothing to recover. */
async function prepareForCopies(client: PGlite): Promise<void> {
	await client.query("update pg_database set datistemplate = false");
	for (const name of ["template0", "template1"]) await client.query(`drop database ${name}`);
	await client.query("checkpoint");
}

/** Fills a template once; each test file opens a copy in memory. */
export default async function setup(project: TestProject): Promise<() => void> {
	const client = await PGlite.create();
	const db = drizzle(client);
	await migrate(db, migrationsFolder);
	await fillTemplate(db);
	await prepareForCopies(client);
	const folder = mkdtempSync(join(tmpdir(), "kvart-pglite-"));
	const file = join(folder, "template.tar");
	const dump = await client.dumpDataDir("none");
	writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
	await client.close();
	project.provide("template", { file });
	return () => rmSync(folder, { recursive: true, force: true });
}
