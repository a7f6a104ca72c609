import { type SQL, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { withMigration } from "../../../test/later-migration.ts";
import { openFilledDatabase } from "../../../test/single-connection.ts";
import { migrationsFolder } from "../../../test/template.ts";
import { wholeTables } from "../../../test/whole-tables.ts";
import { OtherVersionError, refuseOtherSchema } from "./data-version.ts";
import { appliedMigrations, migrate } from "./migrate.ts";

// The demo's database, and a migration such as the next release could have.
const { db, kind, close } = await openFilledDatabase();
afterAll(close);
const rowsOf = async <Row>(query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows;

const later = withMigration([
	`alter type "role" add value 'trainee'`,
	`alter table "gyms" add column "trial_parking" boolean default false not null`,
	`alter table "audit_log" add column "trial_note" text`,
	`alter table "bookings" add column "trial_note" text`,
	`update "bookings" set "trial_note" = 'from before' where "cancelled_at" is null`,
	`create index "bookings_trial_index" on "bookings" ("trial_note")`,
]);

async function countRows(): Promise<Record<string, number>> {
	const tables = await rowsOf<{ name: string }>(sql`select name from ${wholeTables} as tables (name) order by 1`);
	const counts: Record<string, number> = {};
	for (const { name } of tables) counts[name] = await db.$count(sql.identifier(name));
	return counts;
}

const countApplied = async () => (await appliedMigrations(db)).length;
const released = await countApplied();
const columnsOfTrial = () =>
	rowsOf(sql`select table_name as name from information_schema.columns where column_name = 'trial_note' order by 1`);

test("a migration that fails changes nothing, and the database goes on working", async () => {
	const broken = withMigration([
		`alter table "bookings" add column "trial_note" text`,
		`alter table "bookings" add column "trial_note" text`,
	]);
	await expect(migrate(db, broken)).rejects.toMatchObject({ cause: { code: "42701" } });
	expect(await columnsOfTrial()).toEqual([]);
	expect(await countApplied()).toBe(released);
	await migrate(db, migrationsFolder);
});

test("a later migration keeps every row, fills what is new, and runs once", async () => {
	const before = await countRows();
	expect(before["bookings"]).toBeGreaterThan(100);
	await migrate(db, later);
	await migrate(db, later);
	expect(await countApplied()).toBe(released + 1);
	expect(await countRows()).toEqual(before);
	expect(
		await rowsOf(sql`select count(*)::integer from bookings where (trial_note is null) = (cancelled_at is null)`),
	).toEqual([{ count: 0 }]);
	expect(await rowsOf(sql`select distinct trial_parking from gyms`)).toEqual([{ trial_parking: false }]);
	expect(await columnsOfTrial()).toEqual(
		["audit_log", "audit_log_default", "audit_log_first", "bookings"].map((name) => ({ name })),
	);
});

test("ids continue where they were, also beyond 32 bits", async () => {
	const insert = (phone: string) =>
		rowsOf<{ id: string }>(sql`
			insert into bookings (occurrence_id, person, created_at)
			select occurrence_id, ${`guest:${phone}`}, now() from bookings limit 1 returning id::text`);
	const [highest] = await rowsOf<{ id: string }>(sql`select max(id)::text as id from bookings`);
	const [next] = await insert("381641234569");
	expect(Number(next?.id)).toBeGreaterThan(Number(highest?.id));
	await rowsOf(sql`select setval('bookings_id_seq', 5000000000)`);
	expect(await insert("381641234570")).toEqual([{ id: "5000000001" }]);
});

test("a booking belongs to the member that its person names", async () => {
	for (const [person, userId] of [
		["user:2", null],
		["user:2", 1],
		["guest:381641234569", 2],
	] as const) {
		const insert = sql`
			insert into bookings (occurrence_id, person, user_id, created_at)
			select occurrence_id, ${person}, ${userId}, now() from bookings limit 1`;
		await expect(db.execute(insert), person).rejects.toMatchObject({ cause: { constraint: "bookings_person_check" } });
	}
});

test("audit entries of times without a month of their own cannot be changed either", async () => {
	await db.execute(sql`
		insert into audit_log (at, action, entity, entity_id) values
		('2026-11-30T22:59:59Z', 'a.b', 'trial', '1'), ('2027-02-28T23:00:00Z', 'a.b', 'trial', '2')`);
	expect(
		await rowsOf(sql`select tableoid::regclass::text as place from audit_log where entity = 'trial' order by at`),
	).toEqual([{ place: "audit_log_first" }, { place: "audit_log_default" }]);
	for (const change of [
		sql`update audit_log set actor_id = 2`,
		sql`truncate audit_log_first`,
		sql`truncate audit_log_default`,
	])
		await expect(db.execute(change)).rejects.toMatchObject({
			cause: { message: "audit entries cannot be changed or deleted" },
		});
});

test("the release before opens an upgraded database on a server of its own, not in its data folder", async () => {
	await refuseOtherSchema(db, { kind: "postgres", place: "here" }, migrationsFolder);
	await expect(refuseOtherSchema(db, { kind: "embedded", place: "here" }, migrationsFolder)).rejects.toThrow(
		"a newer version of KVART: this one does not have 1 of its migrations",
	);
});

test("a database from before the baseline is refused with the way out", async () => {
	await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1790000000000)`);
	const refusal = await refuseOtherSchema(db, { kind, place: "here" }, migrationsFolder).catch(
		(error: unknown) => error,
	);
	expect(refusal).toBeInstanceOf(OtherVersionError);
	expect((refusal as Error).message).toContain("The database in here was made before the first release of KVART.");
	expect((refusal as Error).message).toContain(kind === "embedded" ? "another DATA_DIR" : "an empty database");
});
