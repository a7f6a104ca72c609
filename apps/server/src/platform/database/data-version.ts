import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";

/** Thrown when another version made the data directory; its text is meant for the person who starts the server. */
export class OtherVersionError extends Error {
	override name = "OtherVersionError";
}

/** Of the PostgreSQL that is embedded. It cannot read the files of another one, and only says so by breaking off. */
export const embeddedPostgres = "18";

const whatToDo =
	"Start the version of KVART that made it, or this one with another DATA_DIR. The folder was left as it is;\n" +
	"if it holds nothing but the demo, it may be deleted.";

export async function refuseOtherPostgres(place: string): Promise<void> {
	const version = (await readFile(join(place, "PG_VERSION"), "utf8").catch(() => "")).trim();
	if (version === "" || version === embeddedPostgres) return;
	throw new OtherVersionError(
		`The database in ${place} was made by PostgreSQL ${version}, and the one in this version of KVART is ${embeddedPostgres}.\n${whatToDo}`,
	);
}

async function migrationsIn(db: Database): Promise<number[]> {
	const read = async <Row>(query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows;
	const [table] = await read<{ name: string | null }>(
		sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
	);
	if (!table?.name) return [];
	const rows = await read<{ created_at: string }>(sql`select created_at from drizzle.__drizzle_migrations`);
	return rows.map((row) => Number(row.created_at));
}

/** A schema that later migrations changed may lack what this server writes: bookings would fail one by one. */
export async function refuseNewerSchema(db: Database, place: string, migrationsFolder: string): Promise<void> {
	const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
	const unknown = (await migrationsIn(db)).filter((time) => !known.has(time));
	if (unknown.length === 0) return;
	throw new OtherVersionError(
		`The database in ${place} was changed by a newer version of KVART: this one does not know ${unknown.length} of its migrations.\n${whatToDo}`,
	);
}
