import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { staffRoles } from "@kvart/contract/staff/rights";
import { and, desc, eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
	addMember,
	logIn,
	mailsTo,
	proved,
	sha512,
	testPassword,
	tokenFor,
} from "../../../../test/member-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { sessions, staffGyms, users } from "../../../platform/database/schema/members.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { changeAccount } from "./service.ts";

const app = await buildTestApp();
const { call, clock, db } = app;
const admin = await addStaff(db, { role: "admin" });
const { headers } = admin;
beforeEach(() => clock.set(testNow));

let invited = 0;
function invitation(more: Record<string, unknown> = {}) {
	invited += 1;
	return {
		email: `Novi.${invited}@kvart.example`,
		first_name: "Đorđe",
		last_name: "Čavić",
		phone: `060 555 ${1000 + invited}`,
		language: "sr",
		role: "manager",
		all_clubs: false,
		gym_ids: [zemun],
		...more,
	};
}

const invite = (body: unknown) => call<StaffAccount>("POST", "/api/staff/account", { headers, body });
const change = (id: number, body: unknown) =>
	call<StaffAccount>("PATCH", `/api/staff/account/${id}`, { headers, body });
const list = async () => (await call<StaffAccount[]>("GET", "/api/staff/account", { headers })).body;
const lastNote = async (id: number) =>
	(
		await db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.entity, "account"), eq(auditLog.entityId, String(id))))
			.orderBy(desc(auditLog.id))
			.limit(1)
	)[0];

const lastAdministrator = (field: string) => ({
	status: 422,
	body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field, code: "last-administrator" }] },
});

test("lists all staff, administrators first, without members", async () => {
	const accounts = await list();
	expect(accounts.map(({ email }) => email)).toEqual(
		expect.arrayContaining(["admin@kvart.example", "staff@kvart.example", "desk.zemun@kvart.example"]),
	);
	expect(accounts.find(({ email }) => email === "desk.zemun@kvart.example")).toMatchObject({
		role: "receptionist",
		all_clubs: false,
		gym_ids: [zemun],
		can_log_in: true,
		second_factor: false,
		blocked: false,
		invited_until: null,
		open_sessions: 0,
		last_login_at: null,
	});
	const roles = accounts.map(({ role }) => role);
	expect(new Set(roles)).toEqual(new Set(staffRoles));
	expect(roles.findLastIndex((role) => role === "admin")).toBe(roles.filter((role) => role === "admin").length - 1);
	expect(JSON.stringify(accounts)).not.toMatch(/argon2|totp|hash/i);
});

test("a new person is invited by mail, sets a password and logs in with the role", async () => {
	const { status, body } = await invite(invitation());
	expect(status).toBe(201);
	expect(body).toMatchObject({ role: "manager", gym_ids: [zemun], can_log_in: false, blocked: false, version: 1 });
	expect(Date.parse(body.invited_until ?? "") - testNow.getTime()).toBeGreaterThan(6 * 86_400_000);
	const [mail] = await mailsTo(db, body.email);
	expect(mail).toMatchObject({ template: "staff-invitation", data: { role: "manager", clubs: ["Zemun"] } });
	expect(await lastNote(body.id)).toMatchObject({ actorId: admin.id, action: "account.invited", before: null });

	const token = await tokenFor(db, body.email);
	const reset = { body: { token, password: sha512(testPassword) } };
	expect((await call("POST", "/api/user/reset-password", reset)).status).toBe(200);
	expect((await call("POST", "/api/user/reset-password", reset)).status).toBe(410);
	const session = await call("GET", "/api/staff/session", { headers: await logIn(app, body.email) });
	expect(session).toMatchObject({ status: 200, body: { role: "manager", whole_chain: false } });
	const accepted = (await list()).find(({ id }) => id === body.id);
	expect(accepted).toMatchObject({ can_log_in: true, invited_until: null, open_sessions: 1 });
});

test("an invitation expires after a week; resending revokes the previous link", async () => {
	const { body } = await invite(invitation());
	const first = await tokenFor(db, body.email);
	clock.set(new Date(testNow.getTime() + 7 * 86_400_000 + 1000));
	expect((await list()).find(({ id }) => id === body.id)?.invited_until).toBeNull();
	const again = await call<StaffAccount>("POST", `/api/staff/account/${body.id}/invitation`, { headers });
	expect(again.body.invited_until).not.toBeNull();
	const second = await tokenFor(db, body.email);
	const use = (token: string) =>
		call("POST", "/api/user/reset-password", { body: { token, password: sha512(testPassword) } });
	expect((await use(first)).status).toBe(410);
	expect((await use(second)).status).toBe(200);
	const tooLate = await call("POST", `/api/staff/account/${body.id}/invitation`, { headers });
	expect(tooLate).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE", current: { id: body.id, can_log_in: true } },
	});
});

