import { memberOrders } from "@kvart/contract/staff/member-rules";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { selectMembers } from "./queries/member-list.ts";

const { db } = await buildTestApp();
await db.execute(sql`
	insert into users (id, email, first_name, last_name, phone, phone_digits, email_verified_at, last_visit_on)
	select 10000 + number, 'plan' || number || '@kvart.example', 'Ana', 'Anić ' || number % 977, 'plan' || number,
		'plan' || number, now(), date '2026-11-18' - number % 300
	from generate_series(1, 8000) as number`);
await db.execute(sql`analyze`);

const nothing = { text: undefined, state: undefined, gym: undefined, mark: undefined, absent: undefined };
const moment = { now: testNow, today: "2026-11-18", since: "2026-10-19" };

// The misses of thirty days have no index: they are counted once for all, as the filter does.
const indexed = memberOrders.filter((sort) => sort !== "most_misses");

test.for(
	indexed.flatMap((sort) => [
		{ sort, lastId: undefined },
		{ sort, lastId: 14_000 },
	]),
)("a page of members ordered by %j is read from an index, however many there are", async (page) => {
	const query = selectMembers(db, { ...nothing, ...moment, ...page, actor: { clubs: null } }, 51);
	const { rows } = (await db.execute(sql`explain ${query.getSQL()}`)) as { rows: { "QUERY PLAN": string }[] };
	const lines = rows.map((row) => row["QUERY PLAN"]);
	expect(lines.some((line) => /Index (Only )?Scan.* on users/.test(line))).toBe(true);
	expect(lines.filter((line) => /Seq Scan on users|Sort Key: .*users/.test(line))).toEqual([]);
});
