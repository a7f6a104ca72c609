import type { StaffSettings } from "@kvart/contract/staff/settings";
import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";

const app = await buildTestApp();
const { call, db } = app;
const admin = await addStaff(db, { role: "admin" });
const { headers } = admin;

const read = async () => (await call<StaffSettings>("GET", "/api/staff/settings", { headers })).body;
const change = (body: unknown) => call<StaffSettings>("PATCH", "/api/staff/settings", { headers, body });

test("the server's own settings apply before the first change", async () => {
	expect(await read()).toEqual({
		booking_window: null,
		booking_window_of_server: "rolling",
		membership_rule: null,
		membership_rule_of_server: "off",
		maintenance: false,
		maintenance_by_server: false,
		reply_days: 2,
		no_show_policy: null,
		partner: "Samsung",
		version: 1,
	});
});

test("a new booking window applies to the next booking", async () => {
	const [member] = await createMembers(db, 1);
	// Thursday; the test's today is Wednesday.
	const tomorrow = await createPeriod(db, { day: 4 });
	const book = () => call("POST", `/api/period/${tomorrow}/booking`, { headers: member?.headers ?? {} });
	const narrowed = await change({ version: (await read()).version, booking_window: "today" });
	expect(narrowed.body.booking_window).toBe("today");
	expect((await call("GET", "/api/time")).body).toMatchObject({ booking_window: "today" });
	expect(await book()).toMatchObject({ status: 409, body: { code: "ERR_NOT_TODAY" } });
	await change({ version: narrowed.body.version, booking_window: null });
	expect((await call("GET", "/api/time")).body).toMatchObject({ booking_window: "rolling" });
	expect((await book()).status).toBe(201);
});

test("fields left out stay, and the audit log has both states", async () => {
	const before = await read();
	const changed = await change({ version: before.version, reply_days: 5 });
	expect(changed.body).toEqual({ ...before, reply_days: 5, version: before.version + 1 });
	const [note] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
	expect(note).toMatchObject({
		actorId: admin.id,
		action: "settings.changed",
		before: { reply_days: before.reply_days, maintenance: false },
		after: { reply_days: 5, maintenance: false },
	});
});

test("the policy about no-shows is off until it is set, and its first day is the server's own", async () => {
	const no_show_policy = { count: 3, days: 30, pause_days: 7 };
	const { version } = await read();
	const set = await change({ version, no_show_policy: { ...no_show_policy, since: "2020-01-01" } });
	expect(set.body.no_show_policy).toEqual(no_show_policy);
	expect(app.api.deps.switches.noShowPolicy).toEqual({ ...no_show_policy, since: "2026-11-18" });
	expect((await change({ version: version + 1, no_show_policy: null })).body.no_show_policy).toBeNull();
});

test("a new partner is on the board of the office and in the data of the site", async () => {
	const { version } = await read();
	const set = await change({ version, partner: "  Ćiribu Čaj " });
	expect(set.body.partner).toBe("Ćiribu Čaj");
	expect((await call("GET", "/api/time")).body).toMatchObject({ partner: "Ćiribu Čaj" });
	expect((await call("GET", "/api/staff/schedule/room/3/week", { headers })).body).toMatchObject({
		partner: "Ćiribu Čaj",
	});
	const [note] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
	expect(note).toMatchObject({ before: { partner: "Samsung" }, after: { partner: "Ćiribu Čaj" } });
});

test("the second of two editors gets the current settings", async () => {
	const { version } = await read();
	await change({ version, reply_days: 3 });
	expect(await change({ version, maintenance: true })).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE", current: { reply_days: 3, maintenance: false, version: version + 1 } },
	});
	expect((await read()).maintenance).toBe(false);
});

test.for([
	{},
	{ version: 0 },
	{ version: 1, booking_window: "month" },
	{ version: 1, maintenance: "yes" },
	{ version: 1, reply_days: 0 },
	{ version: 1, reply_days: 1.5 },
	{ version: 1, reply_days: 99 },
	{ version: 1, partner: " " },
	{ version: 1, partner: null },
	{ version: 1, partner: "p".repeat(41) },
	{ version: 1, no_show_policy: { count: 3, days: 30 } },
	{ version: 1, no_show_policy: { count: 0, days: 30, pause_days: 7 } },
	{ version: 1, no_show_policy: { count: 3, days: 3, pause_days: 7 } },
	{ version: 1, no_show_policy: { count: 3, days: 30, pause_days: 61 } },
])("%j is no change of the settings", async (body) => {
	expect((await change(body)).status).toBe(422);
});

test("maintenance by the server's own setting cannot be lifted", async () => {
	const closed = await buildTestApp({ env: { MAINTENANCE: "1", BOOKING_WINDOW: "today" } });
	const boss = await addStaff(closed.db, { role: "admin" });
	const body = { version: 1, maintenance: false };
	const { body: settings } = await closed.call("PATCH", "/api/staff/settings", { headers: boss.headers, body });
	expect(settings).toMatchObject({ maintenance_by_server: true, booking_window_of_server: "today" });
	expect(closed.api.deps.switches.maintenance).toBe(true);
	expect(closed.api.deps.switches.bookingWindow).toBe("today");
});
