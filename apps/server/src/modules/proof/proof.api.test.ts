import { calls, splitCall } from "@kvart/contract/calls";
import type { User } from "@kvart/contract/members";
import { proofMinutes } from "@kvart/contract/proof";
import type { sessionNeeds } from "@kvart/contract/session-needs";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { Authenticator } from "../../../test/authenticator.ts";
import { startFacebook } from "../../../test/fake-facebook.ts";
import { startGoogle } from "../../../test/fake-google.ts";
import { loggedIn, logIn, proved, sha512, testPassword, tokenFor } from "../../../test/member-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { sessions, users } from "../../platform/database/schema/members.ts";

// Google and Facebook are fakes. As in production, staff need a second factor.
const google = await startGoogle();
const facebook = await startFacebook();
const env = { ...google.settings, ...facebook.settings, STAFF_SECOND_FACTOR: "required" };
const app = await buildTestApp({ env });
const { call, clock, db } = app;
beforeEach(() => clock.set(testNow));

type Headers = Record<string, string>;
const prove = (headers: Headers, body: unknown) => call<{ code: string }>("POST", "/api/user/proof", { headers, body });
const exported = async (headers: Headers) => (await call("GET", "/api/user/export", { headers })).status;
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const password = sha512(testPassword);
const refused = { status: 401, body: { code: "ERR_BAD_CREDENTIALS" } };

const request = (name: keyof typeof sessionNeeds, headers: Headers) => {
	const { method, path } = splitCall(calls[name]);
	return call<{ code: string }>(method, `/api${path.replace("{id}", "1")}`, { headers, body: { phone: "0641234567" } });
};
const dangerous = [
	"changePassword",
	"changeEmail",
	"patchUser",
	"linkProvider",
	"unlinkGoogle",
	"unlinkFacebook",
	"startPasskey",
	"removePasskey",
	"endSession",
	"endSessions",
	"exportUser",
	"deleteUser",
] as const;

test.for(dangerous)("%s needs a fresh proof from members", async (name) => {
	const { headers } = await loggedIn(app);
	expect(await request(name, headers)).toMatchObject({ status: 403, body: { code: "ERR_PROOF_NEEDED" } });
});

test.for(dangerous)("%s needs the second factor of staff, proof or not", async (name) => {
	const staff = await addStaff(db, { role: "admin", secondFactor: "needed" });
	const answer = await request(name, await proved(db, staff.headers));
	expect(answer).toMatchObject({ status: 403, body: { code: "ERR_SECOND_FACTOR" } });
});

test.for(dangerous)("%s is refused in a locked session", async (name) => {
	const { id, headers } = await addStaff(db, { secondFactor: "confirmed" });
	await db.update(sessions).set({ lockedAt: testNow }).where(eq(sessions.userId, id));
	const answer = await request(name, await proved(db, headers));
	expect(answer).toMatchObject({ status: 403, body: { code: "ERR_SESSION_LOCKED" } });
});

test("staff without a second factor can only prove who they are and set one up", async () => {
	const { headers } = await addStaff(db);
	expect((await prove(headers, { password })).status).toBe(200);
	expect(await request("exportUser", headers)).toMatchObject({ body: { code: "ERR_SECOND_FACTOR" } });
	expect((await request("startPasskey", headers)).status).toBe(200);
});

test("the password proves it, for some minutes and this session alone", async () => {
	const { email, headers } = await loggedIn(app);
	const elsewhere = await logIn(app, email);
	expect(await prove(headers, { password: sha512("pogrešna") })).toMatchObject(refused);
	expect(await exported(headers)).toBe(403);
	expect((await prove(headers, { password })).body).toEqual({ code: "SUC_SUCCESS" });
	expect([await exported(headers), await exported(elsewhere)]).toEqual([200, 403]);
	clock.set(later(proofMinutes + 1));
	expect(await exported(headers)).toBe(403);
});

