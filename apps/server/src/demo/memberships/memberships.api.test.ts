import { stateOf } from "@kvart/contract/memberships/membership";
import type { Statement } from "@kvart/contract/staff/statements";
import { wallTime } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { selectMemberships } from "../../modules/memberships/queries/memberships.ts";
import { clockFrom } from "../../platform/clock.ts";
import { rollAna } from "../ana.ts";
import { addPeople } from "../people.ts";
import { addMemberships } from "./load.ts";
import { demoStatementRoutes } from "./try-routes.ts";

const app = await buildTestApp();
const { db, call } = app;
const clock = clockFrom(testNow);
const today = wallTime(testNow).date;
demoStatementRoutes(app.server, { db, clock, env: app.api.deps.env });

beforeAll(async () => {
	await addPeople(db, clock);
	await rollAna(db, clock);
	await addMemberships(db, clock);
});

async function rowsOf(query: SQL): Promise<Record<string, number>[]> {
	return ((await db.execute(query)) as { rows: Record<string, number>[] }).rows;
}

const countRows = () => rowsOf(sql`select count(*)::integer as n from ledger`);

test("a second start adds nothing", async () => {
	const before = await countRows();
	await addMemberships(db, clock);
	expect(await countRows()).toEqual(before);
});

test("the year has what the office shows, and no rule is broken", async () => {
	const people = await rowsOf(sql`select distinct user_id as id from memberships order by 1`);
	const all = (await Promise.all(people.map(({ id = 0 }) => selectMemberships(db, id, { today })))).flat();
	expect(all.length).toBeGreaterThan(200);
	const states = new Set(all.map((membership) => stateOf(membership, today)));
	expect([...states].toSorted()).toEqual(expect.arrayContaining(["active", "cancelled", "ended", "future"]));
	for (const { visits, visits_used } of all) if (visits > 0) expect(visits_used).toBeLessThanOrEqual(visits);
	const rows = await rowsOf(sql`
		select (select count(*) from orders where cancelled_at is null and expires_on >= ${today}::date
				and not exists (select from memberships where order_id = orders.id))::integer as waiting,
			(select count(*) from renewal_calls)::integer as calls, (select count(*) from till_counts)::integer as tills,
			(select count(*) from statements)::integer as statements,
			(select count(*) from ledger where at > ${testNow.toISOString()}::timestamptz)::integer as later,
			(select count(*) from renewal_calls where called_at > ${testNow.toISOString()}::timestamptz)::integer as called_later`);
	const [found] = rows;
	expect(found).toMatchObject({ statements: 6, later: 0, called_later: 0 });
	expect(found?.["waiting"]).toBeGreaterThanOrEqual(5);
	expect(found?.["calls"]).toBeGreaterThan(3);
	expect(found?.["tills"]).toBeGreaterThan(10);
});

test("Ana has a membership that ends soon, visits of her check-ins, and an order that waits", async () => {
	const [ana] = await rowsOf(sql`select id from users where email = 'ana@kvart.example'`);
	const own = await selectMemberships(db, ana?.["id"] ?? 0, { today });
	const active = own.filter((membership) => stateOf(membership, today) === "active");
	expect(active).toHaveLength(1);
	expect(own.reduce((sum, { visits_used }) => sum + visits_used, 0)).toBeGreaterThan(40);
	const rows =
		await rowsOf(sql`select count(*)::integer as n from orders where user_id = ${ana?.["id"] ?? 0} and expires_on >= ${today}::date
		and not exists (select from memberships where order_id = orders.id)`);
	expect(rows).toEqual([{ n: 1 }]);
});

test("three statements can be imported: plain, in parts, and nasty", async () => {
	const { headers } = await addStaff(db, { role: "admin" });
	const files = await Promise.all([1, 2, 3].map((nth) => app.server.inject(`/demo/statement/${nth}`)));
	const outcomes: string[][] = [];
	for (const { body, headers: sent } of files) {
		const upload = {
			body: Buffer.from(body),
			headers: { ...headers, "content-type": String(sent["content-type"]).split(";")[0] ?? "" },
		};
		const answer = await call<Statement>("POST", "/api/staff/statement?name=x", upload);
		expect(answer.status).toBe(201);
		outcomes.push(answer.body.rows.map(({ outcome }) => outcome));
	}
	expect(outcomes).toEqual([
		["matched", "matched", "not_ours"],
		["short", "over", "unknown", "unknown"],
		["duplicate", "matched", "matched", "unknown", "over", "not_ours", "unknown"],
	]);
	expect((await app.server.inject("/demo/statement/4")).statusCode).toBe(404);
});