test("a member who is invited keeps the account, gets the role and sets a new password", async () => {
	const member = await addMember(db);
	const { status, body } = await invite(invitation({ email: member.email.toUpperCase(), first_name: "Neko" }));
	expect(status).toBe(201);
	expect(body).toMatchObject({ id: member.id, first_name: "Član", role: "manager", can_log_in: false });
	expect((await mailsTo(db, member.email))[0]?.template).toBe("staff-invitation");
	await expect(logIn(app, member.email)).rejects.toThrow("401");
	const reset = { token: await tokenFor(db, member.email), password: sha512("nova lozinka") };
	expect((await call("POST", "/api/user/reset-password", { body: reset })).status).toBe(200);
	await logIn(app, member.email, "nova lozinka");
});

test("an unconfirmed account has to prove its mailbox first", async () => {
	const member = await addMember(db, { verified: false });
	const { body } = await invite(invitation({ email: member.email }));
	expect(body).toMatchObject({ id: member.id, can_log_in: false });
	expect((await mailsTo(db, member.email))[0]?.template).toBe("staff-invitation");
	await expect(logIn(app, member.email)).rejects.toThrow("401");
});

test("refuses repeated invitations, taken phones and unknown clubs", async () => {
	const body = invitation();
	await invite(body);
	expect(await invite(body)).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_EMAIL" } });
	expect(await invite(invitation({ phone: body.phone }))).toMatchObject({
		status: 409,
		body: { code: "ERR_DUPLICATED_PHONE" },
	});
	expect(await invite(invitation({ gym_ids: [zemun, 99] }))).toMatchObject({
		status: 422,
		body: { errors: [{ field: "gym_ids", code: "invalid-value" }] },
	});
	const blocked = await addMember(db, { blocked: true });
	expect((await invite(invitation({ email: blocked.email }))).status).toBe(409);
	expect((await invite(invitation({ role: "member" }))).status).toBe(422);
});

const fieldRefused = (field: string, code: string) => ({ status: 422, body: { errors: [{ field, code }] } });

test("no club never means all of them: a role names its clubs, and a coach the record", async () => {
	for (const role of ["receptionist", "manager", "editor"])
		expect(await invite(invitation({ role, gym_ids: [] }))).toMatchObject(fieldRefused("gym_ids", "required-field"));
	expect((await invite(invitation({ all_clubs: undefined }))).status).toBe(422);
	expect((await invite(invitation({ role: "editor", all_clubs: true, gym_ids: [] }))).body).toMatchObject({
		role: "editor",
		all_clubs: true,
		gym_ids: [],
	});
	const [mail] = await mailsTo(db, `novi.${invited}@kvart.example`);
	expect(mail).toMatchObject({ data: { role: "editor", clubs: "all" } });
	const staff = await addStaff(db);
	expect(await change(staff.id, { version: 1, gym_ids: [] })).toMatchObject(fieldRefused("gym_ids", "required-field"));
	expect((await change(staff.id, { version: 1, gym_ids: [zemun] })).body).toMatchObject({
		all_clubs: false,
		gym_ids: [zemun],
	});

	expect(await invite(invitation({ role: "coach" }))).toMatchObject(fieldRefused("coach_id", "required-field"));
	expect(await invite(invitation({ role: "coach", coach_id: 999 }))).toMatchObject(
		fieldRefused("coach_id", "invalid-value"),
	);
	const coach = await invite(invitation({ role: "coach", coach_id: 12 }));
	expect(coach.body).toMatchObject({ role: "coach", coach_id: 12, all_clubs: false });
	expect(await invite(invitation({ role: "coach", coach_id: 12 }))).toMatchObject(fieldRefused("coach_id", "taken"));
	// Another role has no record; it is free for another account.
	const manager = await change(coach.body.id, { version: 1, role: "manager", gym_ids: [zemun] });
	expect(manager.body).toMatchObject({ role: "manager", coach_id: null, gym_ids: [zemun] });
	expect((await invite(invitation({ role: "coach", coach_id: 12 }))).status).toBe(201);
});

