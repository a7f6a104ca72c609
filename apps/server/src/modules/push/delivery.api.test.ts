import type { PushContent } from "@kvart/contract/push";
import { eq } from "drizzle-orm";
import { importJWK, jwtVerify } from "jose";
import { beforeEach, expect, test, vi } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { proved } from "../../../test/member-factories.ts";
import { newBrowser, startPushService } from "../../../test/push-service.ts";
import { createSlot, friday, scheduleCalls, wednesday } from "../../../test/schedule-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { sessions, users } from "../../platform/database/schema/members.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { pushMessages, pushSubscriptions } from "../../platform/database/schema/push.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { type DeliveryDeps, deliverNext } from "../mail/delivery.ts";
import { sendDueReminders } from "../reminders/service.ts";
import { deliverNextPush, type PushDeps } from "./delivery.ts";
import { publicEndpoints } from "./endpoint-guard.ts";
import { postTo } from "./post.ts";
import { vapidKeys } from "./vapid.ts";

// Everything is real, with a push service on this machine that decrypts what it gets. Mails are only counted.
const app = await buildTestApp();
const { call, clock, db, api } = app;
const service = await startPushService();
const log = { warn: vi.fn(), error: vi.fn() };
/** Only here: the service has no public address. */
const anywhere = { acceptsUrl: () => true, acceptsAddress: () => true };
const deps: PushDeps = { ...api.deps, post: postTo(anywhere), log };
const mailDeps: DeliveryDeps = { ...api.deps, publicUrl: "https://kvart.example", send: async () => undefined, log };

const today = (time: string) => clock.set(new Date(`2026-11-18T${time}:00+01:00`));

beforeEach(async () => {
	clock.set(testNow);
	await db.delete(mails);
	await db.delete(pushSubscriptions);
	Object.assign(service, { status: 201, headers: {} });
	service.received.length = 0;
	log.warn.mockClear();
});

interface Device {
	endpoint: string;
	decrypt: (body: Buffer) => PushContent;
}

async function sessionIdOf({ id }: TestMember): Promise<number> {
	const [session] = await db.select().from(sessions).where(eq(sessions.userId, id));
	return session?.id ?? 0;
}

/** A member with a device that gets notifications. */
async function subscribed(language: "sr" | "en" = "sr"): Promise<{ member: TestMember; device: Device }> {
	const [member] = (await createMembers(db, 1, language)) as [TestMember];
	const { endpoint, keys, decrypt } = newBrowser(service.url);
	await db
		.insert(pushSubscriptions)
		.values({ sessionId: await sessionIdOf(member), endpoint, ...keys, language, createdAt: testNow });
	return { member, device: { endpoint, decrypt } };
}

const book = (period: number, { headers }: TestMember) => call("POST", `/api/period/${period}/booking`, { headers });

async function sendMails(): Promise<void> {
	while (await deliverNext(mailDeps)) {}
}

async function sendPushes(withDeps = deps): Promise<void> {
	while (await deliverNextPush(withDeps)) {}
}

async function sendAll(): Promise<void> {
	await sendMails();
	await sendPushes();
}

const shownOn = ({ endpoint, decrypt }: Device) =>
	service.received.filter(({ path }) => endpoint.endsWith(path)).map(({ body }) => decrypt(body));

/** A booking for today at 18:30, whose reminder is due. */
async function reminded(language: "sr" | "en" = "sr") {
	const { member, device } = await subscribed(language);
	const period = await createPeriod(db);
	expect((await book(period, member)).status).toBe(201);
	await sendAll();
	service.received.length = 0;
	today("15:30");
	await sendDueReminders(api.deps);
	await sendMails();
	return { member, device, period };
}

const waiting = () => db.$count(pushMessages, eq(pushMessages.attempts, 0));

