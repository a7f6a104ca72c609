import type { Arrival } from "@kvart/contract/staff/memberships/desk-arrival";
import { wallTime } from "@kvart/contract/time";
import { and, desc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	addMember,
	logIn,
	mailsTo,
	newcomer,
	sha512,
	testPassword,
	tokenFor,
} from "../../../../test/member-factories.ts";
import { addOrderRow, planIds, sellPlan } from "../../../../test/membership-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { ledger, orders } from "../../../platform/database/schema/memberships.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { membershipsOf } from "../../memberships/service/memberships.ts";

// It is Wednesday, 18 November, 10:00.
const app = await buildTestApp();
const { call, db } = app;
const today = wallTime(testNow).date;
const desk = await addStaff(db, { role: "receptionist", clubs: [zemun] });
const elsewhere = await addStaff(db, { role: "receptionist", clubs: [vracar] });

/** Known in Zemun, by a membership that ended. */
async function someMember() {
	const { id } = await addMember(db);
	await sellPlan(db, id, { startsOn: "2026-09-01" });
	return id;
}

type Answer = Arrival & { code?: string; errors?: { field: string }[] };

const cash = (amount_paras: number) => ({ amount_paras, method: "cash", receipt: "A-17" });

const sell = (id: number, more: Record<string, unknown> = {}, { headers } = desk, key = "") =>
	call<Answer>("POST", `/api/staff/arrival/${id}/membership`, {
		headers: { ...headers, ...(key && { "idempotency-key": key }) },
		body: { gym_id: zemun, plan_id: planIds.gymMonth, starts_on: today, payment: cash(420_000), ...more },
	});

const pay = (id: number, body: Record<string, unknown>, { headers } = desk, key = "") =>
	call<Answer>("POST", `/api/staff/arrival/${id}/payment`, {
		headers: { ...headers, ...(key && { "idempotency-key": key }) },
		body: { gym_id: zemun, ...cash(100_000), ...body },
	});

const running = async (id: number) => (await membershipsOf(db, id, today)).filter(({ ends_on }) => ends_on >= today);

describe("a sale", () => {
	test("lets in at once, with its payment in the till of the club, and is audited", async () => {
		const id = await someMember();
		const { status, body } = await sell(id);
		expect(status).toBe(201);
		expect(body).toMatchObject({ verdicts: { gym: { answer: "allow" } }, joins_on: "2026-12-18" });
		const [membership] = await running(id);
		const [paid] = await db
			.select()
			.from(ledger)
			.where(and(eq(ledger.membershipId, membership?.id ?? 0), eq(ledger.kind, "paid")));
		expect(paid).toMatchObject({ gymId: zemun, amount: 420_000, method: "cash", receipt: "A-17", actorId: desk.id });
		const [noted] = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.action, "membership.sold"))
			.orderBy(desc(auditLog.id));
		expect(noted).toMatchObject({ entityId: String(membership?.id), actorId: desk.id, after: { paid: 420_000 } });
	});

	test("may be paid in part; the rest is due and taken later, never more", async () => {
		const id = await someMember();
		const { body } = await sell(id, { payment: cash(120_000) });
		const membership_id = body.verdicts.gym.membership_id;
		expect(body).toMatchObject({ verdicts: { gym: { answer: "warn", reason: "unpaid" } } });
		expect(body.memberships.find((own) => own.id === membership_id)).toMatchObject({ due_paras: 300_000 });
		expect((await pay(id, { membership_id, ...cash(300_001) })).body.errors).toMatchObject([{ field: "amount_paras" }]);
		expect((await pay(id, { membership_id, ...cash(300_000) })).body).toMatchObject({
			verdicts: { gym: { reason: "valid" } },
		});
		expect((await pay(id, { membership_id, ...cash(1) })).status).toBe(422);
	});

	test("never takes more than the price, less what a single visit of today cost", async () => {
		const id = await someMember();
		expect((await sell(id, { payment: cash(420_001) })).body.errors).toMatchObject([{ field: "amount_paras" }]);
		const { price } = (await call<{ id: number; price: number }[]>("GET", "/api/plan")).body.find(
			(plan) => plan.id === planIds.gymSingle,
		) ?? { price: 0 };
		const single = await sell(id, { plan_id: planIds.gymSingle, payment: cash(price * 100) });
		expect(single.body.discount_paras).toBe(price * 100);
		expect((await sell(id, { payment: cash(420_000) })).status).toBe(422);
		expect((await sell(id, { payment: cash(420_000 - price * 100) })).body).toMatchObject({
			memberships: expect.arrayContaining([
				expect.objectContaining({ plan_id: planIds.gymMonth, due_paras: 0 }),
			]) as unknown,
		});
	});

	test("begins today, in sixty days at most, or on the day after the last one ends", async () => {
		const id = await someMember();
		await sellPlan(db, id, { planId: planIds.gymMonth, startsOn: "2027-02-01" });
		expect((await sell(id, { starts_on: "2026-11-17" })).body.code).toBe("ERR_NOT_TODAY");
		expect((await sell(id, { starts_on: "2027-02-02" })).body.code).toBe("ERR_NOT_TODAY");
		expect((await sell(id, { starts_on: "2027-03-01" })).status).toBe(201);
		expect((await running(id)).map(({ starts_on }) => starts_on)).toEqual(["2027-02-01", "2027-03-01"]);
	});

	test("with one key sells once, also when it is pressed twice at once", async () => {
		const id = await someMember();
		const answers = await Promise.all([sell(id, {}, desk, `sale-${id}`), sell(id, {}, desk, `sale-${id}`)]);
		await sell(id, {}, desk, `sale-${id}`);
		expect(answers.map(({ status }) => status)).toEqual([201, 201]);
		expect(await running(id)).toHaveLength(1);
	});

	test("is refused in other clubs and for plans that the club does not sell", async () => {
		const id = await someMember();
		expect((await sell(id, {}, elsewhere)).status).toBe(403);
		expect((await sell(id, { gym_id: vracar }, elsewhere)).status).toBe(404);
		expect((await sell(id, { plan_id: 9999 })).body.code).toBe("ERR_PLAN_NOT_SOLD");
		expect(await running(id)).toEqual([]);
	});
});

