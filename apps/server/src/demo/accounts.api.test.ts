import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { staffGyms, users } from "../platform/database/schema/members.ts";
import { demoAccounts } from "./accounts.ts";
import { loadDemo } from "./load.ts";

const database = await openTestDatabase();
const { db } = database;
const clock = { now: () => testNow };
afterAll(() => database.close());

const desk = async () => (await db.select().from(users).where(eq(users.email, "desk.zemun@kvart.example")))[0];

test("a demo of an earlier release gets the missing accounts, with their clubs", async () => {
	await db.delete(users).where(eq(users.id, (await desk())?.id ?? 0));
	expect(await loadDemo(db, clock)).toBe(false);
	const added = await desk();
	expect(added).toMatchObject({ role: "receptionist", emailVerifiedAt: testNow });
	const clubs = await db
		.select()
		.from(staffGyms)
		.where(eq(staffGyms.userId, added?.id ?? 0));
	expect(clubs).toEqual([{ userId: added?.id, gymId: 3 }]);
});

test("a complete demo stays as it is", async () => {
	const before = await db.select().from(users).orderBy(users.id);
	expect(await loadDemo(db, clock)).toBe(false);
	expect(await db.select().from(users).orderBy(users.id)).toEqual(before);
	expect(before).toHaveLength(demoAccounts.length);
});