test("a passkey of the account proves it, another does not", async () => {
	const [member, stranger] = [await loggedIn(app), await loggedIn(app)];
	const options = async (path: string, headers: Headers) =>
		(await call<{ options: Record<string, unknown> }>("POST", `/api/user/${path}`, { headers })).body;
	const register = async ({ headers }: typeof member) => {
		await proved(db, headers);
		const key = new Authenticator();
		const credential = key.create(await options("passkey/start", headers));
		await call("POST", "/api/user/passkey", { headers, body: { name: "Telefon", credential } });
		await db.update(sessions).set({ provedAt: null });
		return key;
	};
	const [own, foreign] = [await register(member), await register(stranger)];
	const { headers } = member;
	const show = async (key: Authenticator) => ({ credential: key.get(await options("proof/passkey", headers)) });
	expect(await prove(headers, await show(foreign))).toMatchObject(refused);
	expect(await exported(headers)).toBe(403);
	expect((await prove(headers, await show(own))).status).toBe(200);
	expect(await exported(headers)).toBe(200);
	expect((await call<User>("GET", "/api/user", { headers })).body.proofs).toEqual(["password", "passkey"]);
});

async function onlyGoogle() {
	const member = await loggedIn(app);
	const sub = `proof-${member.id}`;
	await db.update(users).set({ passwordHash: null, googleId: sub }).where(eq(users.id, member.id));
	return { ...member, sub };
}

test("an account without a password is not opened by its session", async () => {
	const { headers, sub } = await onlyGoogle();
	expect(await prove(headers, { password })).toMatchObject(refused);
	expect((await call<User>("GET", "/api/user", { headers })).body.proofs).toEqual(["google", "mail"]);
	expect(await request("linkProvider", headers)).toMatchObject({ body: { code: "ERR_PROOF_NEEDED" } });
	const other = await google.token({ sub: "somewhere-else", email: "x@kvart.example" });
	expect(await prove(headers, { google_token: other })).toMatchObject(refused);
	const own = await google.token({ sub, email: "x@kvart.example" });
	expect((await prove(headers, { google_token: own })).status).toBe(200);
	expect(await exported(headers)).toBe(200);
});

test("a token that Google issued earlier proves nothing", async () => {
	const { headers, sub } = await onlyGoogle();
	const iat = Math.floor(Date.now() / 1000) - (proofMinutes + 1) * 60;
	const old = await google.token({ sub, email: "x@kvart.example", iat });
	expect(await prove(headers, { google_token: old })).toMatchObject(refused);
});

test("a new token of the linked Facebook account proves it, an old one does not", async () => {
	const member = await loggedIn(app);
	const { headers } = member;
	await db.update(users).set({ passwordHash: null, facebookId: "fb-own" }).where(eq(users.id, member.id));
	const old = facebook.token({ id: "fb-own" }, { age: (proofMinutes + 1) * 60 });
	expect(await prove(headers, { facebook_token: old })).toMatchObject(refused);
	expect(await prove(headers, { facebook_token: facebook.token({ id: "fb-other" }) })).toMatchObject(refused);
	expect((await prove(headers, { facebook_token: facebook.token({ id: "fb-own" }) })).status).toBe(200);
	expect(await exported(headers)).toBe(200);
});

test("a mailed link proves it once, in a session of the account", async () => {
	const [member, stranger] = [await onlyGoogle(), await onlyGoogle()];
	const { headers, email } = member;
	expect((await call("POST", "/api/user/proof/mail", { headers })).status).toBe(200);
	const link = { mail_token: await tokenFor(db, email) };
	expect(await prove(stranger.headers, link)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	expect((await prove(headers, link)).status).toBe(200);
	expect([await exported(headers), await exported(stranger.headers)]).toEqual([200, 403]);
	expect((await prove(headers, link)).status).toBe(410);
});

test("an account with a password gets no link", async () => {
	const { headers } = await loggedIn(app);
	expect(await call("POST", "/api/user/proof/mail", { headers })).toMatchObject(refused);
});
