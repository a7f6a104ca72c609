import type { Order } from "@kvart/contract/memberships/orders";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { addDays, wallTime } from "@kvart/contract/time";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers } from "../../../test/booking-factories.ts";
import { planIds, sellPlan, zemun } from "../../../test/membership-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp, type CallResult } from "../../../test/test-app.ts";
import { ledger, memberships } from "../../platform/database/schema/memberships.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { paymentCodePicture } from "./service/code.ts";
import { type OrderPayment, payOrder } from "./service/pay.ts";

const app = await buildTestApp();
const { db, call, clock } = app;
const today = wallTime(testNow).date;
beforeEach(() => clock.set(testNow));

type Headers = Record<string, string>;
type Ordered = { code: string; order: Order };

async function newMember() {
	const [member] = await createMembers(db, 1);
	if (!member) throw new Error("The member was not created.");
	return member;
}

const eightClasses = { plan_id: planIds.eightClasses, gym_id: zemun, starts_on: today };

function order(headers: Headers, more: object = {}, key?: string): Promise<CallResult<Ordered>> {
	const keyed = key ? { ...headers, "idempotency-key": key } : headers;
	return call<Ordered>("POST", "/api/order", { body: { ...eightClasses, ...more }, headers: keyed });
}

const ordersOf = async (headers: Headers) => (await call<Order[]>("GET", "/api/user/order", { headers })).body;
const membershipsOf = async (headers: Headers) =>
	(await call<OwnMembership[]>("GET", "/api/user/membership", { headers })).body;

function pay(orderId: number, amount: number, more: Partial<OrderPayment> = {}) {
	const payment = { orderId, amount, method: "transfer", receipt: null, gymId: null, actorId: null } as const;
	return db.transaction((tx) => payOrder(tx, app.api.deps.clock, { ...payment, at: testNow, ...more }));
}

async function mailsAbout(orderId: number): Promise<string[]> {
	const rows = await db.select().from(mails).orderBy(mails.id);
	return rows.filter(({ data }) => (data as { orderId?: number }).orderId === orderId).map(({ template }) => template);
}

test("an order is answered with what is paid, to whom and until when", async () => {
	const { headers } = await newMember();
	const { status, body } = await order(headers, { starts_on: "2026-11-20" });
	expect(status).toBe(201);
	expect(body).toMatchObject({
		code: "SUC_ORDERED",
		order: {
			state: "waiting",
			title: "Grupni programi: 8 treninga",
			gym_id: zemun,
			starts_on: "2026-11-20",
			ends_on: "2026-12-19",
			amount: 3600,
			expires_on: "2026-12-02",
		},
	});
	expect(body.order.ips).toMatch(/^K:PR\|V:01\|C:1\|R:\d{18}\|N:.*\|I:RSD3600,00\|SF:289\|S:.*\|RO:97\d{11}$/s);
	expect(body.order.ips.endsWith(`RO:97${body.order.reference}`)).toBe(true);
	expect(await ordersOf(headers)).toEqual([body.order]);
	expect(await mailsAbout(body.order.id)).toEqual(["order-placed"]);
});

test.each([
	["yesterday", { starts_on: addDays(today, -1) }, "ERR_NOT_TODAY"],
	["more than 60 days ahead", { starts_on: addDays(today, 61) }, "ERR_NOT_TODAY"],
	["a plan that is not in the price list", { plan_id: 999 }, "ERR_PLAN_NOT_SOLD"],
	["a club in which it is not sold", { gym_id: 10 }, "ERR_PLAN_NOT_SOLD"],
	["a club that does not exist", { gym_id: 999 }, "ERR_ALL_FIELDS_REQUIRED"],
	["no club for a plan of one", { gym_id: null }, "ERR_ALL_FIELDS_REQUIRED"],
	["a day that there is not", { starts_on: "2026-11-31" }, "ERR_ALL_FIELDS_REQUIRED"],
])("refuses %s", async (_, more, code) => {
	const { headers } = await newMember();
	expect((await order(headers, more)).body).toMatchObject({ code });
	expect(await ordersOf(headers)).toEqual([]);
});

