import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers } from "../../../test/booking-factories.ts";
import { planIds, sellPlan } from "../../../test/membership-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { users } from "../../platform/database/schema/members.ts";
import { ledger } from "../../platform/database/schema/memberships.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { dailyEndReminders, remindOfEnds } from "./service/end-reminders.ts";

const { db, clock, api } = await buildTestApp();
beforeEach(() => clock.set(testNow));

/** With a month that ends on 17 December. */
async function memberOfMonth() {
	const [member] = await createMembers(db, 1);
	if (!member) throw new Error("The member was not created.");
	return { ...member, membershipId: await sellPlan(db, member.id) };
}

async function remindersAt(day: string, membershipId: number): Promise<unknown[]> {
	clock.set(new Date(`${day}T10:00:00Z`));
	await remindOfEnds(api.deps);
	const rows = await db.select().from(mails).where(eq(mails.template, "membership-ends"));
	return rows
		.filter(({ data }) => (data as { membershipId: number }).membershipId === membershipId)
		.map(({ uniqueKey }) => uniqueKey?.split(":").at(-1));
}

test("reminds seven days and one day before the last day, once each", async () => {
	const { membershipId } = await memberOfMonth();
	expect(await remindersAt("2026-12-09", membershipId)).toEqual([]);
	expect(await remindersAt("2026-12-10", membershipId)).toEqual(["week"]);
	expect(await remindersAt("2026-12-11", membershipId)).toEqual(["week"]);
	expect(await remindersAt("2026-12-16", membershipId)).toEqual(["week", "day"]);
	expect(await remindersAt("2026-12-17", membershipId)).toEqual(["week", "day"]);
});

test("a freeze moves the reminders with the last day", async () => {
	const { membershipId } = await memberOfMonth();
	await db.insert(ledger).values({
		at: testNow,
		kind: "frozen",
		membershipId,
		onDate: "2026-11-20",
		untilDate: "2026-11-29",
		days: 10,
	});
	expect(await remindersAt("2026-12-10", membershipId)).toEqual([]);
	expect(await remindersAt("2026-12-20", membershipId)).toEqual(["week"]);
});

test("a membership that is extended after its reminder has another one before its new end", async () => {
	const { membershipId } = await memberOfMonth();
	expect(await remindersAt("2026-12-10", membershipId)).toEqual(["week"]);
	await db.insert(ledger).values({ at: testNow, kind: "extended", membershipId, days: 10, reason: "Kvar" });
	expect(await remindersAt("2026-12-20", membershipId)).toEqual(["week", "week"]);
});

test("a member who has renewed, was blocked or wants no reminders gets none", async () => {
	const [renewed, blocked, off] = [await memberOfMonth(), await memberOfMonth(), await memberOfMonth()];
	await sellPlan(db, renewed.id, { startsOn: "2026-12-18" });
	await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, blocked.id));
	await db.update(users).set({ reminder: "off" }).where(eq(users.id, off.id));
	for (const { membershipId } of [renewed, blocked, off])
		expect(await remindersAt("2026-12-10", membershipId)).toEqual([]);
});

test("a single visit has no reminder", async () => {
	const [member] = await createMembers(db, 1);
	const membershipId = await sellPlan(db, member?.id ?? 0, { planId: planIds.gymSingle });
	expect(await remindersAt("2026-11-18", membershipId)).toEqual([]);
});

test("nothing is sent before nine", async () => {
	const { membershipId } = await memberOfMonth();
	const daily = dailyEndReminders();
	const sent = async () =>
		(await db.select().from(mails)).filter(
			({ data }) => (data as { membershipId?: number }).membershipId === membershipId,
		).length;
	clock.set(new Date("2026-12-10T07:00:00Z"));
	await daily(api.deps);
	expect(await sent()).toBe(0);
	clock.set(new Date("2026-12-10T08:30:00Z"));
	await daily(api.deps);
	expect(await sent()).toBe(1);
});
