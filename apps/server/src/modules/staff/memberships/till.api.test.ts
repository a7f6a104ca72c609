import type { MemberLedger } from "@kvart/contract/staff/memberships/desk-ledger";
import type { Till } from "@kvart/contract/staff/memberships/desk-till";
import { wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addMember } from "../../../../test/member-factories.ts";
import { addOrderRow, planIds, sellPlan } from "../../../../test/membership-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { membershipsOf } from "../../memberships/service/memberships.ts";
import { payOrder } from "../../orders/service/pay.ts";

// It is Wednesday, 18 November, 10:00.
const { call, db, clock, api } = await buildTestApp();
const today = wallTime(testNow).date;
const desk = await addStaff(db, { role: "receptionist", clubs: [zemun] });
const manager = await addStaff(db, { clubs: [zemun] });
const elsewhere = await addStaff(db, { clubs: [vracar] });

let now = testNow;
const setNow = (instant: Date) => {
	now = instant;
	clock.set(instant);
};

beforeEach(() => setNow(testNow));

async function buyer(amount = 420_000, method: "cash" | "card" | "other" = "cash", gymId = zemun) {
	const { id } = await addMember(db);
	const payments = [{ amount, method, receipt: null }];
	const membershipId = await sellPlan(db, id, {
		planId: planIds.gymMonth,
		gymId,
		payments,
		actorId: desk.id,
		at: now,
	});
	return { id, membershipId };
}

type Answer<T> = T & { code?: string };

const till = async (gym = zemun, day = today) =>
	(await call<Till>("GET", `/api/staff/gym/${gym}/till?day=${day}`, { headers: desk.headers })).body;
const close = (body: Record<string, unknown>) =>
	call<Answer<Till>>("POST", `/api/staff/gym/${zemun}/till`, {
		headers: desk.headers,
		body: { day: today, note: "", ...body },
	});
const history = async (id: number) =>
	(await call<MemberLedger>("GET", `/api/staff/member/${id}/ledger`, { headers: desk.headers })).body;
const correct = (path: string, body: Record<string, unknown>, { headers } = manager) =>
	call<Answer<MemberLedger>>("POST", `/api/staff/${path}`, { headers, body: { reason: "Greška u unosu", ...body } });
const paymentOf = async (id: number) => (await history(id)).rows.find(({ kind }) => kind === "paid")?.id ?? 0;

describe("the till", () => {
	test("equals the sum of the ledger's rows of its club and day, by method", async () => {
		const first = await buyer();
		await buyer(150_000, "card");
		await buyer(90_050, "other");
		await buyer(420_000, "cash", vracar);
		setNow(new Date("2026-11-17T22:59:59Z"));
		await buyer(70_000);
		// Midnight in Belgrade.
		setNow(new Date("2026-11-17T23:00:00Z"));
		await buyer(60_000);
		setNow(testNow);
		await correct(`payment/${await paymentOf(first.id)}/refund`, { amount_paras: 20_000 });
		const shown = await till();
		const { rows } = (await db.execute(sql`
			select method::text, sum(case kind when 'paid' then amount else -amount end)::float8 as amount_paras, count(*)::integer
			from ledger where gym_id = ${zemun} and method is not null
				and (at at time zone 'Europe/Belgrade')::date = ${today}::date
			group by method order by method`)) as { rows: Till["sums"] };
		expect(
			shown.sums.toSorted(
				(a, b) =>
					rows.findIndex(({ method }) => method === a.method) - rows.findIndex(({ method }) => method === b.method),
			),
		).toEqual(rows);
		expect(shown).toMatchObject({ cash_paras: 460_000, total_paras: 700_050 });
		expect(shown.total_paras).toBe(shown.rows.reduce((sum, row) => sum + row.amount_paras, 0));
		expect(await till(zemun, "2026-11-17")).toMatchObject({ total_paras: 70_000, rows: [{ actor: "Sanja Žujović" }] });
	});

	test("is closed with a count that keeps what was expected; a later count does not replace it", async () => {
		const { cash_paras: expected } = await till();
		expect((await close({ counted_paras: expected - 5000, note: "Fali kusur" })).body.counts).toMatchObject([
			{ expected_paras: expected, counted_paras: expected - 5000, note: "Fali kusur", counted_by: "Sanja Žujović" },
		]);
		await buyer();
		const { counts } = (await close({ counted_paras: expected + 420_000 })).body;
		expect(counts.map((count) => count.expected_paras)).toEqual([expected + 420_000, expected]);
		expect((await close({ day: "2026-11-19", counted_paras: 0 })).body.code).toBe("ERR_NOT_TODAY");
		expect((await close({ counted_paras: -1 })).status).toBe(422);
	});

	test("is for the staff of its club, and is printed in both languages", async () => {
		expect((await call("GET", `/api/staff/gym/${vracar}/till`, { headers: desk.headers })).status).toBe(403);
		for (const lang of ["sr", "en"]) {
			const sheet = await call("GET", `/api/staff/gym/${zemun}/till/sheet?day=${today}&lang=${lang}`, {
				headers: desk.headers,
			});
			expect([sheet.status, sheet.headers["content-type"]]).toEqual([200, "application/pdf"]);
		}
	});
});