test("an order that waits is paid at the desk: in part, then in full, and it becomes a membership once", async () => {
	const id = await someMember();
	const order_id = await addOrderRow(db, id);
	expect((await pay(id, { order_id })).body.orders).toMatchObject([{ id: order_id, missing_paras: 320_000 }]);
	expect((await pay(id, { order_id, ...cash(320_001) })).status).toBe(422);
	const key = `order-${id}`;
	const twice = await Promise.all([1, 2].map(() => pay(id, { order_id, ...cash(320_000) }, desk, key)));
	expect(twice.map(({ body }) => body.orders)).toEqual([[], []]);
	expect(await running(id)).toMatchObject([{ order_id, due: 0, paid: 420_000 }]);
	expect((await pay(id, { order_id, membership_id: 1 })).status).toBe(404);
	expect((await pay(await someMember(), { order_id })).status).toBe(404);
});

test("an order that expired is paid at the desk if a part of it has come", async () => {
	const id = await someMember();
	const [order_id, untouched] = [await addOrderRow(db, id), await addOrderRow(db, id)];
	await pay(id, { order_id });
	await db.update(orders).set({ expiresOn: "2026-11-17" }).where(eq(orders.userId, id));
	expect((await pay(id, { order_id: untouched })).status).toBe(404);
	const half = await pay(id, { order_id });
	expect(half.body.orders).toMatchObject([{ id: order_id, missing_paras: 220_000 }]);
	expect((await pay(id, { order_id, ...cash(220_000) })).body.orders).toEqual([]);
	expect(await running(id)).toMatchObject([{ order_id, paid: 420_000 }]);
});

test("money for one of two memberships is that one's", async () => {
	const id = await someMember();
	const first = (await sell(id, { payment: null })).body.verdicts.gym.membership_id;
	await sell(id, { payment: null, starts_on: "2026-12-18" });
	await pay(id, { membership_id: first });
	expect((await running(id)).map(({ due }) => due)).toEqual([320_000, 420_000]);
});

const register = (more: Record<string, unknown> = {}) => {
	const { first_name, last_name, email, phone } = newcomer();
	const body = { gym_id: zemun, first_name, last_name, email, phone, ...more };
	return call<Answer>("POST", "/api/staff/arrival", { headers: desk.headers, body });
};

describe("a new member", () => {
	test("can buy at once, gets a mail, and stays though the address is never confirmed", async () => {
		const { status, body } = await register({ card_id: "KV-NEW-1" });
		expect(status).toBe(201);
		expect(body).toMatchObject({ state: "unconfirmed", card_id: "KV-NEW-1", verdicts: { gym: { reason: "none" } } });
		const sold = await sell(body.id, { found_by: body.phone });
		expect(sold.body).toMatchObject({ verdicts: { gym: { answer: "allow" } } });
		const sent = await db.$count(mails, and(eq(mails.userId, body.id), eq(mails.template, "member-invitation")));
		expect(sent).toBe(1);
		const { rows } = (await db.execute(
			sql`select count(*)::integer as count from memberships where user_id = ${body.id}`,
		)) as {
			rows: { count: number }[];
		};
		expect(rows[0]?.count).toBe(1);
	});

	test("chooses a password by the mail, in the language that was chosen at the desk, and can log in", async () => {
		const { email } = newcomer();
		const { body } = await register({ email, language: "en" });
		expect(await mailsTo(db, email)).toMatchObject([
			{ template: "member-invitation", language: "en", userId: body.id },
		]);
		const link = { token: await tokenFor(db, email), password: sha512(testPassword) };
		expect((await call("POST", "/api/user/reset-password", { body: link })).status).toBe(200);
		expect((await call("POST", "/api/user/reset-password", { body: link })).status).toBe(410);
		expect(await logIn(app, email)).toMatchObject({ session_id: expect.any(String) });
		const { state } = (
			await call<Answer>(
				"GET",
				`/api/staff/arrival/${body.id}?gym=${zemun}&found_by=${body.phone.replace("+", "%2B")}`,
				{ headers: desk.headers },
			)
		).body;
		expect(state).toBe("active");
	});

	test("must not have an account yet", async () => {
		const first = newcomer();
		await register({ email: first.email, phone: first.phone });
		expect((await register({ email: first.email })).body.code).toBe("ERR_DUPLICATED_EMAIL");
		expect((await register({ phone: first.phone })).body.code).toBe("ERR_DUPLICATED_PHONE");
		expect((await register({ gym_id: vracar })).status).toBe(403);
	});
});
