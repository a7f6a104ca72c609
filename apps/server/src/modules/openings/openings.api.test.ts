import type { OpeningRequests } from "@kvart/contract/staff/openings";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { openingRequests } from "../../platform/database/schema/openings.ts";
import { runRetention } from "../retention/service.ts";

const { call, db, api, clock } = await buildTestApp();
const { headers } = await addStaff(db);
const miljakovac = 12;
const zemun = 3;

const request = (body: object, gym = miljakovac) => call("POST", `/api/gym/${gym}/opening_request`, { body });
const listed = async () =>
	(await call<OpeningRequests>("GET", `/api/staff/gym/${miljakovac}/opening_request`, { headers })).body;
const announce = () => call<{ sent: number }>("POST", `/api/staff/gym/${miljakovac}/opening_mail`, { headers });
const open = (comingSoon: boolean) =>
	db
		.update(gyms)
		.set({ comingSoon, address: comingSoon ? "" : "Borska 40" })
		.where(eq(gyms.id, miljakovac));

beforeEach(async () => {
	clock.set(testNow);
	await db.delete(openingRequests);
	await db.delete(mails);
	await open(true);
});

test("an address is stored once, and gets no mail before the club opens", async () => {
	expect(await request({ email: "Ana@Kvart.example", language: "en" })).toMatchObject({
		status: 201,
		body: { code: "SUC_SUCCESS" },
	});
	expect((await request({ email: "ana@kvart.example" })).status).toBe(201);
	expect(await listed()).toMatchObject({
		waiting: 1,
		notified: 0,
		requests: [{ email: "ana@kvart.example", language: "en", notified_at: null }],
	});
	expect(await db.$count(mails)).toBe(0);
});

test("robots get the same answer, and nothing is stored", async () => {
	expect((await request({ email: "robot@kvart.example", website: "https://spam.example" })).status).toBe(201);
	expect(await listed()).toMatchObject({ waiting: 0, requests: [] });
	expect(await db.$count(mails)).toBe(0);
});

test("refuses bad addresses, open clubs and clubs that do not exist", async () => {
	expect(await request({ email: "ana" })).toMatchObject({ status: 422, body: { code: "ERR_BAD_EMAIL" } });
	expect(await request({})).toMatchObject({ status: 422, body: { errors: [{ field: "email" }] } });
	expect((await request({ email: "ana@kvart.example" }, zemun)).status).toBe(404);
	expect((await request({ email: "ana@kvart.example" }, 999)).status).toBe(404);
});

test("everyone on the list gets one mail once the club is open, and the audit log says so", async () => {
	await request({ email: "ana@kvart.example" });
	await request({ email: "ben@kvart.example", language: "en" });
	expect(await announce()).toMatchObject({ status: 409, body: { code: "ERR_NOT_OPEN_YET" } });
	await open(false);
	await db.delete(mails);
	const answers = await Promise.all([announce(), announce()]);
	expect(answers.map(({ body }) => body.sent).toSorted((a, b) => a - b)).toEqual([0, 2]);
	const sent = await db.select().from(mails).orderBy(mails.recipient);
	expect(sent).toMatchObject([
		{ template: "club-opened", recipient: "ana@kvart.example", language: "sr" },
		{ template: "club-opened", recipient: "ben@kvart.example", language: "en" },
	]);
	expect(await listed()).toMatchObject({ waiting: 0, notified: 2 });
	const entries = await db.select().from(auditLog).where(eq(auditLog.action, "gym.opening_announced"));
	expect(entries).toContainEqual(expect.objectContaining({ entityId: String(miljakovac), after: { sent: 2 } }));
});

test("staff of another club sees no addresses and sends nothing", async () => {
	const other = (await addStaff(db, { clubs: [zemun] })).headers;
	const path = `/api/staff/gym/${miljakovac}`;
	expect((await call("GET", `${path}/opening_request`, { headers: other })).status).toBe(403);
	expect((await call("POST", `${path}/opening_mail`, { headers: other })).status).toBe(403);
	expect((await call("GET", "/api/staff/gym/999/opening_request", { headers })).status).toBe(404);
});

test("addresses are deleted a month after the mail, or after a year without one", async () => {
	const day = 86_400_000;
	const before = (days: number) => new Date(testNow.getTime() - days * day);
	const row = { gymId: miljakovac, language: "sr" } as const;
	await db.insert(openingRequests).values([
		{ ...row, email: "fresh@kvart.example", createdAt: before(300) },
		{ ...row, email: "told@kvart.example", createdAt: before(300), notifiedAt: before(29) },
		{ ...row, email: "done@kvart.example", createdAt: before(300), notifiedAt: before(31) },
		{ ...row, email: "old@kvart.example", createdAt: before(396) },
	]);
	await runRetention({ ...api.deps, log: { info: () => undefined, error: () => undefined } });
	const { requests } = await listed();
	expect(requests.map(({ email }) => email).toSorted()).toEqual(["fresh@kvart.example", "told@kvart.example"]);
});
