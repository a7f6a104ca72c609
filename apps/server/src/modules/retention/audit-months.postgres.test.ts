import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-app.ts";
import { auditLog } from "../../platform/database/schema/office.ts";
import { dropMonth, makeMonth, nextMonths } from "./queries/audit-months.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const [january, february] = nextMonths(new Date("2029-01-15T12:00:00Z")).slice(0, 2) as [
	ReturnType<typeof nextMonths>[number],
	ReturnType<typeof nextMonths>[number],
];
const entry = (at: Date) => ({ at, action: "a.b", entity: "a", entityId: "1" });

test("a new month does not wait for writers of entries", async () => {
	expect(await makeMonth(db, january)).toBe(true);
	await db.transaction(async (booking) => {
		await booking.insert(auditLog).values(entry(january.from));
		expect(await makeMonth(db, february)).toBe(true);
	});
});

test("dropping a month gives up while the log is being read, and changes nothing", async () => {
	await db.transaction(async (report) => {
		await report.execute(sql`select count(*) from audit_log`);
		await expect(dropMonth(db, january.name)).rejects.toMatchObject({ cause: { code: "55P03" } });
	});
	expect(await db.$count(auditLog, sql`at = ${january.from.toISOString()}`)).toBe(1);
	expect(await dropMonth(db, january.name)).toBe(1);
	expect(await db.$count(auditLog, sql`at = ${january.from.toISOString()}`)).toBe(0);
});
