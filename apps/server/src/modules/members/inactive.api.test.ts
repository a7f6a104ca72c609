import { inactiveNoticeDays } from "@kvart/contract/members";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addBooking } from "../../../test/booking-factories.ts";
import { addMember, logIn } from "../../../test/member-factories.ts";
import { addMembershipRow } from "../../../test/membership-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { users } from "../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { expireInactiveAccounts } from "./service/expiry.ts";

const app = await buildTestApp();
const { db, clock, api } = app;
const daysLater = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
const twoYears = 730;

async function run(now: Date): Promise<number> {
	clock.set(now);
	return expireInactiveAccounts(api.deps, new Date(now.getTime() - twoYears * 86_400_000));
}

beforeEach(async () => {
	clock.set(testNow);
	// All others are active.
	await db.update(users).set({ lastLoginAt: daysLater(9999) });
	await db.delete(mails);
});

async function addInactive(values: Partial<typeof users.$inferInsert> = {}) {
	const member = await addMember(db);
	await db
		.update(users)
		.set({ createdAt: testNow, lastLoginAt: testNow, inactiveNoticeAt: null, ...values })
		.where(eq(users.id, member.id));
	return member;
}

async function rowOf(id: number) {
	const [row] = await db.select().from(users).where(eq(users.id, id));
	return row;
}

test("an inactive member gets one mail in the own language, and is erased a month later", async () => {
	const { id, email } = await addInactive({ language: "en" });
	expect(await run(daysLater(twoYears - inactiveNoticeDays - 1))).toBe(0);
	expect(await db.$count(mails)).toBe(0);
	const noticed = twoYears - inactiveNoticeDays + 1;
	for (const day of [noticed, noticed + 1, noticed + inactiveNoticeDays - 1]) expect(await run(daysLater(day))).toBe(0);
	expect(await db.select().from(mails)).toMatchObject([
		{ recipient: email, template: "account-inactive", language: "en" },
	]);
	expect(await run(daysLater(noticed + inactiveNoticeDays + 1))).toBe(1);
	expect(await rowOf(id)).toMatchObject({ firstName: "", erasedAt: expect.any(Date) });
	const entries = await db
		.select({ action: auditLog.action, actorId: auditLog.actorId })
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)));
	expect(entries).toContainEqual({ action: "member.expired", actorId: null });
});

test("a log-in after the mail saves the account, and the next mail comes two years later", async () => {
	const { id, email } = await addInactive();
	await run(daysLater(twoYears - 20));
	clock.set(daysLater(twoYears));
	await logIn(app, email);
	expect(await run(daysLater(twoYears + 60))).toBe(0);
	expect(await db.$count(mails, eq(mails.template, "account-inactive"))).toBe(1);
	expect(await run(daysLater(2 * twoYears - 20))).toBe(0);
	expect(await db.$count(mails, eq(mails.template, "account-inactive"))).toBe(2);
	expect(await rowOf(id)).toMatchObject({ erasedAt: null });
});

test("a booking counts as activity, also without a log-in", async () => {
	const { id } = await addInactive({ createdAt: daysLater(-800), lastLoginAt: daysLater(-800) });
	await addBooking(db, id);
	expect(await run(daysLater(60))).toBe(0);
	expect(await db.$count(mails)).toBe(0);
});

test("members who buy or come at the desk, and never log in, are active", async () => {
	const old = { createdAt: daysLater(-800), lastLoginAt: null };
	const [buyer, visitor] = [await addInactive(old), await addInactive({ ...old, lastVisitOn: "2026-11-17" })];
	await addMembershipRow(db, buyer.id);
	expect(await run(daysLater(60))).toBe(0);
	expect(await db.$count(mails)).toBe(0);
	for (const { id } of [buyer, visitor]) expect(await rowOf(id)).toMatchObject({ erasedAt: null });
});

test("staff and blocked members stay", async () => {
	const old = { createdAt: daysLater(-900), lastLoginAt: daysLater(-900), inactiveNoticeAt: daysLater(-100) };
	const staff = await addStaff(db);
	await db.update(users).set(old).where(eq(users.id, staff.id));
	const blocked = await addInactive({ ...old, blockedAt: daysLater(-500) });
	expect(await run(testNow)).toBe(0);
	for (const { id } of [staff, blocked]) expect(await rowOf(id)).toMatchObject({ erasedAt: null });
});
