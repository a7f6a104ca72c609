import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../../test/test-app.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

test("entries of the audit log cannot be changed, deleted or truncated", async () => {
	const entry = { actorId: 1, action: "member.blocked", entity: "member", entityId: "1" };
	const after = { state: "blocked", reason: "Rude" };
	await db.insert(auditLog).values([
		{ ...entry, at: new Date("2020-01-01T00:00:00Z"), after },
		{ ...entry, at: new Date("2026-11-01T00:00:00Z"), after },
	]);
	const refused = { cause: { message: "audit entries cannot be changed or deleted" } };
	const recent = sql`at = '2026-11-01T00:00:00Z'`;
	for (const change of [
		sql`actor_id = 2`,
		sql`at = at + interval '1 day'`,
		sql`action = 'member.unblocked'`,
		sql`after = null`,
		sql`after = '{}'`,
		sql`after = '{"state": "active"}'`,
		sql`before = '{"reason": "Polite"}'`,
	])
		await expect(db.execute(sql`update audit_log set ${change} where ${recent}`)).rejects.toMatchObject(refused);
	await expect(db.execute(sql`delete from audit_log where ${recent}`)).rejects.toMatchObject(refused);
	await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused);
	await db.execute(sql`update audit_log set after = after - 'reason' where ${recent}`);
	await db.execute(sql`delete from audit_log where at = '2020-01-01T00:00:00Z'`);
	const rows = await db.select().from(auditLog).where(recent);
	expect(rows.map((row) => row.after)).toEqual([{ state: "blocked" }]);
});