test("the last of the 60 days is allowed, and a plan of all clubs needs none", async () => {
	const { headers } = await newMember();
	const { body } = await order(headers, {
		plan_id: planIds.allClubs,
		gym_id: undefined,
		starts_on: addDays(today, 60),
	});
	expect(body.order).toMatchObject({ gym_id: null, starts_on: addDays(today, 60) });
});

test("the same key orders once, also at once; with another order it is refused", async () => {
	const { headers } = await newMember();
	const answers = await Promise.all(Array.from({ length: 5 }, () => order(headers, {}, "one-key")));
	expect(new Set(answers.map(({ status, body }) => `${status} ${body.order.id}`)).size).toBe(1);
	expect(await ordersOf(headers)).toHaveLength(1);
	const other = await order(headers, { starts_on: addDays(today, 1) }, "one-key");
	expect(other.body).toMatchObject({ code: "ERR_ALL_FIELDS_REQUIRED" });
});

test("refuses an eleventh waiting order of a member; cancelled, paid and expired ones do not count", async () => {
	const { headers } = await newMember();
	const ids: number[] = [];
	for (let i = 0; i < 10; i += 1) ids.push((await order(headers)).body.order.id);
	const [cancelled = 0, paid = 0] = ids;
	const refused = { code: "ERR_TOO_MANY_REQUESTS" };
	expect((await order(headers)).body).toMatchObject(refused);
	await call("DELETE", `/api/order/${cancelled}`, { headers });
	expect([(await order(headers)).status, (await order(headers)).body]).toMatchObject([201, refused]);
	await pay(paid, 360_000);
	expect([(await order(headers)).status, (await order(headers)).body]).toMatchObject([201, refused]);
	clock.set(new Date("2026-12-03T09:00:00Z"));
	expect((await order(headers, { starts_on: "2026-12-03" })).status).toBe(201);
});

test("only its owner sees, prints and cancels an order, and only while it waits", async () => {
	const [{ headers }, stranger] = [await newMember(), await newMember()];
	const { id } = (await order(headers)).body.order;
	const ask = (method: "GET" | "DELETE", path: string, who: Headers) =>
		call<{ code?: string }>(method, `/api/order/${id}${path}`, { headers: who });
	for (const [method, path] of [
		["GET", "/code.svg"],
		["GET", "/slip.pdf"],
		["DELETE", ""],
	] as const) {
		expect((await ask(method, path, stranger.headers)).status).toBe(404);
		expect((await ask(method, path, {})).status).toBe(401);
	}
	expect((await ask("DELETE", "", headers)).body).toEqual({ code: "SUC_CANCELED" });
	expect(await ordersOf(headers)).toMatchObject([{ id, state: "cancelled" }]);
	expect((await ask("DELETE", "", headers)).status).toBe(404);
	expect((await ask("GET", "/code.svg", headers)).status).toBe(404);
});

