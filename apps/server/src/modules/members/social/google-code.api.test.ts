import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { startGoogle } from "../../../../test/fake-google.ts";
import { newcomer, tokenFor } from "../../../../test/member-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { readEnv } from "../../../env.ts";
import { startGoogle as beginGoogle } from "./google-code.ts";

const google = await startGoogle();
const { call, clock, db, api } = await buildTestApp({ env: google.settings });
beforeEach(() => clock.set(testNow));

const headers = { host: "kvart.example" };
const post = <T>(path: string, body: unknown) => call<T>("POST", `/api/user${path}`, { body, headers });
const refused = { status: 502, body: { code: "ERR_BAD_GOOGLE_RESPONSE" } };

async function start() {
	const { body } = await post<{ url: string; attempt: string }>("/google/start", { return_path: "/en/login" });
	return { ...body, query: new URL(body.url).searchParams };
}

let count = 0;
/** Google's answer to a started log-in: a code, and the ID token that it is exchanged for. */
async function answer({ attempt, query }: Awaited<ReturnType<typeof start>>, claims: Record<string, unknown> = {}) {
	count += 1;
	const code = `code-${count}`;
	const email = newcomer().email;
	const token = await google.token({
		sub: code,
		email,
		nonce: query.get("nonce"),
		given_name: "A",
		family_name: "B",
		...claims,
	});
	google.codes.set(code, { form: null, status: 200, body: { id_token: token } });
	return { email, token, body: { code, state: query.get("state"), attempt } };
}

test("a code is exchanged with PKCE for a token that registers and logs in", async () => {
	const started = await start();
	expect(Object.fromEntries(started.query)).toMatchObject({
		response_type: "code",
		client_id: google.settings.GOOGLE_CLIENT_ID,
		redirect_uri: "http://kvart.example/en/login",
		code_challenge_method: "S256",
	});
	const { body, email, token } = await answer(started);
	expect(await post("/google/finish", body)).toMatchObject({ status: 200, body: { google_token: token, email } });
	const form = google.codes.get(body.code)?.form;
	expect(Object.fromEntries(form ?? [])).toMatchObject({
		grant_type: "authorization_code",
		redirect_uri: "http://kvart.example/en/login",
		client_secret: google.settings.GOOGLE_CLIENT_SECRET,
	});
	const challenge = createHash("sha256")
		.update(form?.get("code_verifier") ?? "")
		.digest("base64url");
	expect(challenge).toBe(started.query.get("code_challenge"));
	expect((await post("/register", { google_token: token, phone: newcomer().phone })).status).toBe(201);
	await post("/verify", { token: await tokenFor(db, email) });
	expect((await post("/login", { google_token: token })).status).toBe(200);
});

test("every log-in has its own state, nonce and challenge, and the sealed attempt shows none of them", async () => {
	const [one, other] = [await start(), await start()];
	for (const name of ["state", "nonce", "code_challenge"]) {
		expect(one.query.get(name)).toMatch(/^[\w-]{43}$/);
		expect(one.query.get(name)).not.toBe(other.query.get(name));
		expect(Buffer.from(one.attempt, "base64url").includes(one.query.get(name) ?? "")).toBe(false);
	}
});

test("another state, attempt, nonce or code is refused", async () => {
	const [one, other] = [await start(), await start()];
	const { body } = await answer(one);
	for (const wrong of [
		{ state: other.query.get("state") },
		{ attempt: other.attempt },
		{ attempt: "made-up" },
		{ code: "unknown" },
	]) {
		expect(await post("/google/finish", { ...body, ...wrong })).toMatchObject(refused);
	}
	for (const nonce of [other.query.get("nonce"), undefined]) {
		expect(await post("/google/finish", (await answer(one, { nonce })).body)).toMatchObject(refused);
	}
	expect((await post("/google/finish", body)).status).toBe(200);
});

test("a log-in has to be finished within ten minutes", async () => {
	const { body } = await answer(await start());
	clock.set(new Date(testNow.getTime() + 11 * 60_000));
	expect(await post("/google/finish", body)).toMatchObject(refused);
});

test("a failure of Google is reported as one", async () => {
	for (const failure of [
		{ status: 500, body: {} },
		{ status: 200, body: { access_token: "only" } },
	]) {
		const { body } = await answer(await start());
		google.codes.set(body.code, { form: null, ...failure });
		expect(await post("/google/finish", body)).toMatchObject({
			status: 502,
			body: { code: "ERR_BAD_GOOGLE_RESPONSE" },
		});
	}
});

test("Google redirects to pages of this site only", async () => {
	for (const return_path of ["https://evil.example/login", "//evil.example", "/staff", undefined]) {
		expect((await post("/google/start", { return_path })).status).toBe(422);
	}
});

test("in production Google redirects to PUBLIC_URL, whatever the request calls the site", () => {
	const env = { ...readEnv(google.settings), production: true, publicUrl: "https://kvart.example" };
	const { url } = beginGoogle({ ...api.deps, env }, "https://evil.example", "/login");
	expect(new URL(url).searchParams.get("redirect_uri")).toBe("https://kvart.example/login");
});
