import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";
import { appliedMigrations } from "./migrate.ts";

/** Another version wrote the data directory. */
export class OtherVersionError extends Error {
	override name = "OtherVersionError";
}

/** The embedded PostgreSQL cannot read its own files. */
export class DamagedDataError extends Error {
	override name = "DamagedDataError";

	constructor(place: string, cause: unknown) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		super(
			`The database in ${place} cannot be opened, because its files are damaged (${reason}).\n` +
				"Move the folder away and put your last copy of it in its place, or start with another DATA_DIR; docs/guides/operate.md\n" +
				'says more under "Backups". If it holds only the demo, you can delete it: the next start makes a new one.',
			{ cause },
		);
	}
}

/** The embedded PostgreSQL crashes on files of another major version. */
export const embeddedPostgres = "18";

const whatToDo =
	"Start the version of KVART that wrote it, or this one with another DATA_DIR. The folder was not changed;\n" +
	"if it holds only the demo, you can delete it.";
const whatToDoWithServer =
	"Start the version of KVART that wrote it, or name an empty database in DATABASE_URL. Nothing was changed.";

export async function refuseOtherPostgres(place: string): Promise<void> {
	const version = (await readFile(join(place, "PG_VERSION"), "utf8").catch(() => "")).trim();
	if (version === "" || version === embeddedPostgres) return;
	throw new OtherVersionError(
		`The database in ${place} was written by PostgreSQL ${version}, but this version of KVART has ${embeddedPostgres}.\n${whatToDo}`,
	);
}

interface Place {
	kind: "embedded" | "postgres";
	place: string;
}

/**
 * A database from before the baseline has all of its tables already. An older server could fail on a newer schema with
 * every booking, but beside a PostgreSQL server it is how an upgrade is rolled back.
 */
export async function refuseOtherSchema(db: Database, { kind, place }: Place, migrationsFolder: string): Promise<void> {
	const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
	const unknown = (await appliedMigrations(db)).filter((time) => !known.includes(time));
	if (unknown.some((time) => time < Math.min(...known))) {
		throw new OtherVersionError(
			`The database in ${place} was made before the first release of KVART. Its migrations have been replaced by one that\n` +
				`needs an empty database, so this version cannot use it. ${kind === "embedded" ? whatToDo : whatToDoWithServer}`,
		);
	}
	if (kind === "postgres" || unknown.length === 0) return;
	throw new OtherVersionError(
		`The database in ${place} was migrated by a newer version of KVART: this one does not have ${unknown.length} of its migrations.\n${whatToDo}`,
	);
}
