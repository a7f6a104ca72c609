import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildTestApp } from "../../../../test/test-app.ts";
import { type AuditCondition, selectEntries } from "./queries/entries.ts";

// Eight months: mostly bookings of members, and every thousandth a price of the same administrator.
const { db } = await buildTestApp();
for (let month = 0; month < 8; month += 1) {
	const day = (more: number) => `'${new Date(Date.UTC(2028, month + more, 1)).toISOString()}'`;
	await db.execute(
		sql.raw(`create table audit_log_${month} partition of audit_log for values from (${day(0)}) to (${day(1)})`),
	);
}
await db.execute(sql`
	insert into audit_log (at, actor_id, action, entity, entity_id)
	select timestamptz '2028-01-01Z' + n * interval '175 seconds', case when n % 1000 = 0 then 1 else 10 + n % 5000 end, 'x.y',
		case when n % 1000 = 0 then 'price' else 'booking' end, n::text
	from generate_series(1, 120000) as n`);
await db.execute(sql`vacuum analyze audit_log`);

const none: AuditCondition = {
	entity: undefined,
	entityId: undefined,
	actorId: undefined,
	since: undefined,
	before: undefined,
	text: undefined,
	place: undefined,
};
const since = new Date("2028-05-10T00:00:00Z");
const before = new Date("2028-05-11T00:00:00Z");

async function planOf(condition: Partial<AuditCondition>): Promise<string[]> {
	const query = selectEntries(db, { ...none, ...condition }, 51).getSQL();
	const { rows } = (await db.execute(sql`explain ${query}`)) as { rows: { "QUERY PLAN": string }[] };
	return rows.map((row) => row["QUERY PLAN"]);
}

const names = ["first page", "a later page", "one day", "bookings", "one actor", "one actor's day"] as const;
const conditions: Record<(typeof names)[number], Partial<AuditCondition>> = {
	"first page": {},
	"a later page": { place: { at: since, id: 50_000 } },
	"one day": { since, before },
	bookings: { entity: "booking" },
	"one actor": { actorId: 1 },
	"one actor's day": { actorId: 1, since, before },
};

test.for(names)("%s: in the order of an index", async (name) => {
	const lines = await planOf(conditions[name]);
	expect(lines.filter((line) => /Seq Scan on audit_log_\d|-> +(Incremental )?Sort/.test(line))).toEqual([]);
	expect(lines.some((line) => /Index Scan .*on audit_log_\d/.test(line))).toBe(true);
});

test.for([
	["one record", { entity: "booking", entityId: "77" }],
	["a rare kind", { entity: "price" }],
] as const)("%s: few entries, found by an index", async ([, condition]) => {
	const lines = await planOf(condition);
	expect(lines.filter((line) => /Seq Scan on audit_log_\d/.test(line))).toEqual([]);
});

test("only the month of a day is read", async () => {
	const lines = await planOf({ since, before });
	expect(lines.filter((line) => /Scan .*on audit_log_\d/.test(line))).toEqual([expect.stringContaining("audit_log_4")]);
});
