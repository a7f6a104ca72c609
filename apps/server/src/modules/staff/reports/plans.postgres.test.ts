import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { recordQueries } from "../../../../test/recorded-queries.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import type { Database } from "../../../platform/database/database.ts";
import { selectCoachHours } from "./queries/coach-hours.ts";
import { selectCohorts } from "./queries/cohorts.ts";
import { selectMisses, selectNoShows } from "./queries/no-shows.ts";
import { selectRenewals } from "./queries/renewals.ts";
import { selectFill, selectMonths, selectWeeks } from "./queries/reports.ts";
import { selectCounts, selectRevenue } from "./queries/revenue.ts";

// Reports of four weeks, in a database of four hundred, with members who joined long ago.
const { db } = await buildTestApp();
await createMembers(db, 500);
const period = await createPeriod(db);
await db.execute(sql`
	with dates as (
		insert into occurrences (period_id, training_date, taken)
		select ${period}, date '2026-11-11' - 7 * week, 50 from generate_series(0, 399) as week returning id
	)
	insert into bookings (occurrence_id, person, user_id, created_at, checked_in_at)
	select dates.id, 'user:' || users.id, users.id, now(), case when users.id % 10 > 0 then now() end
	from dates, (select id from users where role = 'member' order by id limit 50) as users`);
await db.execute(sql`
	insert into users (email, first_name, last_name, phone, phone_digits, email_verified_at, created_at)
	select 'old' || n || '@kvart.example', 'Iva', 'Ivić', '+38165' || n, '38165' || n, now(), date '2016-01-01' + n % 3000
	from generate_series(1, 20000) as n`);
// Ten years in which members bought each month anew.
await db.execute(sql`
	with sold as (
		insert into memberships (user_id, plan_id, title, title_eng, price, months, visits, covers, hours, gym_ids, freeze_days,
			starts_on, ends_on, gym_id, sold_at)
		select users.id, 11, '8 treninga', '8 classes', 3600, 1, 8, '{class}', 'all', '{3}', 14,
			first, (first + interval '1 month - 1 day')::date, 3, first
		from (select id from users where role = 'member' order by id limit 200) as users,
			generate_series(timestamp '2016-12-01', '2026-11-01', interval '1 month') as first
		returning id, sold_at
	)
	insert into ledger (at, kind, membership_id, gym_id, amount, method, days)
	select sold_at, kind::ledger_kind, id, case when kind <> 'frozen' then 3 end, case when kind <> 'frozen' then 360000 end,
		case when kind = 'paid' then 'cash'::payment_method end, case when kind = 'frozen' then 14 end
	from sold, unnest(array['sold', 'paid', 'frozen']) as kind where kind <> 'frozen' or id % 100 = 0`);
await db.execute(sql`analyze`);

const now = new Date("2026-11-18T12:00:00+01:00");
const month = { from: "2026-11-01", until: "2026-11-30", clubs: null };
const range = { from: "2026-10-19", until: "2026-11-15", clubs: [3] };

/** Runs a query with `explain` before it, and returns the plan. */
async function planOf(select: (database: Database) => Promise<unknown>): Promise<string[]> {
	const [query = sql``] = await recordQueries(select);
	const { rows } = (await db.execute(sql`explain ${query}`)) as { rows: { "QUERY PLAN": string }[] };
	return rows.map((row) => row["QUERY PLAN"]);
}

const wholeTables = (lines: readonly string[], tables: RegExp) => {
	expect(lines.length).toBeGreaterThan(5);
	return lines.filter((line) => tables.test(line));
};

test.for([
	["fill rates", (database: Database) => selectFill(database, range)],
	["weeks", (database: Database) => selectWeeks(database, range)],
	["months", (database: Database) => selectMonths(database, range)],
	["coach hours", (database: Database) => selectCoachHours(database, range, now)],
	["members who did not come", (database: Database) => selectNoShows(database, range, now)],
	["no-shows", (database: Database) => selectMisses(database, range, now)],
] as const)("%s read only the bookings they count, by their indexes", async ([, select]) => {
	expect(wholeTables(await planOf(select), /Seq Scan on (bookings|occurrences)\b/)).toEqual([]);
});

test("late cancellations have their own index", async () => {
	expect((await planOf((database) => selectMonths(database, range))).join("\n")).toContain("bookings_late_index");
});

test.for([
	["members who did not come", (database: Database) => selectNoShows(database, range, now)],
	["no-shows", (database: Database) => selectMisses(database, range, now)],
] as const)("%s look once for another booking of the same person, by the index of people", async ([, select]) => {
	const plan = await planOf(select);
	const looks = plan.filter((line) => / on bookings again/.test(line));
	expect(looks).toEqual([expect.stringContaining("bookings_person_key")]);
	// A condition that PostgreSQL has copied names the same look-up twice.
	const copies = plan.join("\n").match(/NOT \(SubPlan/g) ?? [];
	expect(copies.length).toBeLessThanOrEqual(1);
});

test("PostgreSQL expects about twenty bookings on a date, however many dates it has seen", async () => {
	const { rows } = (await db.execute(sql`explain (format json) select from bookings where occurrence_id = 1`)) as {
		rows: { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }[];
	};
	expect(rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"]).toBeCloseTo(20, -1);
});

// Both take longer than the reports of a year, if PostgreSQL expects far more dates than there are.
test("a query is neither compiled nor shared between processes", async () => {
	const { rows } = (await db.execute(
		sql`select name, setting from pg_settings where name in ('jit', 'max_parallel_workers_per_gather') order by name`,
	)) as { rows: { name: string; setting: string }[] };
	expect(rows.map(({ setting }) => setting)).toEqual(["off", "0"]);
});

// It may read all dates, because there are few here.
test("retention reads only those who joined and their bookings, by their indexes", async () => {
	const ofOneClub = await planOf((database) => selectCohorts(database, range, "2026-11-01"));
	expect(wholeTables(ofOneClub, /Seq Scan on bookings\b/)).toEqual([]);
	const ofAllClubs = await planOf((database) => selectCohorts(database, { ...range, clubs: null }, "2026-11-01"));
	expect(wholeTables(ofAllClubs, /Seq Scan on users\b/)).toEqual([]);
});

test.for([
	["the numbers of a month", (database: Database) => selectCounts(database, { ...month, day: month.until })],
	["revenue", (database: Database) => selectRevenue(database, month)],
	["renewals", (database: Database) => selectRenewals(database, "2026-11-18", null)],
] as const)("%s read only the memberships and payments that they count, by their indexes", async ([, select]) => {
	expect(wholeTables(await planOf(select), /Seq Scan on (memberships|ledger)\b/)).toEqual([]);
});
