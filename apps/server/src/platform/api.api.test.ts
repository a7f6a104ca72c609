import { eq } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { readEnv } from "../env.ts";
import { mailing } from "../mailing.ts";
import { createApi } from "./api.ts";
import { dataKeys } from "./data-keys.ts";
import { sessions, users } from "./database/schema/members.ts";
import { installErrorHandler } from "./error-handler.ts";
import { GuessLimiter } from "./guess-limiter.ts";
import { RateLimiter } from "./rate-limit.ts";
import { sessionDigest } from "./session.ts";
import { SharedCounts } from "./shared-counts.ts";
import { Switches } from "./switches.ts";

// The handlers only report their caller: this tests how calls are served.
const database = await openTestDatabase();
const { db } = database;
const server = Fastify();
const clock = { now: () => testNow };
const env = readEnv({ NODE_ENV: "test" });
const keys = dataKeys("00");
const limiter = new RateLimiter(clock);
const counts = new SharedCounts({ db, clock, keys });
installErrorHandler(server);
const deps = {
	db,
	clock,
	env,
	limiter,
	counts,
	guesses: new GuessLimiter({ limiter, counts, clock }),
	keys,
	switches: new Switches(db, env),
	mailing,
};
const api = createApi(server, deps);
api.serve("logout", () => ({ code: "SUC_SUCCESS" }) as const);
api.serve("forgotPassword", () => ({ code: "SUC_SUCCESS" }) as const);
api.serve("sendLeadForm", () => ({ code: "SUC_SUCCESS", secret: "never sent" }) as { code: "SUC_SUCCESS" });
api.serve("listVideos", ({ actor }) => [{ ...film, id: actor.kind === "member" ? actor.userId : 0 }]);
api.serve("getHealth", () => {
	throw new Error("password=hunter2");
});
const film = { title: "", title_eng: "", description: "", description_eng: "", url: "" };
afterAll(async () => {
	await server.close();
	await database.close();
});

const year = 365 * 86_400_000;
const session = { userId: 1, createdAt: testNow, expiresAt: new Date(testNow.getTime() + year) };
await db.insert(sessions).values([
	{ ...session, tokenHash: sessionDigest("valid") },
	{ ...session, tokenHash: sessionDigest("ended"), endedAt: testNow },
	{ ...session, tokenHash: sessionDigest("expired"), expiresAt: testNow },
	{ ...session, tokenHash: sessionDigest("blocked"), userId: 2 },
]);
await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, 2));

async function post(url: string, payload: string | object | undefined, headers: Record<string, string> = {}) {
	const response = await server.inject({ method: "POST", url, headers, ...(payload !== undefined && { payload }) });
	return { status: response.statusCode, headers: response.headers, body: response.json() };
}

test.for([
	[{}, "ERR_BAD_SESSION_ID"],
	[{ session_id: "" }, "ERR_BAD_SESSION_ID"],
	[{ session_id: "made-up" }, "ERR_BAD_SESSION_ID"],
	[{ cookie: "session_id=valid; token=valid" }, "ERR_BAD_SESSION_ID"],
	[{ session_id: "ended" }, "ERR_SESSION_NOT_VALID"],
	[{ session_id: "expired" }, "ERR_SESSION_NOT_VALID"],
	[{ session_id: "blocked" }, "ERR_SESSION_NOT_VALID"],
	[{ session_id: "valid" }, "SUC_SUCCESS"],
	[{ "session-id": "valid" }, "SUC_SUCCESS"],
] as [Record<string, string>, string][])("a call for members with %j answers %s", async ([headers, code]) => {
	expect((await post("/api/user/logout", undefined, headers)).body.code).toBe(code);
});

test("the handler gets the caller", async () => {
	const { json } = await server.inject({ url: "/api/user/group-code", headers: { session_id: "valid" } });
	expect(json()).toMatchObject([{ id: 1 }]);
});

const lead = {
	name: "Ana",
	phone_1: "0641234567",
	email: "ana@kvart.example",
	wish_to_try: "grupni_fitnes",
	gym_location: "Zemun",
};

test("a valid body passes, and the answer has only the fields of the contract", async () => {
	expect(await post("/api/form/lending_page", lead)).toMatchObject({ status: 201, body: { code: "SUC_SUCCESS" } });
	expect((await post("/api/form/lending_page", lead)).body).not.toHaveProperty("secret");
});

test("an invalid body is refused with a code per field", async () => {
	const { status, body } = await post("/api/form/lending_page", {
		...lead,
		name: " ",
		phone_1: "123",
		wish_to_try: "x",
	});
	expect(status).toBe(422);
	expect(body).toMatchObject({
		code: "ERR_ALL_FIELDS_REQUIRED",
		errors: [
			{ field: "name", code: "required-field" },
			{ field: "phone_1", code: "minimum-eight-digits" },
			{ field: "wish_to_try", code: "invalid-value" },
		],
	});
});

test("an object where a text is wanted is refused, whatever its length is", async () => {
	for (const length of [{ toString: "x" }, { valueOf: 1, toString: 1 }, 5, null]) {
		const { status, body } = await post("/api/form/lending_page", { ...lead, name: { length } });
		expect(status).toBe(422);
		expect(body).toMatchObject({ errors: [{ field: "name", code: "required-field" }] });
	}
});

test("an invalid e-mail address alone has its own code", async () => {
	const { body } = await post("/api/form/lending_page", { ...lead, email: "ana@" });
	expect(body).toMatchObject({
		status: 422,
		code: "ERR_BAD_EMAIL",
		errors: [{ field: "email", code: "bad-email-format" }],
	});
});

test.for([
	["{", "application/json"],
	['"text"', "application/json"],
	["[]", "application/json"],
	["null", "application/json"],
	['{"__proto__":{"x":1}}', "application/json"],
	["<x/>", "application/xml"],
	["a=b", "application/x-www-form-urlencoded"],
	[`{"name":"${"x".repeat(70_000)}"}`, "application/json"],
])("a body %s of type %s is refused with a code", async ([payload, type]) => {
	const { status, body } = await post("/api/form/lending_page", payload, { "content-type": type ?? "" });
	expect(status).toBeGreaterThanOrEqual(400);
	expect(status).toBeLessThan(500);
	expect(body).toMatchObject({ status, code: "ERR_ALL_FIELDS_REQUIRED" });
});

test("an account has its own limit across addresses", async () => {
	const ask = () => post("/api/user/forgot-password", { email: "ana@kvart.example" });
	for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
	expect(await ask()).toMatchObject({ status: 429, body: { code: "ERR_TOO_MANY_REQUESTS" } });
	expect((await post("/api/user/forgot-password", { email: "marko@kvart.example" })).status).toBe(200);
});

test("an unexpected error is answered without details", async () => {
	const response = await server.inject({ url: "/api/health" });
	expect(response.statusCode).toBe(500);
	expect(response.json()).toEqual({ status: 500, title: "The server failed", code: "ERR_SOMETHING_WENT_WRONG" });
	expect(response.body).not.toContain("hunter2");
});
