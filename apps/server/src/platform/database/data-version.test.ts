import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { explainStartupError } from "../startup-error.ts";
import { DamagedDataError, embeddedPostgres, OtherVersionError } from "./data-version.ts";
import { lockDirectory } from "./directory-lock.ts";
import { openEmbedded } from "./embedded.ts";

// Real folders and databases; the files of another version are written by hand.
const folder = mkdtempSync(join(tmpdir(), "kvart-version-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type ErrorKind = typeof OtherVersionError | typeof DamagedDataError;

/** A folder of small migrations with these times: those of the project take seconds and prove no more. */
function migrationsOf(...times: number[]): string {
	const migrations = join(folder, `migrations-${times.join("-")}`);
	mkdirSync(join(migrations, "meta"), { recursive: true });
	const entries = times.map((when, idx) => ({ idx, version: "7", when, tag: `${when}`, breakpoints: true }));
	writeFileSync(join(migrations, "meta/_journal.json"), JSON.stringify({ entries }));
	for (const { tag } of entries) writeFileSync(join(migrations, `${tag}.sql`), `create table "of_${tag}" ()`);
	return migrations;
}

async function refusal(data: string, migrations: string, kind: ErrorKind = OtherVersionError): Promise<string> {
	const error: unknown = await openEmbedded(data, migrations).then(
		(database) => database.close(),
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(kind);
	const explanation = explainStartupError(error);
	expect(explanation).not.toMatch(/^\s+at /m);
	return explanation;
}

test("a database of another PostgreSQL is refused and not changed", async () => {
	const data = join(folder, "foreign");
	mkdirSync(join(data, "postgres"), { recursive: true });
	writeFileSync(join(data, "postgres/PG_VERSION"), "16\n");
	const message = await refusal(data, "unused");
	expect(message).toContain(`was written by PostgreSQL 16, but this version of KVART has ${embeddedPostgres}.`);
	expect(message).toContain("DATA_DIR");
	expect(readFileSync(join(data, "postgres/PG_VERSION"), "utf8")).toBe("16\n");
});

test("a database that a newer version migrated is refused and unlocked", async () => {
	const data = join(folder, "newer");
	await (await openEmbedded(data, migrationsOf(1000, 2000))).close();
	expect(readFileSync(join(data, "postgres/PG_VERSION"), "utf8").trim()).toBe(embeddedPostgres);
	const message = await refusal(data, migrationsOf(1000));
	expect(message).toContain("a newer version of KVART: this one does not have 1 of its migrations");
	lockDirectory(data)();
});

test("damaged files are named as such, with the way to a backup, and stay where they are", async () => {
	const data = join(folder, "damaged");
	const migrations = migrationsOf(1000);
	await (await openEmbedded(data, migrations)).close();
	truncateSync(join(data, "postgres/global/pg_control"), 0);
	const message = await refusal(data, migrations, DamagedDataError);
	expect(message).toContain(
		`The database in ${join(data, "postgres")} cannot be opened, because its files are damaged`,
	);
	expect(message).toContain("your last copy");
	expect(message).toContain("docs/guides/operate.md");
	lockDirectory(data)();
});
