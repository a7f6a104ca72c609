import type { User } from "@kvart/contract/members";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startFacebook } from "../../../test/fake-facebook.ts";
import { startGoogle } from "../../../test/fake-google.ts";
import { loggedIn, logIn, mailsTo, proved } from "../../../test/member-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { users } from "../../platform/database/schema/members.ts";
import { auditLog } from "../../platform/database/schema/office.ts";

// Google and Facebook are fakes.
const google = await startGoogle();
const facebook = await startFacebook();
const app = await buildTestApp({ env: { ...google.settings, ...facebook.settings } });
const { call, db } = app;

type Headers = Record<string, string>;
const link = (headers: Headers, body: unknown) => call("POST", "/api/user/provider", { headers, body });
const unlink = (headers: Headers, provider: string) => call("DELETE", `/api/user/provider/${provider}`, { headers });
const providersOf = async (headers: Headers) => (await call<User>("GET", "/api/user", { headers })).body.providers;
const logInWith = async (body: unknown) => (await call("POST", "/api/user/login", { body })).status;

let people = 0;
const newToken = () => {
	people += 1;
	return google.token({ sub: `own-${people}`, email: `other.${people}@kvart.example` });
};

async function provedMember() {
	const member = await loggedIn(app);
	return { ...member, headers: await proved(db, member.headers) };
}

test("a member links Google and Facebook, sees them, logs in with both and unlinks them", async () => {
	const { id, email, headers } = await provedMember();
	const tokens = { google_token: await newToken() };
	const facebookToken = { facebook_token: facebook.token() };
	expect(await logInWith(tokens)).toBe(401);
	expect((await link(headers, tokens)).body).toEqual({ code: "SUC_SUCCESS" });
	expect((await link(headers, facebookToken)).status).toBe(200);
	expect(await providersOf(headers)).toEqual(["google", "facebook"]);
	expect([await logInWith(tokens), await logInWith(facebookToken)]).toEqual([200, 200]);
	const data = { provider: "facebook", change: "linked", firstName: "Član" };
	expect((await mailsTo(db, email))[0]).toMatchObject({ template: "provider-changed", data });
	expect((await unlink(headers, "google")).status).toBe(200);
	expect(await providersOf(headers)).toEqual(["facebook"]);
	expect(await logInWith(tokens)).toBe(401);
	const [entry] = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)))
		.orderBy(desc(auditLog.id));
	expect(entry).toMatchObject({ action: "member.provider_unlinked", after: { providers: ["google"] } });
	// Unlinking again changes nothing and sends no mail.
	const mails = (await mailsTo(db, email)).length;
	expect((await unlink(headers, "google")).status).toBe(200);
	expect(await mailsTo(db, email)).toHaveLength(mails);
});

test("linking needs a session and a token that the provider issued", async () => {
	const { headers } = await provedMember();
	expect((await link({}, { google_token: await newToken() })).status).toBe(401);
	expect((await link(headers, { google_token: "forged" })).body).toMatchObject({ code: "ERR_BAD_GOOGLE_RESPONSE" });
	expect(await providersOf(headers)).toEqual([]);
});

test("a link is never replaced: the other account is unlinked first", async () => {
	const { headers } = await provedMember();
	const token = { google_token: await newToken() };
	expect((await link(headers, token)).status).toBe(200);
	expect((await link(headers, token)).status).toBe(200);
	const other = { google_token: await newToken() };
	expect(await link(headers, other)).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_GOOGLE" } });
	expect([await logInWith(token), await logInWith(other)]).toEqual([200, 401]);
});

test("a provider's account belongs to one member", async () => {
	const [owner, other] = [await provedMember(), await provedMember()];
	const token = { google_token: await newToken() };
	expect((await link(owner.headers, token)).status).toBe(200);
	expect(await link(other.headers, token)).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_GOOGLE" } });
	expect(await providersOf(owner.headers)).toEqual(["google"]);
});

test("the only log-in cannot be unlinked", async () => {
	const { id, headers } = await provedMember();
	await link(headers, { google_token: await newToken() });
	await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
	expect(await unlink(headers, "google")).toMatchObject({
		status: 422,
		body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field: "password", code: "required-field" }] },
	});
	expect((await link(headers, { facebook_token: facebook.token() })).status).toBe(200);
	expect((await unlink(headers, "google")).status).toBe(200);
	expect((await unlink(headers, "facebook")).status).toBe(422);
});

test("a member ends one session, and only an own one", async () => {
	const [one, other] = [await loggedIn(app), await provedMember()];
	const second = await proved(db, await logIn(app, one.email));
	const { body } = await call<{ id: number; current: boolean }[]>("GET", "/api/user/session", { headers: second });
	const first = body.find(({ current }) => !current)?.id;
	const end = (headers: Headers) => call("DELETE", `/api/user/session/${first}`, { headers });
	expect(await end(other.headers)).toMatchObject({ status: 404, body: { code: "ERR_NOT_FOUND" } });
	expect((await call("GET", "/api/user", { headers: one.headers })).status).toBe(200);
	expect((await end(second)).status).toBe(200);
	expect((await call("GET", "/api/user", { headers: one.headers })).status).toBe(401);
	expect((await end(second)).status).toBe(404);
	expect((await call("GET", "/api/user", { headers: second })).status).toBe(200);
});
