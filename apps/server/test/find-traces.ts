import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/database/database.ts";
import { wholeTables } from "./whole-tables.ts";

async function namesOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
	return ((await db.execute(query)) as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

interface Line {
	table: string;
	/** The row as JSON. */
	line: string;
}

/** Whether a content has one of the texts, ignoring case; bytes are searched, too. */
function searchFor(texts: readonly string[]): (content: string) => boolean {
	const wanted = texts.flatMap((text) => [text.toLowerCase(), Buffer.from(text).toString("hex")]);
	return (content) => {
		const lower = content.toLowerCase();
		return wanted.some((text) => lower.includes(text));
	};
}

/** All rows of all tables that contain one of the texts in any column. */
export async function linesWith(db: Database, texts: readonly string[]): Promise<Line[]> {
	const hasText = searchFor(texts);
	const found: Line[] = [];
	const tables = await namesOf(
		db,
		sql`
		select table_name as name from information_schema.tables
		where table_schema = 'public' and table_name in ${wholeTables} order by 1`,
	);
	for (const table of tables) {
		const result = await db.execute(sql`select to_jsonb(line)::text as line from ${sql.identifier(table)} as line`);
		const lines = (result as { rows: { line: string }[] }).rows;
		found.push(...lines.flatMap(({ line }) => (hasText(line) ? [{ table, line }] : [])));
	}
	return found;
}

/** `table.column` of all columns that contain one of the texts in any row. */
export async function columnsWith(db: Database, texts: readonly string[]): Promise<string[]> {
	const hasText = searchFor(texts);
	const columns = (await linesWith(db, texts)).flatMap(({ table, line }) =>
		Object.entries(JSON.parse(line) as object).flatMap(([column, value]) =>
			hasText(JSON.stringify(value)) ? [`${table}.${column}`] : [],
		),
	);
	return [...new Set(columns)];
}

export async function tablesWith(db: Database, texts: readonly string[]): Promise<string[]> {
	return [...new Set((await linesWith(db, texts)).map(({ table }) => table))];
}

/** Columns that can hold a text or bytes. */
export function textColumns(db: Database): Promise<string[]> {
	return namesOf(
		db,
		sql`
		select columns.table_name || '.' || columns.column_name as name from information_schema.columns
		where columns.table_schema = 'public' and columns.table_name in ${wholeTables} and columns.data_type in
			('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector', 'bytea', 'inet')
		order by 1`,
	);
}

/** Columns that refer to accounts. */
export function accountColumns(db: Database): Promise<string[]> {
	return namesOf(
		db,
		sql`
		select source.relname || '.' || attribute.attname as name
		from pg_constraint
		join pg_class as source on source.oid = conrelid
		join pg_attribute as attribute on attribute.attrelid = conrelid and attribute.attnum = any (conkey)
		where contype = 'f' and confrelid = 'users'::regclass
		order by 1`,
	);
}

/** Keeps those that refer to this account. */
export async function columnsOfAccount(db: Database, id: number): Promise<string[]> {
	const found: string[] = [];
	for (const name of await accountColumns(db)) {
		const [table = "", column = ""] = name.split(".");
		const { rows } = (await db.execute(
			sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`,
		)) as { rows: unknown[] };
		if (rows.length > 0) found.push(name);
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
