import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startFacebook } from "../../../../test/fake-facebook.ts";
import { sendJson } from "../../../../test/json-server.ts";
import { addMember, newcomer, tokenFor } from "../../../../test/member-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";

const { server: graph, settings, asked, token } = await startFacebook();
const usual = graph.answer;
const { call, db } = await buildTestApp({ env: settings });

const login = (facebook_token: string) =>
	call<{ code: string }>("POST", "/api/user/login", { body: { facebook_token } });
const register = (body: unknown) => call<{ code: string }>("POST", "/api/user/register", { body });

test("an unknown account registers with phone and e-mail, confirms and logs in", async () => {
	const facebook_token = token();
	const { phone, email } = newcomer();
	// The form asks for address and phone at once.
	expect((await login(facebook_token)).body).toMatchObject({
		code: "ERR_BAD_CREDENTIALS",
		errors: ["phone", "email"].map((field) => ({ field, code: "required-field" })),
	});
	expect((await register({ facebook_token, phone })).body).toMatchObject({
		code: "ERR_ALL_FIELDS_REQUIRED",
		errors: [{ field: "email", code: "required-field" }],
	});
	expect((await register({ facebook_token, phone, email })).status).toBe(201);
	await call("POST", "/api/user/verify", { body: { token: await tokenFor(db, email) } });
	expect((await login(facebook_token)).body.code).toBe("SUC_LOGGED_IN");
	expect((await register({ facebook_token, phone: newcomer().phone, email: newcomer().email })).body.code).toBe(
		"ERR_DUPLICATED_FACEBOOK",
	);
});

test("requests to the Graph have the app's secret and proof", async () => {
	const facebook_token = token();
	asked.length = 0;
	await login(facebook_token);
	expect(asked).toEqual([
		{ path: "/v24.0/debug_token", authorization: "77|s3cret", proof: null },
		{
			path: "/v24.0/me",
			authorization: facebook_token,
			proof: createHmac("sha256", "s3cret").update(facebook_token).digest("hex"),
		},
	]);
});

test("refuses tokens of another app and expired ones", async () => {
	for (const bad of [token({}, { app: "78" }), token({}, { valid: false }), "EAABunknown"]) {
		expect(await login(bad)).toMatchObject({ status: 502, body: { code: "ERR_BAD_GOOGLE_RESPONSE" } });
		expect((await register({ facebook_token: bad, ...newcomer({ password: undefined }) })).status).toBe(502);
	}
});

test("an existing account is never taken over", async () => {
	const owner = await addMember(db);
	const facebook_token = token({ email: owner.email });
	expect(await login(facebook_token)).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_EMAIL" } });
	expect((await register({ facebook_token, phone: newcomer().phone })).body.code).toBe("ERR_DUPLICATED_EMAIL");
	const [row] = await db.select().from(users).where(eq(users.id, owner.id));
	expect(row?.facebookId).toBeNull();
});

test.for([
	["answers 500", (_: unknown, response) => sendJson(response, {}, 500)],
	["answers nonsense", (_: unknown, response) => response.end("<html>")],
	["leaves out what was asked", (_: unknown, response) => sendJson(response, { data: {} })],
	["sends elsewhere", (_: unknown, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
	["hangs up", (request) => request.socket.destroy()],
] as [string, typeof usual][])("a Graph that %s is reported as a provider failure", async ([, answer]) => {
	graph.answer = answer;
	const broken = await login(token());
	graph.answer = usual;
	expect(broken).toMatchObject({ status: 502, body: { code: "ERR_BAD_GOOGLE_RESPONSE" } });
});

test("refuses a profile that is not the token's", async () => {
	graph.answer = (request, response) =>
		request.url?.includes("debug_token")
			? sendJson(response, { data: { is_valid: true, app_id: "77", user_id: "1" } })
			: sendJson(response, { id: "2", first_name: "A", last_name: "B" });
	const mixed = await login(token());
	graph.answer = usual;
	expect(mixed.status).toBe(502);
});
