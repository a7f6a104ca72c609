import { rmSync } from "node:fs";
import { digitsOf, isReadablePhone, normalPhone } from "@kvart/contract/phone";
import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { migrationsBefore, openEmptyDatabase } from "../../../test/empty-database.ts";
import { migrate } from "./migrate.ts";

// A database from before the migration, filled with phones as people write them.
const { db, close } = await openEmptyDatabase();
afterAll(close);
const [before, after] = [migrationsBefore("0009_one-phone-form"), migrationsBefore("0010_identity-columns")];
afterAll(() => {
	for (const folder of [before, after]) rmSync(folder, { recursive: true, force: true });
});
await migrate(db, before);
// The bookings have no periods: only their phones matter here.
await db.execute(sql`set session_replication_role = replica`);

async function rows<T>(query: SQL): Promise<T[]> {
	return ((await db.execute(query)) as { rows: T[] }).rows;
}

const instant = (order: number) => new Date(Date.UTC(2026, 0, 1, 0, order)).toISOString();

/** From the oldest account to the newest. */
const members = [
	"064 123-4567",
	"+381 (0)65 987/6543",
	"0038111 4000 100",
	"381621112223",
	"631112223",
	"+43 664 1234567",
	"0049 30 123456",
	"123456789012345",
	"12345678",
	"00000000",
	"zvati 064 1112223",
	"+064 555 6667",
	// From New Zealand; the next one is Serbian and has the same digits until it is normalised.
	"0064 7123456",
	"647123456",
	"+1 212 555 0100",
	// Repeats an earlier number in another form.
	"+381641234567",
	"64 123 4567",
	"+49 30 123456",
];
for (const [order, phone] of members.entries()) {
	await db.execute(sql`
		insert into users (id, email, first_name, last_name, phone, phone_digits, created_at)
		values (${order + 1}, ${`${order}@kvart.example`}, 'A', 'B', ${phone}, ${digitsOf(phone) || "none"}, ${instant(order)})`);
	await db.execute(sql`
		insert into enquiries (id, kind, name, email, phone, phone_digits, form, language, created_at)
		values (${order + 1}, 'price', 'A B', 'a@kvart.example', ${phone}, ${digitsOf(phone)}, '{}', 'sr', ${instant(order)})`);
}
const anyPhone = fc
	.tuple(
		fc.constantFrom("", "+", "00", "0", "381", "+381 (0)", "+0", "6"),
		fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 15 }),
		fc.constantFrom("", " ", "/", "-", "."),
	)
	.map(([start, rest, separator]) => start + rest.join(separator));
const typed = fc.sample(anyPhone, { numRuns: 500, seed: 2026 });
await db.execute(sql`
	insert into enquiries (id, kind, name, email, phone, phone_digits, form, language, created_at)
	select 1000 + ordinality, 'price', 'A B', 'a@kvart.example', phone, 'old', '{}', 'sr', now()
	from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) with ordinality as typed (phone, ordinality)`);
await db.execute(sql`
	insert into users (id, email, first_name, last_name, phone, phone_digits)
	values (99, 'admin@kvart.example', 'A', '', '', 'none:admin')`);

const coming = 1;
const passed = 2;
await db.execute(sql`
	insert into occurrences (id, period_id, training_date, taken)
	values (${coming}, 1, current_date + 1, 5), (${passed}, 1, current_date - 7, 3)`);
const bookings = [
	{ occurrence: coming, phone: "381641234567" },
	{ occurrence: coming, phone: "064 1234567" },
	{ occurrence: coming, phone: "+381 64 1234567", cancelled: true },
	{ occurrence: coming, phone: "12345678" },
	{ occurrence: coming, member: 2 },
	{ occurrence: coming, phone: "0659876543" },
	{ occurrence: passed, phone: "0641234567" },
	{ occurrence: passed, phone: "+381641234567" },
	{ occurrence: passed, phone: "12345678" },
];
for (const [order, { occurrence, phone = null, member = null, cancelled = false }] of bookings.entries()) {
	await db.execute(sql`
		insert into bookings (id, occurrence_id, user_id, guest_phone, person, created_at, cancelled_at)
		values (${order + 1}, ${occurrence}, ${member}, ${phone},
			${member === null ? `guest:${digitsOf(phone ?? "")}` : `user:${member}`}, ${instant(order)},
			${cancelled ? instant(order) : null}::timestamptz)`);
}
await migrate(db, after);

