import type { Passkey } from "@kvart/contract/passkeys";
import type { StaffSession } from "@kvart/contract/staff/session";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { Authenticator } from "../../../test/authenticator.ts";
import { addMember, loggedIn, mailsTo, proved, sha512, tokenFor } from "../../../test/member-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { sessions, users } from "../../platform/database/schema/members.ts";
import { auditLog } from "../../platform/database/schema/office.ts";
import { passkeyChallenges, passkeys } from "../../platform/database/schema/second-factors.ts";

const app = await buildTestApp();
const { call, clock, db } = app;
beforeEach(() => clock.set(testNow));

interface Headers extends Record<string, string> {
	session_id: string;
}
interface Options {
	options: Record<string, unknown>;
}

const path = "/api/user/passkey";
const refused = { status: 401, body: { code: "ERR_BAD_CREDENTIALS" } };

async function start(headers: Headers): Promise<Options> {
	return (await call<Options>("POST", `${path}/start`, { headers: await proved(db, headers) })).body;
}

const add = (headers: Headers, credential: object, name = "Telefon") =>
	call<Passkey[]>("POST", path, { headers, body: { name, credential } });

async function register(headers: Headers, key = new Authenticator()): Promise<Authenticator> {
	const { status } = await add(headers, key.create(await start(headers)));
	expect(status).toBe(201);
	return key;
}

const startLogin = async () => (await call<Options>("POST", `${path}/login/start`)).body;
const login = (credential: object) =>
	call<{ session_id: string; role: string }>("POST", `${path}/login`, { body: { credential } });

const startConfirmation = async (headers: Headers) =>
	(await call<Options>("POST", "/api/staff/second_factor/passkey/start", { headers })).body;
const confirm = (headers: Headers, credential: object) =>
	call<StaffSession>("POST", "/api/staff/second_factor/passkey", { headers, body: { credential } });

test("a member adds a passkey and logs in with it", async () => {
	const member = await loggedIn(app);
	const { options } = await start(member.headers);
	expect(options).toMatchObject({
		rp: { id: "localhost" },
		user: { name: member.email },
		authenticatorSelection: { userVerification: "required" },
	});
	const key = await register(member.headers);
	const session = await login(key.get(await startLogin()));
	expect(session).toMatchObject({ status: 200, body: { code: "SUC_LOGGED_IN", role: "member" } });
	const own = await call("GET", "/api/user", { headers: { session_id: session.body.session_id } });
	expect(own).toMatchObject({ status: 200, body: { email: member.email } });
	expect((await mailsTo(db, member.email))[0]).toMatchObject({
		template: "passkey-changed",
		data: { change: "added" },
	});
	const changes = await db.select().from(auditLog).where(eq(auditLog.actorId, member.id));
	expect(changes.map(({ action }) => action)).toContain("member.passkey_added");
});

test("a challenge counts once, for five minutes, for its purpose and its member", async () => {
	const member = await loggedIn(app);
	const stranger = await loggedIn(app);
	const key = await register(member.headers);

	const once = key.get(await startLogin());
	expect((await login(once)).status).toBe(200);
	expect(await login(once)).toMatchObject(refused);
	expect(await login(key.get({ options: { challenge: "bWFkZS11cA" } }))).toMatchObject(refused);
	expect(await login(key.get(await start(member.headers)))).toMatchObject(refused);

	const late = await startLogin();
	clock.set(new Date(testNow.getTime() + 6 * 60_000));
	expect(await login(key.get(late))).toMatchObject(refused);
	clock.set(testNow);

	const foreign = await start(stranger.headers);
	expect(await add(member.headers, new Authenticator().create(foreign))).toMatchObject(refused);
	expect(await add(stranger.headers, new Authenticator().create(foreign))).toMatchObject(refused);
});

test("only digests of challenges are stored", async () => {
	const { options } = await startLogin();
	const rows = await db.select().from(passkeyChallenges);
	expect(JSON.stringify(rows)).not.toContain(String(options["challenge"]));
});

test("a copy of the site at another address gets nowhere", async () => {
	const { headers } = await loggedIn(app);
	const origin = "https://kvart.example.com";
	expect(await add(headers, new Authenticator().create({ ...(await start(headers)), origin }))).toMatchObject(refused);
	const key = await register(headers);
	expect(await login(key.get({ ...(await startLogin()), origin }))).toMatchObject(refused);
	const elsewhere = new Authenticator("https://kvart.example.com");
	expect(await add(headers, elsewhere.create(await start(headers)))).toMatchObject(refused);
});

test("the device has to check a fingerprint or PIN", async () => {
	const { headers } = await loggedIn(app);
	const unverified = new Authenticator().create({ ...(await start(headers)), verified: false });
	expect(await add(headers, unverified)).toMatchObject(refused);
	const key = await register(headers);
	expect(await login(key.get({ ...(await startLogin()), verified: false }))).toMatchObject(refused);
});

test("a counter that does not grow shows a copied key", async () => {
	const { headers } = await loggedIn(app);
	const key = await register(headers);
	expect((await login(key.get(await startLogin()))).status).toBe(200);
	key.counter = 0;
	expect(await login(key.get(await startLogin()))).toMatchObject(refused);
});

test("an unknown key, a foreign signature and a key registered twice are refused", async () => {
	const { headers } = await loggedIn(app);
	const key = await register(headers);
	expect(await login(new Authenticator().get(await startLogin()))).toMatchObject(refused);
	const shown = key.get(await startLogin());
	const forged = new Authenticator().get({ options: {} });
	const swapped = { ...shown, response: { ...shown.response, signature: forged.response.signature } };
	expect(await login(swapped)).toMatchObject(refused);
	expect(await add(headers, key.create(await start(headers)))).toMatchObject(refused);
});

