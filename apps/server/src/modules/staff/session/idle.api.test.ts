import type { StaffSession } from "@kvart/contract/staff/session";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { logIn, sha512, testPassword } from "../../../../test/member-factories.ts";
import { addStaff, type TestStaff } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { sessions, users } from "../../../platform/database/schema/members.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { totpCode } from "./totp.ts";

const app = await buildTestApp();
const { call, clock, db } = app;
beforeEach(() => clock.set(testNow));

const loggedInAt = testNow;
const minute = 60_000;
const wait = (minutes: number) => clock.set(new Date(testNow.getTime() + minutes * minute));
const work = ({ headers }: Pick<TestStaff, "headers">) => call("GET", "/api/staff/today", { headers });
const session = ({ headers }: TestStaff) => call<StaffSession>("GET", "/api/staff/session", { headers });
const unlock = ({ headers }: TestStaff, body: object) =>
	call<StaffSession>("POST", "/api/staff/session/unlock", { headers, body });

const locked = { status: 403, body: { code: "ERR_SESSION_LOCKED" } };
const ended = { status: 401, body: { code: "ERR_SESSION_NOT_VALID" } };

async function storedActivity({ id }: TestStaff): Promise<Date | null | undefined> {
	const [row] = await db.select({ at: sessions.activeAt }).from(sessions).where(eq(sessions.userId, id));
	return row?.at;
}

test("an unused session locks after thirty minutes, and every call restarts them", async () => {
	const staff = await addStaff(db, { loggedInAt });
	wait(29);
	expect(await work(staff)).toMatchObject({ status: 200 });
	wait(58);
	expect(await work(staff)).toMatchObject({ status: 200 });
	wait(89);
	expect(await work(staff)).toMatchObject(locked);
	expect(await session(staff)).toMatchObject({ status: 200, body: { locked: true } });
	wait(90);
	expect(await work(staff)).toMatchObject(locked);
});

test("the time of the last call is written once a minute at most", async () => {
	const staff = await addStaff(db, { loggedInAt });
	wait(0.5);
	await work(staff);
	expect(await storedActivity(staff)).toBeNull();
	wait(2);
	await work(staff);
	wait(2.9);
	await work(staff);
	expect(Math.floor(((await storedActivity(staff))?.getTime() ?? 0) / minute)).toBe(testNow.getTime() / minute + 2);
});

test("the password unlocks, a wrong one does not and is written to the audit log", async () => {
	const staff = await addStaff(db, { loggedInAt });
	wait(31);
	const refused = await unlock(staff, { password: sha512("pogrešna") });
	expect(refused).toMatchObject({ status: 401, body: { code: "ERR_BAD_CREDENTIALS" } });
	expect(await work(staff)).toMatchObject(locked);
	const failures = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, "account.unlock_failed"), eq(auditLog.entityId, String(staff.id))));
	expect(failures).toHaveLength(1);

	const open = await unlock(staff, { password: sha512(testPassword) });
	expect(open).toMatchObject({ status: 200, body: { locked: false, has_password: true } });
	expect(await work(staff)).toMatchObject({ status: 200 });
	wait(60);
	expect(await work(staff)).toMatchObject({ status: 200 });
});

test("a code unlocks, and confirms the second factor with it", async () => {
	const staff = await addStaff(db, { secondFactor: "needed", loggedInAt });
	wait(31);
	const now = new Date(testNow.getTime() + 31 * minute);
	expect(await unlock(staff, { code: totpCode(staff.secret, testNow) })).toMatchObject({ status: 422 });
	const open = await unlock(staff, { code: totpCode(staff.secret, now) });
	expect(open).toMatchObject({ status: 200, body: { locked: false, second_factor: "confirmed" } });
	expect(await work(staff)).toMatchObject({ status: 200 });
});

test("the password alone does not replace the second factor", async () => {
	const staff = await addStaff(db, { secondFactor: "needed", loggedInAt });
	wait(31);
	expect(await unlock(staff, { password: sha512(testPassword) })).toMatchObject({ body: { second_factor: "needed" } });
	expect(await work(staff)).toMatchObject({ status: 403, body: { code: "ERR_SECOND_FACTOR" } });
});

test("unlocking needs one of the two", async () => {
	expect(await unlock(await addStaff(db, { loggedInAt }), {})).toMatchObject({ status: 422 });
});

test("a session can be locked at once", async () => {
	const staff = await addStaff(db, { loggedInAt });
	const { headers } = staff;
	expect(await call("POST", "/api/staff/session/lock", { headers })).toMatchObject({ body: { locked: true } });
	expect(await work(staff)).toMatchObject(locked);
});

test("a locked session still reads the account on the public site", async () => {
	const { headers } = await addStaff(db, { loggedInAt });
	wait(31);
	expect(await call("GET", "/api/user", { headers })).toMatchObject({ status: 200 });
});

test("sessions of staff end twelve hours after the log-in, however busy", async () => {
	const { email } = await addStaff(db, { loggedInAt });
	const headers = await logIn(app, email);
	for (let passed = 20; passed < 12 * 60; passed += 20) {
		wait(passed);
		expect(await work({ headers })).toMatchObject({ status: 200 });
	}
	wait(12 * 60 + 1);
	expect(await work({ headers })).toMatchObject(ended);
	expect(await call("GET", "/api/user", { headers })).toMatchObject(ended);
});

test("a member who gets a role keeps no session of a year", async () => {
	const member = await addStaff(db, { role: "member", loggedInAt });
	wait(13 * 60);
	expect(await call("GET", "/api/user", { headers: member.headers })).toMatchObject({ status: 200 });
	await db.update(users).set({ role: "receptionist" }).where(eq(users.id, member.id));
	expect(await call("GET", "/api/user", { headers: member.headers })).toMatchObject(ended);
});
