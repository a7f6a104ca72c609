import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { migrationsBefore, openEmptyDatabase } from "../../../test/empty-database.ts";
import { migrationsFolder } from "../../../test/template.ts";
import { wholeTables } from "../../../test/whole-tables.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

const dump = readFileSync(join(import.meta.dirname, "../../../test/database-0009.sql"), "utf8");

async function openOne(): Promise<Database> {
	const { db, close } = await openEmptyDatabase();
	afterAll(close);
	return db;
}

/** Makes a database what it was before the migration `tag`. */
async function migrateUpTo(tag: string, db: Database): Promise<Database> {
	const folder = migrationsBefore(tag);
	await migrate(db, folder);
	rmSync(folder, { recursive: true, force: true });
	return db;
}

const db = await migrateUpTo("0010_identity-columns", await openOne());
for (const statement of dump.split(";\n")) if (statement.trim()) await db.execute(sql.raw(statement));
const rowsOf = async (query: SQL, of = db) => ((await of.execute(query)) as { rows: unknown[] }).rows;
const tables = [
	"gyms",
	"users",
	"sessions",
	"bookings",
	"mails",
	"audit_log",
	"enquiries",
	"pictures",
	"phone_reviews",
];
async function countRows(): Promise<number[]> {
	const counts: number[] = [];
	for (const table of tables) counts.push(await db.$count(sql.identifier(table)));
	return counts;
}
const before = await countRows();
await migrate(db, migrationsFolder);

test("no row is lost", async () => {
	expect(before).toEqual([3, 2, 1, 8, 1, 1, 1, 1, 1]);
	expect(await countRows()).toEqual(before);
});

test("what a club offers includes its old flags, and a club that is not open yet has a column for it", async () => {
	expect(await rowsOf(sql`select offers, coming_soon, address from gyms order by id`)).toEqual([
		{ offers: ["cardio", "gym", "fitness"], coming_soon: false, address: "Njegoševa 1" },
		{ offers: ["fitness", "padel"], coming_soon: false, address: "Glavna 40" },
		{ offers: ["gym"], coming_soon: true, address: "" },
	]);
});

const insertBooking = (person: string, userId: number | null) =>
	db.execute(
		sql`insert into bookings (occurrence_id, person, user_id, created_at) values (2, ${person}, ${userId}, now())`,
	);

test("a booking belongs to the member that its person names", async () => {
	expect(await rowsOf(sql`select id::integer, person, user_id from bookings order by id`)).toEqual([
		{ id: 1, person: "user:1", user_id: 1 },
		{ id: 2, person: "guest:381641234567", user_id: null },
		{ id: 3, person: "erased:3", user_id: null },
		{ id: 4, person: "user:2", user_id: 2 },
		{ id: 5, person: "guest:381641234568", user_id: null },
		{ id: 6, person: "erased:6", user_id: null },
		{ id: 7, person: "user:1", user_id: 1 },
		{ id: 8, person: "erased:8", user_id: null },
	]);
	for (const [person, userId] of [
		["user:2", null],
		["user:2", 1],
		["guest:381641234569", 2],
	] as const)
		await expect(insertBooking(person, userId), person).rejects.toMatchObject({
			cause: { constraint: "bookings_person_check" },
		});
});

test("ids are identity columns, except that of the single row of padel_centre, and continue where they were", async () => {
	expect(
		await rowsOf(sql`
			select table_name as name from information_schema.columns
			where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and data_type = 'bigint'
				and table_name in ${wholeTables} order by 1`),
	).toEqual([
		{ name: "audit_log" },
		{ name: "bookings" },
		{ name: "mails" },
		{ name: "opening_requests" },
		{ name: "push_messages" },
		{ name: "waits" },
	]);
	expect(
		await rowsOf(sql`
			select table_name from information_schema.columns
			where table_schema = 'public' and column_name = 'id' and is_identity = 'NO' and table_name in ${wholeTables}`),
	).toEqual([{ table_name: "padel_centre" }]);
	const [first] = await rowsOf(sql`
		insert into bookings (occurrence_id, person, user_id, created_at) values (2, 'user:2', 2, now()) returning id::integer`);
	expect(first).toMatchObject({ id: expect.any(Number) });
	expect((first as { id: number }).id).toBeGreaterThan(40);
	await rowsOf(sql`select setval('bookings_id_seq', 5000000000)`);
	expect(
		await rowsOf(sql`
			insert into bookings (occurrence_id, person, created_at) values (2, 'guest:381641234570', now()) returning id::text`),
	).toEqual([{ id: "5000000001" }]);
});

let second: Database | undefined;

/** The tests below use one database after the other: emptying one is faster than creating another. */
async function openBefore(tag: string): Promise<Database> {
	second ??= await openOne();
	await second.execute(sql`drop schema if exists drizzle cascade`);
	await second.execute(sql`drop schema public cascade`);
	await second.execute(sql`create schema public`);
	return migrateUpTo(tag, second);
}

test("pictures that were uploaded before 0006 get a colour", async () => {
	const older = await openBefore("0006_picture-words");
	await older.execute(sql`
		insert into pictures (kind, original, digest, media_type, width, height, placeholder, created_at)
		values ('club', '\\xff', 'digest', 'image/jpeg', 1600, 900, 'data:,', now())`);
	await migrate(older, migrationsFolder);
	expect(await rowsOf(sql`select color, alt from pictures`, older)).toEqual([{ color: "#d9d5ca", alt: "" }]);
});