test("a reminder goes to the device once, encrypted for it and signed by us", async () => {
	const { device } = await reminded();
	const other = await buildTestApp({ beside: app });
	const besideDeps = { ...other.api.deps, post: postTo(anywhere), log };
	await Promise.all([sendPushes(), sendPushes(besideDeps), sendPushes(), sendPushes(besideDeps)]);
	await sendAll();
	expect(shownOn(device)).toEqual([
		{
			title: expect.stringMatching(/^Danas u 18:30: \S/),
			body: expect.stringMatching(/^KVART Zemun, \S.*\. Kod za ulaz je na tvom nalogu\.$/),
			path: "/account",
			lang: "sr-Latn",
			tag: expect.stringMatching(/^booking-\d+$/),
		},
	]);
	const [{ headers }] = service.received as [(typeof service.received)[0]];
	expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
	// Until the start; the clock runs on.
	expect(Number(headers["ttl"])).toBeGreaterThan(2.9 * 3600);
	expect(Number(headers["ttl"])).toBeLessThanOrEqual(3 * 3600);
	const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
	expect(key).toBe((await vapidKeys(deps)).publicKey);
	const point = Buffer.from(key, "base64url");
	const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
	const verified = await jwtVerify(token, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"));
	expect(verified.payload).toMatchObject({ aud: service.url, sub: "mailto:info@kvart.example" });
});

test("writes in the language of the device", async () => {
	const { device } = await reminded("en");
	await sendPushes();
	expect(shownOn(device)).toMatchObject([
		{ title: expect.stringMatching(/^Today at 18:30: \S/), path: "/en/account", lang: "en" },
	]);
});

test("tells members who move up from the waiting list", async () => {
	const [{ member: first }, { member: second, device }] = [await subscribed(), await subscribed()];
	const period = await createPeriod(db);
	await book(period, first);
	expect((await call("POST", `/api/period/${period}/waiting`, { headers: second.headers })).status).toBe(201);
	await call("DELETE", `/api/period/${period}/booking`, { headers: first.headers });
	await sendAll();
	expect(shownOn(device)).toMatchObject([{ title: expect.stringMatching(/^Imaš mesto: \S/), path: "/account" }]);
	expect(service.received).toHaveLength(1);
});

test("shortly before the start all waiting members are told of a free place, until it is booked", async () => {
	const { member: holder } = await subscribed();
	const period = await createPeriod(db);
	await book(period, holder);
	const others = [await subscribed(), await subscribed("en")];
	for (const { member } of others)
		expect((await call("POST", `/api/period/${period}/waiting`, { headers: member.headers })).status).toBe(201);
	today("17:45");
	await call("DELETE", `/api/period/${period}/booking`, { headers: holder.headers });
	await sendMails();
	await deliverNextPush(deps);
	const [first, second] = others;
	expect(shownOn(first?.device as Device)).toEqual([
		{
			title: expect.stringMatching(/^Slobodno mesto: \S/),
			body: "Danas u 18:30, KVART Zemun. Ko se prvi prijavi, dobija ga.",
			path: `/training-schedule/3?room=3&week=2026-11-16&book=${period}`,
			lang: "sr-Latn",
			tag: `waiting-${period}-2026-11-18`,
		},
	]);
	expect((await book(period, first?.member as TestMember)).status).toBe(201);
	await sendPushes();
	expect(shownOn(second?.device as Device)).toEqual([]);
});

test("a training that is moved, and then called off, is reported with the way on", async () => {
	const { member, device } = await subscribed();
	const { id, roomId } = await createSlot(db);
	await book(id, member);
	const schedule = scheduleCalls(app, (await addStaff(db)).headers);
	const cause = { reason: "other", note: "Turnir u sali" };
	const to = { to_date: friday, time: 2015, gym_room_id: roomId };
	const moved = await schedule.move(id, { version: 1, date: wednesday, scope: "date", ...to, ...cause });
	await sendAll();
	expect(shownOn(device), "it can still be undone").toEqual([]);
	today("10:20");
	await sendAll();
	expect(shownOn(device)).toMatchObject([
		{ title: expect.stringMatching(/^Promena termina: \S/), body: expect.stringMatching(/^Sada je petak, 20\.11\./) },
	]);
	const { period_id, version } = moved.body.entry;
	const off = await schedule.cancel(period_id, { version, date: friday, scope: "date", ...cause });
	expect(off.status).toBe(200);
	today("10:40");
	await sendAll();
	expect(shownOn(device).slice(1)).toMatchObject([
		{ title: expect.stringMatching(/^Otkazano: \S/), path: "/training-schedule/3" },
	]);
});

test("a closing is one notification about all classes that it cancels, and another one if it is withdrawn", async () => {
	const { member, device } = await subscribed();
	const { id, roomId } = await createSlot(db);
	const later = await createPeriod(db, { gymRoomId: roomId, trainerId: null, day: 5, capacity: 9 });
	for (const [period, training_date] of [
		[id, wednesday],
		[later, friday],
	] as const)
		await call("POST", `/api/period/${period}/booking`, { headers: member.headers, body: { training_date } });
	await sendAll();
	service.received.length = 0;
	const { headers } = await addStaff(db);
	const reason = { reason: "Kvar na grejanju", reason_eng: "Heating failure" };
	const dates = { gym_id: 3, gym_room_id: roomId, from_date: wednesday, until_date: friday };
	const path = "/api/staff/schedule/closing";
	const closed = await call<{ closing: { id: number; version: number } }>("POST", path, {
		headers,
		body: { ...dates, ...reason, send_at_once: true },
	});
	expect(closed.status).toBe(201);
	await sendAll();
	expect(shownOn(device)).toMatchObject([
		{
			title: expect.stringMatching(/^Otkazano: \S.* i još 1 trening$/),
			body: "Danas u 18:30, KVART Zemun. Dodirni i nađi drugi termin.",
			path: "/find",
		},
	]);
	const { id: closingId, version } = closed.body.closing;
	await call("DELETE", `${path}/${closingId}`, { headers, body: { version, send_at_once: true } });
	await sendAll();
	expect(shownOn(device).slice(1)).toMatchObject([
		{ title: expect.stringMatching(/^Ipak se održava: \S.* i još 1 trening$/), path: "/account" },
	]);
});

test("other mails are not sent as notifications", async () => {
	const { member } = await subscribed();
	const period = await createPeriod(db);
	await book(period, member);
	await call("DELETE", `/api/period/${period}/booking`, { headers: member.headers });
	await sendMails();
	expect(await db.$count(pushMessages)).toBe(0);
});

test.for([
	["logged out", ({ headers }: TestMember) => call("POST", "/api/user/logout", { headers })],
	["blocked", ({ id }: TestMember) => db.update(users).set({ blockedAt: testNow }).where(eq(users.id, id))],
	["erased", async ({ headers }: TestMember) => call("DELETE", "/api/user", { headers: await proved(db, headers) })],
] as const)("nothing goes to the device of a member who has %s", async ([, leave]) => {
	const { member } = await reminded();
	await leave(member);
	await sendPushes();
	expect(service.received).toEqual([]);
});

test("cancelled, called off or started since: nothing is sent", async () => {
	for (const change of [
		({ member, period }: Awaited<ReturnType<typeof reminded>>) =>
			call("DELETE", `/api/period/${period}/booking`, { headers: member.headers }),
		({ period }: Awaited<ReturnType<typeof reminded>>) =>
			db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period)),
		async () => today("18:30"),
	]) {
		clock.set(testNow);
		await change(await reminded());
		await sendPushes();
		expect(service.received).toEqual([]);
		expect(await waiting()).toBe(0);
	}
});