test("public answers know only members, staff and administrators", async () => {
	const coach = await addStaff(db, { role: "coach", coachId: 14 });
	expect((await call("GET", "/api/user", { headers: coach.headers })).body).toMatchObject({ role: "staff" });
	expect((await call("GET", "/api/user", { headers })).body).toMatchObject({ role: "admin" });
	const session = await call("GET", "/api/staff/session", { headers: coach.headers });
	expect(session.body).toMatchObject({ role: "coach", coach_id: 14, whole_chain: false });
});

test("role and clubs change at once, and the audit log has both states", async () => {
	const staff = await addStaff(db, { clubs: [zemun] });
	const moved = await change(staff.id, { version: 1, gym_ids: [vracar, vracar] });
	expect(moved).toMatchObject({ status: 200, body: { gym_ids: [vracar], version: 2 } });
	const session = await call("GET", "/api/staff/session", { headers: staff.headers });
	expect(session.body).toMatchObject({ clubs: [{ id: vracar }] });
	expect(await lastNote(staff.id)).toMatchObject({
		actorId: admin.id,
		action: "account.changed",
		before: { role: "manager", gym_ids: [zemun] },
		after: { role: "manager", gym_ids: [vracar] },
	});
	const raised = await change(staff.id, { version: 2, role: "admin" });
	expect(raised.body).toMatchObject({ role: "admin", gym_ids: [] });
});

test("the second of two editors gets the current account", async () => {
	const staff = await addStaff(db, { clubs: [zemun] });
	await change(staff.id, { version: 1, gym_ids: [vracar] });
	const second = await change(staff.id, { version: 1, role: "admin" });
	expect(second).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE", current: { id: staff.id, role: "manager", gym_ids: [vracar], version: 2 } },
	});
	expect(JSON.stringify(second.body)).not.toMatch(/hash|cipher/i);
	const rows = await db.select().from(staffGyms).where(eq(staffGyms.userId, staff.id));
	expect(rows).toEqual([{ userId: staff.id, gymId: vracar }]);
});

test("exactly one of many concurrent changes succeeds", async () => {
	const staff = await addStaff(db);
	const answers = await Promise.all(
		[zemun, vracar, 1, 2, 4].map((id) => change(staff.id, { version: 1, gym_ids: [id] })),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
	expect((await change(staff.id, { version: 2, all_clubs: true })).body).toMatchObject({
		all_clubs: true,
		gym_ids: [],
	});
});

test("a blocked account is logged out at once and works again when unblocked", async () => {
	const staff = await addStaff(db);
	const blocked = await change(staff.id, { version: 1, blocked: true });
	expect(blocked.body).toMatchObject({ blocked: true, can_log_in: false, open_sessions: 0 });
	expect((await call("GET", "/api/staff/session", { headers: staff.headers })).status).toBe(401);
	expect(await lastNote(staff.id)).toMatchObject({ action: "account.blocked" });
	const back = await change(staff.id, { version: 2, blocked: false });
	expect(back.body).toMatchObject({ blocked: false, can_log_in: true });
	// Earlier sessions stay ended.
	expect((await call("GET", "/api/staff/session", { headers: staff.headers })).status).toBe(401);
});

test("removing the staff role keeps the member's account", async () => {
	const staff = await addStaff(db, { clubs: [zemun], secondFactor: "confirmed" });
	const { body } = await change(staff.id, { version: 1, role: "member" });
	expect(body).toMatchObject({ role: "member", gym_ids: [], second_factor: false });
	expect((await call("GET", "/api/staff/session", { headers: staff.headers })).body).toMatchObject({
		code: "ERR_BAD_ROLE",
	});
	expect((await call("GET", "/api/user", { headers: staff.headers })).status).toBe(200);
	expect((await change(staff.id, { version: 2, role: "manager" })).status).toBe(404);
});

test("an administrator can end the sessions of an account", async () => {
	const staff = await addStaff(db);
	const ended = await call<StaffAccount>("DELETE", `/api/staff/account/${staff.id}/session`, { headers });
	expect(ended.body.open_sessions).toBe(0);
	expect((await call("GET", "/api/user", { headers: staff.headers })).status).toBe(401);
	expect(await lastNote(staff.id)).toMatchObject({ action: "account.logged_out" });
});

test("an administrator can reset a second factor, and the owner gets a mail", async () => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	const path = `/api/staff/account/${staff.id}/second_factor`;
	expect((await call<StaffAccount>("DELETE", path, { headers })).body.second_factor).toBe(false);
	expect((await call("GET", "/api/staff/session", { headers: staff.headers })).body).toMatchObject({
		second_factor: "off",
	});
	expect(await mailsTo(db, staff.email)).toMatchObject([
		{ template: "second-factor-changed", data: { change: "reset" } },
	]);
	expect(await lastNote(staff.id)).toMatchObject({
		action: "account.second_factor_reset",
		before: { second_factor: true },
		after: { second_factor: false },
	});
});

