import type { UserExport } from "@kvart/contract/member-export";
import type { PushState } from "@kvart/contract/push";
import { expect, test } from "vitest";
import { createMembers, type TestMember } from "../../../test/booking-factories.ts";
import { proved } from "../../../test/member-factories.ts";
import { newBrowser } from "../../../test/push-service.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { pushSubscriptions } from "../../platform/database/schema/push.ts";
import { vapidKeys } from "./vapid.ts";

const app = await buildTestApp();
const { call, db, api } = app;
const path = "/api/user/push";

const newMember = async () => ((await createMembers(db, 1)) as [TestMember])[0];
const state = async ({ headers }: TestMember) => (await call<PushState>("GET", path, { headers })).body;

function bodyOf(change: Record<string, unknown> = {}) {
	const { endpoint, keys } = newBrowser("https://push.example");
	return { endpoint, keys, language: "sr", ...change };
}

test("a member turns notifications of a device on and off", async () => {
	const { headers, ...member } = await newMember();
	const own = { headers, ...member };
	expect((await state(own)).subscribed).toBe(false);
	expect(await call("POST", path, { headers, body: bodyOf() })).toMatchObject({
		status: 200,
		body: { code: "SUC_SUCCESS" },
	});
	expect((await state(own)).subscribed).toBe(true);
	expect((await state(await newMember())).subscribed).toBe(false);
	expect((await call("DELETE", path, { headers })).status).toBe(200);
	expect((await state(own)).subscribed).toBe(false);
	expect((await call("DELETE", path, { headers })).status).toBe(200);
});

test("visitors cannot", async () => {
	for (const method of ["GET", "POST", "DELETE"] as const)
		expect((await call(method, path, method === "POST" ? { body: bodyOf() } : {})).status).toBe(401);
});

test.for([
	["an address on this machine", { endpoint: "https://127.0.0.1/abc" }],
	["an address of our network", { endpoint: "https://10.0.0.5/abc" }],
	["a name of our network", { endpoint: "https://database/abc" }],
	["another port", { endpoint: "https://push.example:5432/abc" }],
	["no TLS", { endpoint: "http://push.example/abc" }],
	["no address", { endpoint: "push" }],
	["a long address", { endpoint: `https://push.example/${"a".repeat(1000)}` }],
	["no keys", { keys: undefined }],
	["a short key", { keys: { p256dh: "abc", auth: "abc" } }],
	["a key that is no point", { keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) } }],
	["another language", { language: "de" }],
] as const)("%s is refused", async ([, change]) => {
	const { headers } = await newMember();
	expect(await call("POST", path, { headers, body: bodyOf(change) })).toMatchObject({
		status: 422,
		body: { code: "ERR_ALL_FIELDS_REQUIRED" },
	});
});

test("a log-in on the same browser takes over its notifications", async () => {
	const [first, second] = [await newMember(), await newMember()];
	const body = bodyOf();
	for (const { headers } of [first, second]) expect((await call("POST", path, { headers, body })).status).toBe(200);
	expect([(await state(first)).subscribed, (await state(second)).subscribed]).toEqual([false, true]);
});

test("a new subscription of a device replaces the old one", async () => {
	const member = await newMember();
	for (const body of [bodyOf(), bodyOf({ language: "en" })])
		await call("POST", path, { headers: member.headers, body });
	const exported = await call<UserExport>("GET", "/api/user/export", { headers: await proved(db, member.headers) });
	expect(exported.body.notifications).toMatchObject([{ service: "push.example", language: "en" }]);
});

test("erasing the account deletes its devices", async () => {
	const { headers } = await newMember();
	const body = bodyOf();
	await call("POST", path, { headers, body });
	expect((await call("DELETE", "/api/user", { headers: await proved(db, headers) })).status).toBe(200);
	const endpoints = await db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
	expect(endpoints.map(({ endpoint }) => endpoint)).not.toContain(body.endpoint);
});

test("all servers have one pair of keys, stored encrypted; settings overrule it", async () => {
	const beside = await buildTestApp({ beside: app });
	const pairs = await Promise.all([app, beside, app].map((server) => vapidKeys(server.api.deps)));
	expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
	expect((await state(await newMember())).public_key).toBe(pairs[0]?.publicKey);
	const set = { VAPID_PUBLIC_KEY: "B".repeat(87), VAPID_PRIVATE_KEY: "c".repeat(43) };
	expect(await vapidKeys({ ...api.deps, env: set })).toEqual({
		publicKey: set.VAPID_PUBLIC_KEY,
		privateKey: set.VAPID_PRIVATE_KEY,
	});
});
