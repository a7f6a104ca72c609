import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { selectSessions } from "../../platform/session.ts";
import { placeStatement, selectSlots } from "./queries/booking.ts";

// The planner expects a hundred inputs for a batch, where one is usual: it must not read a whole table for them.
const { db } = await buildTestApp();
await createMembers(db, 2000);
const period = await createPeriod(db, { capacity: 30_000 });
await db.execute(sql`
	with place as (
		insert into occurrences (period_id, training_date, taken) values (${period}, '2026-11-18', 20000) returning id
	)
	insert into bookings (occurrence_id, person, created_at)
	select id, 'guest:plan' || number, now() from place, generate_series(1, 20000) as number`);
await db.execute(sql`analyze`);

test.for([
	["sessions", selectSessions],
	["periods", selectSlots],
	["places", placeStatement],
] as const)("%s of a batch are found by their indexes, however many bookings there are", async ([, { text }]) => {
	const lines = await db.transaction(async (tx) => {
		await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
		await tx.execute(sql.raw(`prepare batch as ${text}`));
		const values = [...new Set(text.match(/\$\d+/g))].map(() => "null");
		const { rows } = (await tx.execute(sql.raw(`explain execute batch (${values.join(", ")})`))) as {
			rows: { "QUERY PLAN": string }[];
		};
		await tx.execute(sql`deallocate batch`);
		return rows.map((row) => row["QUERY PLAN"]);
	});
	expect(lines.length).toBeGreaterThan(5);
	const large = /Seq Scan on (bookings|sessions|users|occurrences)\b/;
	expect(lines.filter((line) => large.test(line))).toEqual([]);
});