test.for([404, 410])("with status %d the browser has unsubscribed, and the device is deleted", async (status) => {
	const { device } = await reminded();
	service.status = status;
	await sendPushes();
	expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, device.endpoint))).toBe(0);
	expect(service.received).toHaveLength(1);
});

test.for([429, 500, 503])("with status %d it is sent later", async (status) => {
	const { device } = await reminded();
	service.status = status;
	await sendPushes();
	expect(service.received).toHaveLength(1);
	service.status = 201;
	today("15:30");
	await sendPushes();
	expect(service.received).toHaveLength(1);
	today("15:32");
	await sendPushes();
	expect(shownOn(device)).toHaveLength(2);
	await sendPushes();
	expect(service.received).toHaveLength(2);
});

test("the service may ask for a longer pause", async () => {
	await reminded();
	Object.assign(service, { status: 429, headers: { "retry-after": "600" } });
	await sendPushes();
	today("15:38");
	await sendPushes();
	expect(service.received).toHaveLength(1);
	today("15:42");
	await sendPushes();
	expect(service.received).toHaveLength(2);
});

test("it is given up when the training starts, and at once if the service refuses it", async () => {
	await reminded();
	service.status = 500;
	for (const time of ["15:30", "16:00", "17:00", "18:00", "18:29", "18:31"]) {
		today(time);
		await sendPushes();
	}
	const before = service.received.length;
	today("23:00");
	await sendPushes();
	expect(service.received).toHaveLength(before);

	clock.set(testNow);
	await reminded();
	service.status = 400;
	await sendPushes();
	today("18:00");
	await sendPushes();
	expect(service.received).toHaveLength(1);
});

test("a service that never answers is given up, and tried again later", async () => {
	const { device } = await reminded();
	service.status = "never";
	await sendPushes({ ...deps, post: postTo(anywhere, 200) });
	expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ attempts: 1 }), "notification failed");
	service.status = 201;
	today("15:32");
	await sendPushes();
	expect(shownOn(device)).toHaveLength(2);
});

test("the guard of servers sends nothing to this machine, and deletes the device", async () => {
	const { device } = await reminded();
	await sendPushes({ ...deps, post: postTo(publicEndpoints) });
	expect(service.received).toEqual([]);
	expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, device.endpoint))).toBe(0);
});

test("a server that died leaves its notification to the others", async () => {
	const { device } = await reminded();
	const { promise: claimed, resolve } = Promise.withResolvers<void>();
	void deliverNextPush({
		...deps,
		post: () => {
			resolve();
			return new Promise(() => {});
		},
	});
	await claimed;
	today("15:31");
	await sendPushes();
	expect(service.received).toEqual([]);
	today("15:33");
	await sendPushes();
	expect(shownOn(device)).toHaveLength(1);
});