test("an invited account that was never confirmed loses the log-ins of before 0012", async () => {
	const older = await openBefore("0012_members");
	await older.execute(sql`
		insert into users (email, first_name, last_name, phone, phone_digits, role, google_id, email_verified_at)
		values ('a@kvart.example', '', '', '', '1', 'admin', 'g1', null), ('b@kvart.example', '', '', '', '2', 'admin', 'g2', now()),
			('c@kvart.example', '', '', '', '3', 'member', 'g3', null)`);
	await migrate(older, migrationsFolder);
	expect(await rowsOf(sql`select google_id from users order by id`, older)).toEqual([
		{ google_id: null },
		{ google_id: "g2" },
		{ google_id: "g3" },
	]);
});

test("queued mails lose the texts that 0014 reads from their tables", async () => {
	const older = await openBefore("0014_retention");
	await older.execute(sql`
		insert into enquiries (id, kind, name, email, phone, phone_digits, form, language, form_key, created_at)
		values (7, 'price', 'Ana', 'ana@kvart.example', '', '', '{}', 'sr', 'price:1', now())`);
	await older.execute(sql`
		insert into users (id, email, first_name, last_name, phone, phone_digits)
		values (3, 'staff@kvart.example', 'S', 'T', '', '')`);
	await older.execute(sql`
		insert into enquiry_notes (id, enquiry_id, author_id, kind, text, created_at)
		values (9, 7, 3, 'reply', E'Cena\\n\\nJe 10.', now())`);
	await older.execute(sql`
		insert into mails (id, recipient, template, language, data, unique_key, created_at, next_attempt_at, sent_at) values
		(1, 'a', 'enquiry-notice', 'sr', '{"name": "Ana"}', 'enquiry-notice price:1', now(), now(), now()),
		(2, 'a', 'enquiry-receipt', 'sr', '{"name": "Ana"}', 'enquiry-receipt price:1', now(), now(), null),
		(3, 'a', 'enquiry-reply', 'sr', '{"name": "Ana", "subject": "Cena", "text": "Je 10."}', null, now(), now(), null),
		(4, 'a', 'reset-password', 'sr', '{"firstName": "Ana", "token": "secret"}', null, now(), now(), null),
		(5, 'a', 'booking-confirmed', 'sr', '{"firstName": "Ana", "bookingId": 5}', null, now(), now(), now()),
		(6, 'a', 'booking-confirmed', 'sr', '{"firstName": "Ana", "bookingId": 6}', null, now(), now(), null)`);
	await migrate(older, migrationsFolder);
	const mails = sql`select id::integer, data, failed_at is not null as failed from mails order by id`;
	expect(await rowsOf(mails, older)).toEqual([
		{ id: 1, data: { enquiryId: 7 }, failed: false },
		{ id: 2, data: { enquiryId: 7 }, failed: false },
		{ id: 3, data: { noteId: 9 }, failed: false },
		{ id: 4, data: {}, failed: true },
		{ id: 5, data: { bookingId: 5 }, failed: false },
		{ id: 6, data: { firstName: "Ana", bookingId: 6 }, failed: false },
	]);
});

test("staff of before 0024 is a manager of the same clubs, and of all clubs only if it had none", async () => {
	const older = await openBefore("0024_roles");
	await older.execute(sql`
		insert into users (id, email, first_name, last_name, phone, phone_digits, role) values
		(1, 'a@kvart.example', '', '', '', '1', 'staff'), (2, 'b@kvart.example', '', '', '', '2', 'staff'),
		(3, 'c@kvart.example', '', '', '', '3', 'admin'), (4, 'd@kvart.example', '', '', '', '4', 'member')`);
	await older.execute(sql`
		insert into gyms (id, slug, name, address, phone, weekdays, saturday, sunday, latitude, longitude, rating, offers, massage,
			les_mills, schedule_button, gallery_count, lead, lead_eng, description, description_eng, features, properties)
		values (3, 'zemun', 'Zemun', '', '', '', '', '', 0, 0, 0, '{}', false, false, false, 0, '', '', '', '', '[]', '[]')`);
	await older.execute(sql`insert into staff_gyms (user_id, gym_id) values (2, 3)`);
	await migrate(older, migrationsFolder);
	expect(await rowsOf(sql`select role, all_clubs, trainer_id from users order by id`, older)).toEqual([
		{ role: "manager", all_clubs: true, trainer_id: null },
		{ role: "manager", all_clubs: false, trainer_id: null },
		{ role: "admin", all_clubs: false, trainer_id: null },
		{ role: "member", all_clubs: false, trainer_id: null },
	]);
});

test("the audit log of before 0030 becomes the first partition, and ids continue where they were", async () => {
	const older = await openBefore("0030_audit_months");
	await older.execute(sql`
		insert into audit_log (id, at, action, entity, entity_id) values
		(1, '2024-01-31T12:00:00Z', 'a.b', 'a', '1'), (2, '2027-02-10T12:00:00Z', 'a.b', 'a', '2')`);
	await older.execute(sql`select setval('audit_log_id_seq', 40)`);
	await migrate(older, migrationsFolder);
	await older.execute(sql`
		insert into audit_log (at, action, entity, entity_id) values
		('2027-02-28T22:59:59Z', 'a.b', 'a', '3'), ('2027-02-28T23:00:00Z', 'a.b', 'a', '4')`);
	expect(
		await rowsOf(sql`select id::integer, tableoid::regclass::text as place from audit_log order by id`, older),
	).toEqual([
		{ id: 1, place: "audit_log_first" },
		{ id: 2, place: "audit_log_first" },
		{ id: 41, place: "audit_log_first" },
		{ id: 42, place: "audit_log_default" },
	]);
	for (const change of [
		sql`update audit_log set actor_id = 2`,
		sql`truncate audit_log_first`,
		sql`truncate audit_log_default`,
	])
		await expect(older.execute(change)).rejects.toMatchObject({
			cause: { message: "audit entries cannot be changed or deleted" },
		});
});