describe("a correction", () => {
	test("gives back by the method it was paid with, once, and at most what was paid", async () => {
		const { id } = await buyer(420_000, "card");
		const path = `payment/${await paymentOf(id)}/refund`;
		expect((await correct(path, { amount_paras: 420_001 })).status).toBe(422);
		const { body } = await correct(path, { amount_paras: 420_000 });
		expect(body.rows[0]).toMatchObject({
			kind: "refunded",
			method: "card",
			amount_paras: 420_000,
			reason: "Greška u unosu",
		});
		expect((await correct(path, { amount_paras: 1 })).status).toBe(404);
		expect(await membershipsOf(db, id, today)).toMatchObject([{ due: 420_000, paid: 0 }]);
	});

	test("two refunds at once give back one", async () => {
		const { id } = await buyer();
		const path = `payment/${await paymentOf(id)}/refund`;
		const answers = await Promise.all([1, 2, 3].map(() => correct(path, { amount_paras: 420_000 })));
		expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404]);
	});

	test("extends by days, and cancels so that nothing is due and the member is not let in", async () => {
		const { id, membershipId } = await buyer(100_000);
		const extended = await correct(`membership/${membershipId}/extension`, { days: 5 });
		expect(extended.body.memberships).toMatchObject([{ ends_on: "2026-12-22" }]);
		const cancelled = await correct(`membership/${membershipId}/cancellation`, {});
		expect(cancelled.body.memberships).toMatchObject([{ state: "cancelled", due_paras: 0 }]);
		expect((await correct(`membership/${membershipId}/extension`, { days: 5 })).status).toBe(404);
		expect((await history(id)).rows.map(({ kind }) => kind)).toEqual(["cancelled", "extended", "paid", "sold"]);
	});

	test("needs a reason, the right and the club", async () => {
		const { id, membershipId } = await buyer();
		const path = `membership/${membershipId}/cancellation`;
		expect((await correct(path, { reason: " " })).status).toBe(422);
		const payment = `payment/${await paymentOf(id)}/refund`;
		for (const refused of [desk, elsewhere]) {
			expect((await correct(path, {}, refused)).status).toBe(403);
			expect((await correct(payment, { amount_paras: 100 }, refused)).status).toBe(403);
		}
		const { headers } = elsewhere;
		expect((await call("GET", `/api/staff/member/${id}/ledger`, { headers })).status).toBe(403);
		expect(await membershipsOf(db, id, today)).toMatchObject([{ cancelled: false, paid: 420_000 }]);
	});

	test("of a membership of all clubs is for staff who know its member", async () => {
		const { id } = await addMember(db);
		const membershipId = await sellPlan(db, id, { planId: planIds.allClubs });
		const path = `membership/${membershipId}/cancellation`;
		expect((await correct(path, {}, elsewhere)).status).toBe(403);
		expect((await correct(path, {})).status).toBe(201);
	});

	test.each([-5, 0, 367])("never extends by %i days", async (days) => {
		const { membershipId } = await buyer();
		expect((await correct(`membership/${membershipId}/extension`, { days })).status).toBe(422);
	});

	test("gives back the transfer for an order, which is due again; no till has it", async () => {
		const { id } = await addMember(db);
		const orderId = await addOrderRow(db, id);
		const payment = { orderId, amount: 420_000, method: "transfer", receipt: null } as const;
		const by = { gymId: null, actorId: null, at: testNow };
		const { ledgerId } = await db.transaction((tx) => payOrder(tx, api.deps.clock, { ...payment, ...by }));
		const before = await till();
		const path = `payment/${ledgerId}/refund`;
		expect((await correct(path, { amount_paras: 420_000 }, elsewhere)).status).toBe(403);
		const { body } = await correct(path, { amount_paras: 420_000 });
		expect(body.rows[0]).toMatchObject({ kind: "refunded", method: "transfer", order_id: orderId, gym: null });
		expect(body.memberships).toMatchObject([{ due_paras: 420_000, paid_paras: 0 }]);
		expect((await till()).rows).toHaveLength(before.rows.length);
	});
});

test("the desk freezes by the rule of the members' own page, and ends a freeze", async () => {
	const { id, membershipId } = await buyer();
	const send = (query: string, body: unknown) =>
		call<Answer<{ ends_on: string }>>("POST", `/api/staff/membership/${membershipId}/freeze${query}`, {
			headers: desk.headers,
			body,
		});
	const days = { from: "2026-11-19", until: "2026-11-25" };
	expect(await send("?preview=1", days)).toMatchObject({ status: 200, body: { ends_on: "2026-12-24" } });
	expect((await send("", { ...days, from: today })).body.code).toBe("ERR_NOT_TODAY");
	expect((await send("", days)).status).toBe(201);
	expect((await history(id)).memberships).toMatchObject([{ ends_on: "2026-12-24", freezes: [days] }]);
	const ended = await call<MemberLedger>("DELETE", `/api/staff/membership/${membershipId}/freeze`, {
		headers: desk.headers,
	});
	expect(ended.body.memberships).toMatchObject([{ ends_on: "2026-12-17", freezes: [] }]);
});

test("a club that does not exist has no till", async () => {
	const { headers } = await addStaff(db);
	const body = { day: today, counted_paras: 0 };
	expect((await call("POST", "/api/staff/gym/9999/till", { headers, body })).status).toBe(404);
	expect((await call("GET", "/api/staff/gym/9999/till", { headers })).status).toBe(404);
});