test("the code is an SVG and the slip a PDF", async () => {
	const { headers } = await newMember();
	const { id } = (await order(headers)).body.order;
	const code = await call<string>("GET", `/api/order/${id}/code.svg`, { headers });
	expect([code.status, code.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
	expect(code.body).toMatch(/^<svg /);
	const slip = await call<string>("GET", `/api/order/${id}/slip.pdf`, { headers });
	expect([slip.status, slip.headers["content-type"]]).toEqual([200, "application/pdf"]);
	expect(slip.body).toMatch(/^%PDF-/);
});

const statuses = (urls: string[]) => Promise.all(urls.map(async (url) => (await call("GET", url)).status));
const keyOf = (url: string) => url.slice(url.indexOf("?"));

test("the links of code and slip open with the key of their order alone, and only while it waits", async () => {
	const { headers } = await newMember();
	const [{ id, code_url, slip_url }, other] = [(await order(headers)).body.order, (await order(headers)).body.order];
	const links = [code_url, code_url.replace(".svg", ".png"), slip_url];
	expect(await statuses(links)).toEqual([200, 200, 200]);
	expect(await statuses(links.map((url) => url.replace(/\?.*/, keyOf(other.code_url))))).toEqual([404, 404, 404]);
	expect(await statuses(links.map((url) => url.replace(/\?.*/, "")))).toEqual([404, 404, 404]);
	await pay(id, 360_000);
	expect(await statuses(links)).toEqual([404, 404, 404]);
});

test("after a part payment code and picture ask for the rest", async () => {
	const { headers } = await newMember();
	const { id, reference } = (await order(headers)).body.order;
	await pay(id, 100_050);
	const [{ ips, due_paras } = { ips: "", due_paras: 0 }] = await ordersOf(headers);
	expect([due_paras, ips.split("|")[5]]).toEqual([259_950, "I:RSD2599,50"]);
	const { payee } = app.api.deps.env;
	const code = await call<string>("GET", `/api/order/${id}/code.svg`, { headers });
	expect(code.body).toBe(payee && paymentCodePicture(payee, 259_950, reference));
});

test("an order expires after 14 days and cannot be cancelled then", async () => {
	const { headers } = await newMember();
	const { id } = (await order(headers)).body.order;
	clock.set(new Date("2026-12-02T20:00:00Z"));
	expect(await ordersOf(headers)).toMatchObject([{ state: "waiting" }]);
	clock.set(new Date("2026-12-03T08:00:00Z"));
	expect(await ordersOf(headers)).toMatchObject([{ state: "expired" }]);
	expect((await call("DELETE", `/api/order/${id}`, { headers })).status).toBe(404);
});

test("paid in full it is a membership, with its payment in the ledger and a mail", async () => {
	const { headers } = await newMember();
	const { id } = (await order(headers)).body.order;
	const paid = await pay(id, 360_000);
	expect(paid).toMatchObject({ outcome: "matched", begun: true, missing: 0, rest: 0 });
	expect(await ordersOf(headers)).toMatchObject([{ state: "paid" }]);
	expect(await membershipsOf(headers)).toMatchObject([
		{
			id: paid.membershipId,
			title: "Grupni programi: 8 treninga",
			gym_id: zemun,
			starts_on: today,
			ends_on: "2026-12-17",
			state: "active",
			visits_left: 8,
			due_paras: 0,
			paid_paras: 360_000,
		},
	]);
	expect(await db.select().from(ledger).where(eq(ledger.id, paid.ledgerId))).toMatchObject([
		{ kind: "paid", amount: 360_000, method: "transfer", orderId: id },
	]);
	expect(await mailsAbout(id)).toEqual(["order-placed", "order-paid"]);
	expect((await call("DELETE", `/api/order/${id}`, { headers })).status).toBe(404);
});

test("a part payment waits for the rest", async () => {
	const { headers } = await newMember();
	const { id } = (await order(headers)).body.order;
	expect(await pay(id, 359_999)).toMatchObject({ outcome: "short", begun: false, membershipId: null, missing: 1 });
	expect(await membershipsOf(headers)).toEqual([]);
	expect(await ordersOf(headers)).toMatchObject([{ state: "waiting" }]);
	expect(await pay(id, 1)).toMatchObject({ outcome: "matched", begun: true });
	expect(await membershipsOf(headers)).toMatchObject([{ due_paras: 0, paid_paras: 360_000 }]);
	expect(await mailsAbout(id)).toEqual(["order-placed", "order-short", "order-paid"]);
});

test("an overpayment is told, and a second payment makes no second membership", async () => {
	const { headers } = await newMember();
	const { id } = (await order(headers)).body.order;
	expect(await pay(id, 400_000)).toMatchObject({ outcome: "over", begun: true, rest: 40_000 });
	expect(await pay(id, 360_000)).toMatchObject({ outcome: "over", begun: false, rest: 360_000 });
	expect(await membershipsOf(headers)).toMatchObject([{ paid_paras: 760_000, due_paras: 0 }]);
	expect(await mailsAbout(id)).toEqual(["order-placed", "order-paid"]);
});

test("paid by several at once it becomes one membership", async () => {
	const { headers } = await newMember();
	const { id } = (await order(headers)).body.order;
	const outcomes = await Promise.all(Array.from({ length: 8 }, () => pay(id, 360_000)));
	expect(outcomes.filter(({ begun }) => begun)).toHaveLength(1);
	expect(await db.$count(memberships, eq(memberships.orderId, id))).toBe(1);
});

test("money for a cancelled order is kept and begins nothing; for an expired one it begins the membership", async () => {
	const { headers } = await newMember();
	const [cancelled, expired] = [(await order(headers)).body.order.id, (await order(headers)).body.order.id];
	await call("DELETE", `/api/order/${cancelled}`, { headers });
	expect(await pay(cancelled, 360_000)).toMatchObject({ outcome: "over", membershipId: null, rest: 360_000 });
	expect(await pay(expired, 360_000, { at: new Date("2026-12-10T09:00:00Z") })).toMatchObject({ begun: true });
	expect(await membershipsOf(headers)).toMatchObject([{ starts_on: "2026-12-10", ends_on: "2027-01-09" }]);
});

test("a payment whose transaction fails leaves nothing", async () => {
	const { headers } = await newMember();
	const { id } = (await order(headers)).body.order;
	const payment = { orderId: id, amount: 360_000, method: "transfer", receipt: null } as const;
	const failing = db.transaction(async (tx) => {
		await payOrder(tx, app.api.deps.clock, { ...payment, gymId: null, actorId: null, at: testNow });
		throw new Error("The connection was lost.");
	});
	await expect(failing).rejects.toThrow("The connection was lost.");
	expect(await membershipsOf(headers)).toEqual([]);
	expect(await db.$count(ledger, eq(ledger.orderId, id))).toBe(0);
	expect(await mailsAbout(id)).toEqual(["order-placed"]);
});

test("a single visit that was paid today is taken off", async () => {
	const { headers, id } = await newMember();
	const payments = [{ amount: 90_000, method: "cash", receipt: null }] as const;
	await sellPlan(db, id, { planId: planIds.classSingle, payments });
	const { id: first, amount } = (await order(headers)).body.order;
	expect(amount).toBe(2700);
	// From one membership: of two orders only the first is cheaper, until it is cancelled.
	expect((await order(headers)).body.order).toMatchObject({ amount: 3600 });
	await call("DELETE", `/api/order/${first}`, { headers });
	const again = (await order(headers)).body.order;
	expect(again.amount).toBe(2700);
	await pay(again.id, 270_000);
	expect((await order(headers)).body.order).toMatchObject({ amount: 3600 });
});

test.each([
	["in whole dinars", 89_950, 2701],
	["unless nothing would be left to pay", 360_000, 3600],
])("a single visit is taken off %s", async (_, amount, price) => {
	const { headers, id } = await newMember();
	await sellPlan(db, id, { planId: planIds.classSingle, payments: [{ amount, method: "cash", receipt: null }] });
	expect((await order(headers)).body.order).toMatchObject({ amount: price });
});

test("without a payee nothing is ordered online", async () => {
	const { headers } = await newMember();
	const closed = await buildTestApp({ beside: app, env: { DEMO: "0" } });
	const { body } = await closed.call("POST", "/api/order", { body: eightClasses, headers });
	expect(body).toMatchObject({ code: "ERR_PLAN_NOT_SOLD" });
});
