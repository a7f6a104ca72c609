import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { startGoogle, type TokenOptions } from "../../../../test/fake-google.ts";
import { sendJson } from "../../../../test/json-server.ts";
import { addMember, mailsTo, newcomer, tokenFor } from "../../../../test/member-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { readEnv } from "../../../env.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { socialAccounts } from "../deps.ts";
import { googleAccounts } from "./google.ts";

const { server: google, settings, published, publish, token } = await startGoogle();
const clientId = settings.GOOGLE_CLIENT_ID;
const { call, db } = await buildTestApp({ env: settings });

function encode(value: unknown): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}

let people = 0;
function person() {
	people += 1;
	const { email, phone } = newcomer();
	return { sub: `google-${people}`, email, phone, given_name: "Relja", family_name: "Čović" };
}

const login = (google_token: string) => call<{ code: string }>("POST", "/api/user/login", { body: { google_token } });
const register = (body: unknown) => call<{ code: string }>("POST", "/api/user/register", { body });

test("an unknown account needs a phone, registers, confirms and logs in", async () => {
	const { phone, ...claims } = person();
	const google_token = await token(claims);
	expect(await login(google_token)).toMatchObject({
		status: 401,
		body: { code: "ERR_BAD_CREDENTIALS", errors: [{ field: "phone", code: "required-field" }] },
	});
	expect(await register({ google_token, phone, language: "sr" })).toMatchObject({ status: 201 });
	expect((await login(google_token)).body.code).toBe("ERR_USER_NOT_VALIDATED");
	await call("POST", "/api/user/verify", { body: { token: await tokenFor(db, claims.email) } });
	expect((await login(google_token)).body.code).toBe("SUC_LOGGED_IN");
	const [row] = await db.select().from(users).where(eq(users.email, claims.email));
	expect(row).toMatchObject({ firstName: "Relja", lastName: "Čović", googleId: claims.sub, passwordHash: null });
});

test("registering the same Google account again is refused", async () => {
	const { phone, ...claims } = person();
	await register({ google_token: await token(claims), phone });
	const again = { google_token: await token(claims), phone: newcomer().phone };
	expect(await register(again)).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_GOOGLE" } });
});

test("an existing account is never taken over by log-in or registration", async () => {
	const owner = await addMember(db);
	const { phone, ...claims } = person();
	const google_token = await token({ ...claims, email: owner.email.toUpperCase(), email_verified: true });
	expect(await login(google_token)).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_EMAIL" } });
	expect((await register({ google_token, phone })).body.code).toBe("ERR_DUPLICATED_EMAIL");
	const [row] = await db.select().from(users).where(eq(users.id, owner.id));
	expect(row?.googleId).toBeNull();
	expect(await mailsTo(db, owner.email)).toEqual([]);
});

test("fields that Google does not have are required", async () => {
	const google_token = await token({ sub: "nameless" });
	expect((await login(google_token)).body).toMatchObject({
		code: "ERR_BAD_CREDENTIALS",
		errors: ["phone", "email", "first_name", "last_name"].map((field) => ({ field, code: "required-field" })),
	});
	const { body } = await register({ google_token, phone: newcomer().phone });
	expect(body).toMatchObject({
		code: "ERR_ALL_FIELDS_REQUIRED",
		errors: ["first_name", "last_name", "email"].map((field) => ({ field, code: "required-field" })),
	});
});

test.for([
	["another site's", { audience: "somebody-else" }],
	["another issuer's", { issuer: "https://evil.example" }],
	["one that has run out", { expires: "-5m" }],
	["one signed with a key that Google never published", { key: "stranger" }],
] as [string, TokenOptions][])("a token is refused: %s", async ([, options]) => {
	const { phone, ...claims } = person();
	const google_token = await token(claims, options);
	const refused = { status: 502, body: { code: "ERR_BAD_GOOGLE_RESPONSE" } };
	expect(await login(google_token)).toMatchObject(refused);
	expect(await register({ google_token, phone })).toMatchObject(refused);
});

test("refuses unsigned, changed and malformed tokens", async () => {
	const { phone: _, ...claims } = person();
	const good = await token(claims);
	const [header, , signature] = good.split(".");
	const changed = `${header}.${encode({ ...claims, sub: "google-1", iss: settings.GOOGLE_ISSUER, aud: clientId, exp: 9e9 })}.${signature}`;
	const unsigned = `${encode({ alg: "none" })}.${encode({ ...claims, aud: clientId })}.`;
	for (const bad of [changed, unsigned, "abc", "a.b.c", "....", good.slice(0, -4)]) {
		expect(await login(bad)).toMatchObject({ status: 502, body: { code: "ERR_BAD_GOOGLE_RESPONSE" } });
	}
});

// These tests only need the provider, not the server. Each starts without cached keys.
const badToken = { code: "ERR_BAD_GOOGLE_RESPONSE", status: 502 };
const fresh = () => googleAccounts(readEnv(settings)) ?? (() => Promise.reject(new Error("Google is not set up.")));

test("accepts small clock differences", async () => {
	expect(await fresh()(await token({ sub: "late" }, { expires: "-30s" }))).toMatchObject({ id: "late" });
	await expect(fresh()(await token({ sub: "late" }, { expires: "-90s" }))).rejects.toMatchObject(badToken);
});

test("accepts new keys of Google", async () => {
	const verify = fresh();
	expect(await verify(await token({ sub: "before" }))).toMatchObject({ id: "before" });
	vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
	published.clear();
	published.add("second");
	expect(await verify(await token({ sub: "after" }, { key: "second" }))).toMatchObject({ id: "after" });
	await expect(verify(await token({ sub: "after" }, { key: "first" }))).rejects.toMatchObject(badToken);
	vi.useRealTimers();
	published.add("first");
});

test.for([
	["answers 500", (_: unknown, response) => sendJson(response, {}, 500)],
	["answers nonsense", (_: unknown, response) => response.end("<html>")],
	["answers something else", (_: unknown, response) => sendJson(response, { keys: "none" })],
	["hangs up", (request) => request.socket.destroy()],
] as [string, typeof publish][])("a provider that %s is reported as a provider failure", async ([, answer]) => {
	google.answer = answer;
	const asked = fresh()(await token({ sub: "x" }));
	await expect(asked).rejects.toMatchObject({ code: "ERR_BAD_GOOGLE_RESPONSE", status: 502 });
	google.answer = publish;
	expect(await fresh()(await token({ sub: "x" }))).toMatchObject({ id: "x" });
});

test("refuses all tokens if Google is not configured", async () => {
	await expect(socialAccounts(readEnv({}))("google", await token({ sub: "x" }))).rejects.toMatchObject(badToken);
});
