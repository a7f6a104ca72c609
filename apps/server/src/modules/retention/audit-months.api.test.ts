import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createMembers } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { users } from "../../platform/database/schema/members.ts";
import { auditLog, retentionRuns } from "../../platform/database/schema/office.ts";
import { makeMonth, nextMonths } from "./queries/audit-months.ts";
import { runRetention } from "./service.ts";

const { db, api } = await buildTestApp();
const log = { info: vi.fn(), error: vi.fn() };

async function run(now = testNow): Promise<void> {
	await db.delete(retentionRuns);
	await runRetention({ db, env: api.deps.env, clock: { now: () => now }, log });
	expect(log.error).not.toHaveBeenCalled();
}

async function partitionNames(): Promise<string[]> {
	const { rows } = (await db.execute(sql`
		select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass order by 1`)) as {
		rows: { name: string }[];
	};
	return rows.map(({ name }) => name);
}

const entry = (entityId: string, at: string) => ({
	at: new Date(at),
	action: "member.blocked",
	entity: "member",
	entityId,
});

/** The partitions that hold entries about the entity. */
async function placesOf(entityId: string): Promise<string[]> {
	const { rows } = (await db.execute(sql`
		select tableoid::regclass::text as place from audit_log where entity_id = ${entityId} order by id`)) as {
		rows: { place: string }[];
	};
	return rows.map(({ place }) => place);
}

const month = (day: string) => nextMonths(new Date(`${day}T12:00:00Z`))[0] as ReturnType<typeof nextMonths>[number];

test("three months ahead have a partition, whichever server is first, and other times have the default one", async () => {
	await Promise.all([run(), run()]);
	const ahead = ["audit_log_2026_12", "audit_log_2027_01", "audit_log_2027_02"];
	const names = [...ahead, "audit_log_default", "audit_log_first"];
	expect(await partitionNames()).toEqual(names);
	await run();
	expect(await partitionNames()).toEqual(names);
	// In Belgrade, an hour ahead, the month begins at 23:00.
	await db
		.insert(auditLog)
		.values(["2026-11-30T22:59:59Z", "2026-11-30T23:00:00Z", "2027-02-28T23:00:00Z"].map((at) => entry("edges", at)));
	expect(await placesOf("edges")).toEqual(["audit_log_first", "audit_log_2026_12", "audit_log_default"]);
});

test("a month that has entries in the default partition stays there", async () => {
	await db.insert(auditLog).values(entry("early", "2027-05-02T12:00:00Z"));
	await run(new Date("2027-04-20T12:00:00Z"));
	expect(await partitionNames()).toEqual(expect.arrayContaining(["audit_log_2027_04", "audit_log_2027_06"]));
	expect(await partitionNames()).not.toContain("audit_log_2027_05");
	await db.insert(auditLog).values(entry("early", "2027-05-03T12:00:00Z"));
	expect(await placesOf("early")).toEqual(["audit_log_default", "audit_log_default"]);
});

test("entries of a month cannot be changed, deleted or truncated", async () => {
	const table = sql.identifier("audit_log_2026_12");
	for (const change of [
		sql`update ${table} set actor_id = 2`,
		sql`delete from ${table}`,
		sql`truncate ${table}`,
		sql`update audit_log set at = at - interval '1 month' where entity_id = 'edges'`,
	])
		await expect(db.execute(change)).rejects.toMatchObject({
			cause: { message: "audit entries cannot be changed or deleted" },
		});
});

test("a month is dropped three years after its end, without the blocks that are in force", async () => {
	const [member] = await createMembers(db, 1);
	const id = String(member?.id);
	// The first partition covers all of the past.
	await db.execute(sql`alter table audit_log detach partition audit_log_first`);
	for (const day of ["2023-09-15", "2023-11-15"]) await makeMonth(db, month(day));
	await db
		.insert(auditLog)
		.values([
			entry("over", "2023-09-02T12:00:00Z"),
			entry(id, "2023-09-03T12:00:00Z"),
			entry("not over", "2023-11-02T12:00:00Z"),
			entry("without month", "2023-07-02T12:00:00Z"),
		]);
	await db.update(users).set({ blockedAt: testNow }).where(sql`id = ${member?.id}`);
	const [before] = await db.select().from(auditLog).where(sql`entity_id = ${id}`);
	await run();
	expect(await partitionNames()).not.toContain("audit_log_2023_09");
	expect(await placesOf("over")).toEqual([]);
	expect(await placesOf("without month")).toEqual([]);
	expect(await placesOf("not over")).toEqual(["audit_log_2023_11"]);
	expect(await placesOf(id)).toEqual(["audit_log_default"]);
	expect(await db.select().from(auditLog).where(sql`entity_id = ${id}`)).toEqual([before]);
	const [recorded] = await db.select().from(retentionRuns).where(sql`rule = 'audit-entries'`);
	expect(recorded?.rows).toBe(2);
	await db.update(users).set({ blockedAt: null }).where(sql`id = ${member?.id}`);
	await run();
	expect(await placesOf(id)).toEqual([]);
});