test("one's own second factor cannot be reset without a code", async () => {
	const own = await addStaff(db, { role: "admin", secondFactor: "confirmed" });
	const answer = await call("DELETE", `/api/staff/account/${own.id}/second_factor`, { headers: own.headers });
	expect(answer).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
});

test.for(["/api/staff/account/999999", "/api/staff/account/1", "/api/staff/account/0", "/api/staff/account/x"])(
	"%s is not a staff account",
	async (path) => {
		const answers = [
			await call("PATCH", path, { headers, body: { version: 1, role: "admin" } }),
			await call("DELETE", `${path}/session`, { headers }),
			await call("DELETE", `${path}/second_factor`, { headers }),
			await call("POST", `${path}/invitation`, { headers }),
		];
		expect(answers.map(({ status }) => status).filter((status) => status !== 404 && status !== 409)).toEqual([]);
		const [ana] = await db.select().from(users).where(eq(users.id, 1));
		expect(ana?.role).toBe("member");
	},
);

/** Runs with this account as the only administrator who can log in. */
async function alone(act: () => Promise<void>): Promise<void> {
	const others = and(eq(users.role, "admin"), ne(users.id, admin.id));
	await db.update(users).set({ blockedAt: testNow }).where(others);
	try {
		await act();
	} finally {
		await db.update(users).set({ blockedAt: null }).where(others);
	}
}

const ownVersion = async () => (await list()).find(({ id }) => id === admin.id)?.version;

test("the last administrator can neither be demoted, nor blocked, nor erased", async () => {
	await alone(async () => {
		const version = await ownVersion();
		expect(await change(admin.id, { version, role: "manager" })).toMatchObject(lastAdministrator("role"));
		expect(await change(admin.id, { version, role: "member" })).toMatchObject(lastAdministrator("role"));
		expect(await change(admin.id, { version, blocked: true })).toMatchObject(lastAdministrator("blocked"));
		await db.update(users).set({ passwordHash: null, googleId: "g" }).where(eq(users.id, admin.id));
		const erased = await call("DELETE", "/api/user", { headers: await proved(db, headers) });
		expect(erased).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
		expect((await call("GET", "/api/staff/session", { headers })).status).toBe(200);
	});
});

test("an invited administrator does not count", async () => {
	await alone(async () => {
		await invite(invitation({ role: "admin" }));
		const demoted = await change(admin.id, { version: await ownVersion(), role: "manager" });
		expect(demoted).toMatchObject(lastAdministrator("role"));
	});
});

test("one of two administrators who demote each other at once stays", async () => {
	await alone(async () => {
		const other = await addStaff(db, { role: "admin" });
		const version = (await ownVersion()) ?? 0;
		const results = await Promise.allSettled([
			changeAccount(app.api.deps, other.id, admin.id, { version, role: "manager" }),
			changeAccount(app.api.deps, admin.id, other.id, { version: 1, role: "manager" }),
		]);
		expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		const refused = results.find((result) => result.status === "rejected");
		expect(refused?.reason).toMatchObject({ errors: [{ field: "role", code: "last-administrator" }] });
		await db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
	});
});

test("an administrator who is not the last can be erased", async () => {
	const other = await addStaff(db, { role: "admin" });
	expect((await change(other.id, { version: 1, role: "manager" })).body.role).toBe("manager");
	const erasing = await addStaff(db, { role: "admin" });
	await db.update(users).set({ passwordHash: null, googleId: "h" }).where(eq(users.id, erasing.id));
	expect((await call("DELETE", "/api/user", { headers: await proved(db, erasing.headers) })).status).toBe(200);
	expect(await db.select().from(sessions).where(eq(sessions.userId, erasing.id))).toEqual([]);
	expect((await list()).map(({ id }) => id)).not.toContain(erasing.id);
});