/** The migration leaves an unreadable number as it is. */
const formOf = (phone: string) => (isReadablePhone(phone) ? normalPhone(phone) : phone);

test("every readable number gets the form of the contract", async () => {
	const stored = await rows<{ phone: string }>(sql`select phone from users where phone <> '' order by id`);
	expect(stored.map(({ phone }) => phone)).toEqual(members.map(formOf));
	const enquiries = await rows<{ phone: string; digits: string }>(
		sql`select phone, phone_digits as digits from enquiries where id < 1000 order by id`,
	);
	expect(enquiries).toEqual(members.map((phone) => ({ phone: formOf(phone), digits: digitsOf(formOf(phone)) })));
});

test("the rule in SQL equals the rule in the contract", async () => {
	const stored = await rows<{ phone: string }>(sql`select phone from enquiries where id > 1000 order by id`);
	expect(stored.map(({ phone }) => phone)).toEqual(typed.map(formOf));
	expect(typed.filter(isReadablePhone).length).toBeGreaterThan(100);
});

test("the oldest account with a number keeps it, later ones get a suffix", async () => {
	const stored = await rows<{ id: number; digits: string }>(
		sql`select id, phone_digits as digits from users where phone <> '' order by id`,
	);
	const seen = new Set<string>();
	const expected = members.map((phone, order) => {
		const digits = digitsOf(formOf(phone)) || "none";
		const first = !seen.has(digits);
		seen.add(digits);
		return { id: order + 1, digits: first ? digits : `${digits}#${order + 1}` };
	});
	expect(stored).toEqual(expected);
	expect(expected.filter(({ digits }) => digits.includes("#")).map(({ id }) => id)).toEqual([16, 17, 18]);
	const [admin] = await rows(sql`select phone, phone_digits from users where id = 99`);
	expect(admin).toEqual({ phone: "", phone_digits: "none:admin" });
});

test("guests keep their bookings, and a number cannot book twice", async () => {
	const stored = await rows<{ id: number; person: string; phone: string | null; digits: string | null }>(
		sql`select id, person, guest_phone as phone, phone_digits as digits from bookings order by id`,
	);
	expect(stored).toEqual([
		{ id: 1, person: "guest:381641234567", phone: "+381641234567", digits: "381641234567" },
		{ id: 2, person: "guest:381641234567#2", phone: "+381641234567", digits: "381641234567#2" },
		{ id: 3, person: "guest:381641234567", phone: "+381641234567", digits: null },
		{ id: 4, person: "guest:12345678", phone: "12345678", digits: "12345678" },
		{ id: 5, person: "user:2", phone: null, digits: "381659876543" },
		{ id: 6, person: "guest:381659876543", phone: "+381659876543", digits: null },
		{ id: 7, person: "guest:381641234567", phone: "+381641234567", digits: null },
		{ id: 8, person: "guest:381641234567#8", phone: "+381641234567", digits: null },
		{ id: 9, person: "guest:12345678", phone: "12345678", digits: null },
	]);
});

test("unreadable and shared numbers are listed for review, of bookings only the coming ones", async () => {
	const reviews = await rows(
		sql`select entity, entity_id as id, reason from phone_reviews where entity_id < 1000 order by 1, 2`,
	);
	const unreadable = [8, 9, 10, 11];
	expect(reviews).toEqual([
		{ entity: "booking", id: 2, reason: "shared" },
		{ entity: "booking", id: 4, reason: "unreadable" },
		...unreadable.map((id) => ({ entity: "enquiry", id, reason: "unreadable" })),
		...unreadable.map((id) => ({ entity: "member", id, reason: "unreadable" })),
		...[16, 17, 18].map((id) => ({ entity: "member", id, reason: "shared" })),
	]);
});
