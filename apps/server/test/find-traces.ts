import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/database/database.ts";
import { wholeTables } from "./whole-tables.ts";

async function tablesOf(db: Database): Promise<string[]> {
	const result = await db.execute(sql`
		select table_name as name from information_schema.tables
		where table_schema = 'public' and table_name in ${wholeTables} order by 1`);
	return (result as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

/** The tables with a row that contains one of the texts in any column, ignoring case. */
export async function tablesWith(db: Database, texts: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const table of await tablesOf(db)) {
		const result = await db.execute(sql`select to_jsonb(line)::text as line from ${sql.identifier(table)} as line`);
		const lines = (result as { rows: { line: string }[] }).rows.map(({ line }) => line.toLowerCase());
		if (lines.some((line) => texts.some((text) => line.includes(text.toLowerCase())))) found.push(table);
	}
	return found;
}

/** The files below a folder that contain one of the texts, also where a mail breaks its lines. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return files.flatMap(({ name, parentPath }) => {
		const content = readFileSync(join(parentPath, name), "utf8").replaceAll("=\r\n", "").toLowerCase();
		return texts.some((text) => content.includes(text.toLowerCase())) ? [name] : [];
	});
}