test("members see, name and remove only their own", async () => {
	const member = await loggedIn(app);
	const stranger = await loggedIn(app);
	await proved(db, stranger.headers);
	const key = await register(member.headers);
	const { headers } = member;
	const [own] = (await call<Passkey[]>("GET", path, { headers })).body;
	expect(own).toEqual({ id: own?.id, name: "Telefon", created_at: expect.any(String), last_used_at: null });
	const one = `${path}/${own?.id}`;
	expect((await call("DELETE", one, { headers: stranger.headers })).status).toBe(404);
	const name = { name: "Stari telefon" };
	expect((await call("PATCH", one, { headers: stranger.headers, body: name })).status).toBe(404);
	expect((await call("PATCH", one, { headers, body: name })).body).toMatchObject([name]);
	expect((await call("DELETE", one, { headers })).body).toEqual([]);
	expect(await login(key.get(await startLogin()))).toMatchObject(refused);
	expect((await mailsTo(db, member.email))[0]?.data).toMatchObject({ change: "removed" });
});

test("blocked members cannot log in with it, and erasure deletes it", async () => {
	const member = await loggedIn(app);
	const key = await register(member.headers);
	await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, member.id));
	expect(await login(key.get(await startLogin()))).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
	await db.update(users).set({ blockedAt: null }).where(eq(users.id, member.id));
	const exported = await call<{ passkeys: object[] }>("GET", "/api/user/export", {
		headers: await proved(db, member.headers),
	});
	expect(exported.body.passkeys).toMatchObject([{ name: "Telefon" }]);
	await call("DELETE", "/api/user", { headers: member.headers });
	expect(await db.$count(passkeys, eq(passkeys.userId, member.id))).toBe(0);
});

test("a log-in with a passkey has shown the second factor of staff", async () => {
	const staff = await addStaff(db);
	const key = await register(staff.headers);
	const { body } = await login(key.get(await startLogin()));
	const headers = { session_id: body.session_id };
	expect((await call("GET", "/api/staff/session", { headers })).body).toMatchObject({ second_factor: "confirmed" });
	const [row] = await db
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, staff.id), eq(sessions.device, "")));
	expect(row).toBeDefined();
});

test("for staff it is a second factor, also for the sessions that are open", async () => {
	const staff = await addStaff(db);
	const { headers } = staff;
	const key = await register(headers);
	expect((await call<StaffSession>("GET", "/api/staff/session", { headers })).body.second_factor).toBe("confirmed");
	await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, staff.id));
	expect((await call("GET", "/api/staff/today", { headers })).body).toMatchObject({ code: "ERR_SECOND_FACTOR" });
	const { options } = await startConfirmation(headers);
	expect(options["allowCredentials"]).toMatchObject([{ id: key.id.toString("base64url") }]);
	const confirmed = await confirm(headers, key.get({ options }));
	expect(confirmed).toMatchObject({ status: 200, body: { second_factor: "confirmed" } });
	expect((await call("GET", "/api/staff/today", { headers })).status).toBe(200);
});

test("the passkey of a colleague confirms nothing", async () => {
	const [staff, colleague] = [await addStaff(db), await addStaff(db)];
	await register(staff.headers);
	const foreign = await register(colleague.headers);
	const { headers } = staff;
	expect(await confirm(headers, foreign.get(await startConfirmation(headers)))).toMatchObject(refused);
	expect(await confirm(headers, foreign.get(await startConfirmation(colleague.headers)))).toMatchObject(refused);
});

test("the password alone neither adds nor removes a second factor of staff", async () => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	const headers = await proved(db, staff.headers);
	const needed = { status: 403, body: { code: "ERR_SECOND_FACTOR" } };
	expect(await call("POST", `${path}/start`, { headers })).toMatchObject(needed);
	expect(await add(headers, new Authenticator().create({ options: { challenge: "eA" } }))).toMatchObject(needed);
	expect(await call("DELETE", `${path}/1`, { headers })).toMatchObject(needed);
});

test("it opens a locked session", async () => {
	const staff = await addStaff(db);
	const { headers } = staff;
	const key = await register(headers);
	await call("POST", "/api/staff/session/lock", { headers });
	const opened = await confirm(headers, key.get(await startConfirmation(headers)));
	expect(opened).toMatchObject({ status: 200, body: { locked: false } });
});

test("an administrator who resets the second factor removes passkeys, too", async () => {
	const admin = await addStaff(db, { role: "admin" });
	const staff = await addStaff(db);
	await register(staff.headers);
	const account = `/api/staff/account/${staff.id}/second_factor`;
	const reset = await call("DELETE", account, { headers: admin.headers });
	expect(reset).toMatchObject({ status: 200, body: { second_factor: false } });
	expect(await db.$count(passkeys, eq(passkeys.userId, staff.id))).toBe(0);
});

test("a member without a session can do none of it", async () => {
	await addMember(db);
	for (const method of ["GET", "POST"] as const) expect((await call(method, path)).status).toBe(401);
});

async function resetPassword(email: string): Promise<void> {
	await call("POST", "/api/user/forgot-password", { body: { email } });
	const body = { token: await tokenFor(db, email), password: sha512("nova lozinka 7") };
	expect((await call("POST", "/api/user/reset-password", { body })).status).toBe(200);
}

test("a new password from a mail ends a member's passkeys, but not the second factor of staff", async () => {
	const member = await loggedIn(app);
	const key = await register(member.headers);
	await resetPassword(member.email);
	expect(await login(key.get(await startLogin()))).toMatchObject(refused);

	const staff = await addStaff(db);
	await register(staff.headers);
	await resetPassword(staff.email);
	expect(await db.$count(passkeys, eq(passkeys.userId, staff.id))).toBe(1);
});
