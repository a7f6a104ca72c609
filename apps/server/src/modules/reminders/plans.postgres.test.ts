import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { queueDueReminders } from "./queries.ts";

const { db } = await buildTestApp();
await createMembers(db, 2000);
const period = await createPeriod(db);
// Past years of one period, with bookings on each date.
await db.execute(sql`
	with dates as (
		insert into occurrences (period_id, training_date, taken)
		select ${period}, date '2026-11-11' - 7 * week, 20 from generate_series(0, 999) as week returning id
	)
	insert into bookings (occurrence_id, person, created_at)
	select id, 'erased:' || number, now() from dates, generate_series(1, 20) as number`);
await db.execute(sql`
	insert into mails (recipient, template, language, data, unique_key, created_at, next_attempt_at, sent_at)
	select 'a@kvart.example', 'training-reminder', 'sr', '{}', 'reminder:old:' || number, now(), now(), now()
	from generate_series(1, 20000) as number`);
await db.execute(sql`analyze`);

test("reminders read the bookings of two days by their indexes, however many there are", async () => {
	const dates = ["2026-11-18", "2026-11-19"];
	const parameters = [...new Set(queueDueReminders.text.match(/\$\d+/g))];
	const values = parameters.map((_, index) => `'${dates[index] ?? "2026-11-18T15:30:00+01:00"}'`);
	const lines = await db.transaction(async (tx) => {
		await tx.execute(sql.raw(`prepare reminders as ${queueDueReminders.text}`));
		const { rows } = (await tx.execute(sql.raw(`explain execute reminders (${values.join(", ")})`))) as {
			rows: { "QUERY PLAN": string }[];
		};
		await tx.execute(sql`deallocate reminders`);
		return rows.map((row) => row["QUERY PLAN"]);
	});
	expect(lines.length).toBeGreaterThan(5);
	expect(lines.filter((line) => /Seq Scan on (bookings|occurrences|mails)\b/.test(line))).toEqual([]);
});
