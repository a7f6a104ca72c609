import type { Order } from "@kvart/contract/memberships/orders";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { orderReference } from "@kvart/contract/memberships/payment-code";
import type { ListedStatement, PaymentOffer, Statement, StatementRow } from "@kvart/contract/staff/statements";
import { wallTime } from "@kvart/contract/time";
import { count, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createMembers } from "../../../../test/booking-factories.ts";
import { planIds, zemun } from "../../../../test/membership-factories.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { ledger, memberships, statementRows, statements } from "../../../platform/database/schema/memberships.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";

const app = await buildTestApp();
const { db, call } = app;
const { headers: office } = await addStaff(db, { role: "manager" });
const price = 360_000;

interface Line {
	amount: number;
	reference?: string;
	payer?: string;
	purpose?: string;
}

/** Each file differs, so that none is taken for one that came before. */
let files = 0;

const dinars = (paras: number) => `${Math.trunc(paras / 100)},${String(Math.abs(paras) % 100).padStart(2, "0")}`;

function csv(...lines: Line[]): string {
	files += 1;
	const rows = lines.map(({ amount, reference = "", payer = "", purpose = `Članarina ${files}` }) =>
		["18.11.2026", dinars(amount), reference, payer, purpose].join(";"),
	);
	return ["Datum;Iznos;Poziv na broj;Nalogodavac;Svrha", ...rows, ""].join("\r\n");
}

function send<T = Statement>(path: "" | "/preview", file: string, server = app, headers = office) {
	const upload = { body: Buffer.from(file), headers: { ...headers, "content-type": "text/csv" } };
	return server.call<T>("POST", `/api/staff/statement${path}?name=izvod.csv`, upload);
}

const imported = async (file: string) => (await send("", file)).body;
const outcomes = ({ rows }: Statement) => rows.map(({ outcome }) => outcome);

async function newMember() {
	const [member] = await createMembers(db, 1);
	if (!member) throw new Error("There is no member.");
	return member;
}

async function newOrder(member?: Awaited<ReturnType<typeof newMember>>) {
	const { headers, id: userId } = member ?? (await newMember());
	const body = { plan_id: planIds.eightClasses, gym_id: zemun, starts_on: wallTime(testNow).date };
	const { order } = (await call<{ order: Order }>("POST", "/api/order", { body, headers })).body;
	return { ...order, headers, userId };
}

const membershipsOf = async (headers: Record<string, string>) =>
	(await call<OwnMembership[]>("GET", "/api/user/membership", { headers })).body;

async function countOf(table: typeof statements | typeof statementRows | typeof ledger | typeof memberships) {
	const [row] = await db.select({ count: count() }).from(table);
	return row?.count ?? 0;
}

const counts = async () => Promise.all([statements, statementRows, ledger, memberships].map(countOf));

test("a payment in full begins the membership, whose row says so", async () => {
	const { id, reference, headers, userId } = await newOrder();
	const file = csv(
		{ amount: price, reference: `97 ${reference}`, payer: "Petar Petrović" },
		{ amount: -5000, payer: "Zarada: Jana" },
	);
	const { status, body } = await send("", file);
	expect(status).toBe(201);
	expect(body).toMatchObject({
		file_name: "izvod.csv",
		repeated: false,
		totals: [
			{ outcome: "matched", rows: 1, paras: price },
			{ outcome: "not_ours", rows: 1, paras: -5000 },
		],
		rows: [
			{
				outcome: "matched",
				amount_paras: price,
				payer: "Petar Petrović",
				begun: true,
				difference_paras: 0,
				order: { id, title: "Grupni programi: 8 treninga" },
				member: { id: userId },
				assigned: null,
			},
			// Names of people who get money are not stored.
			{ outcome: "not_ours", payer: "", purpose: "", order: null, begun: false },
		],
	});
	expect(await membershipsOf(headers)).toMatchObject([{ state: "active", paid_paras: price, due_paras: 0 }]);
	const listed = (await call<ListedStatement[]>("GET", "/api/staff/statement", { headers: office })).body;
	expect(listed[0]).toMatchObject({ id: body.id, totals: body.totals });
	expect((await call("GET", `/api/staff/statement/${body.id}`, { headers: office })).body).toEqual(body);
	const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "statement.imported"));
	expect(entry).toMatchObject({ entityId: String(body.id), after: { matched: 1, not_ours: 1 } });
});

test("a preview says what the import will do, and changes nothing", async () => {
	const [full, part, twice] = [await newOrder(), await newOrder(), await newOrder()];
	const file = csv(
		{ amount: price, reference: full.reference },
		{ amount: price - 1, reference: part.reference },
		{ amount: price, reference: twice.reference },
		{ amount: price, reference: twice.reference },
		{ amount: price, reference: "12345" },
	);
	const before = await counts();
	const preview = await send("/preview", file);
	expect([preview.status, preview.body.id, preview.body.imported_at]).toEqual([200, null, null]);
	expect(outcomes(preview.body)).toEqual(["matched", "short", "matched", "over", "unknown"]);
	expect(await counts()).toEqual(before);
	const { rows } = await imported(file);
	expect(rows.map((row) => ({ ...row, id: null }))).toEqual(preview.body.rows);
});

test("the same file twice changes nothing, and neither do its entries in another file", async () => {
	const { reference } = await newOrder();
	const file = csv({ amount: price, reference });
	const first = await imported(file);
	const before = await counts();
	expect(await imported(file)).toEqual({ ...first, repeated: true });
	expect((await send("/preview", file)).body).toEqual({ ...first, repeated: true });
	expect(await counts()).toEqual(before);
	const longer = await imported(`${file}19.11.2026;1,00;;;\r\n`);
	expect(outcomes(longer)).toEqual(["duplicate", "unknown"]);
	expect(await db.$count(ledger, eq(ledger.kind, "paid"))).toBeGreaterThan(0);
	expect(await countOf(memberships)).toBe(before[3]);
});

test("a payment that is one para short waits until the rest comes", async () => {
	const { reference, headers } = await newOrder();
	const short = await imported(csv({ amount: price - 1, reference }));
	expect(short.rows).toMatchObject([{ outcome: "short", difference_paras: 1, begun: false }]);
	expect(await membershipsOf(headers)).toEqual([]);
	expect((await imported(csv({ amount: 1, reference }))).rows).toMatchObject([{ outcome: "matched", begun: true }]);
	expect(await membershipsOf(headers)).toMatchObject([{ paid_paras: price, due_paras: 0 }]);
});

test("money beyond the price has to be returned: too much, twice, or for a cancelled order", async () => {
	const [more, cancelled] = [await newOrder(), await newOrder()];
	await call("DELETE", `/api/order/${cancelled.id}`, { headers: cancelled.headers });
	const { rows } = await imported(
		csv(
			{ amount: price + 500, reference: more.reference },
			{ amount: price, reference: more.reference },
			{ amount: price, reference: cancelled.reference },
		),
	);
	expect(rows).toMatchObject([
		{ outcome: "over", difference_paras: 500, begun: true },
		{ outcome: "over", difference_paras: price, begun: true },
		{ outcome: "over", difference_paras: price, begun: false },
	]);
	expect(await membershipsOf(more.headers)).toHaveLength(1);
	expect(await membershipsOf(cancelled.headers)).toEqual([]);
});

test("an expired order begins on the day of its payment; an erased member's money has to be returned", async () => {
	const [expired, erased] = [await newOrder(), await newOrder()];
	await db.execute(
		sql`update orders set expires_on = '2026-11-10', starts_on = '2026-11-01', ends_on = '2026-11-30' where id = ${expired.id}`,
	);
	await db.execute(sql`update orders set user_id = null where id = ${erased.id}`);
	const { rows } = await imported(
		csv({ amount: price, reference: expired.reference }, { amount: price, reference: erased.reference }),
	);
	expect(rows).toMatchObject([
		{ outcome: "matched", begun: true },
		{ outcome: "over", begun: false, member: null, difference_paras: price },
	]);
	expect(await membershipsOf(expired.headers)).toMatchObject([{ starts_on: "2026-11-18", ends_on: "2026-12-17" }]);
});

test("each of a member's two orders is paid by its own reference, in the order of the file", async () => {
	const member = await newMember();
	const [first, second] = [await newOrder(member), await newOrder(member)];
	const { rows } = await imported(
		csv({ amount: price, reference: second.reference }, { amount: price - 1, reference: first.reference }),
	);
	expect(rows).toMatchObject([
		{ outcome: "matched", order: { id: second.id } },
		{ outcome: "short", order: { id: first.id } },
	]);
});

test("a file that four import at once is stored once and begins one membership", async () => {
	const { reference, id } = await newOrder();
	const file = csv({ amount: price, reference });
	const answers = await Promise.all(Array.from({ length: 4 }, () => send("", file)));
	expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
	expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1);
	expect(await db.$count(memberships, eq(memberships.orderId, id))).toBe(1);
});

test("two files with the same entry, imported at once, pay once", async () => {
	const { reference, id } = await newOrder();
	const line = { amount: price, reference, purpose: "Ista uplata" };
	const [one, other] = await Promise.all([send("", csv(line)), send("", csv(line, { amount: 100 }))]);
	expect(
		[one.body, other.body].map(({ rows }) => rows[0]?.outcome ?? "").toSorted((a, b) => a.localeCompare(b)),
	).toEqual(["duplicate", "matched"]);
	expect(await db.$count(ledger, eq(ledger.orderId, id))).toBe(1);
});

test("an import that fails after a payment leaves nothing", async () => {
	const [first, second] = [await newOrder(), await newOrder()];
	const file = csv({ amount: price, reference: first.reference }, { amount: price, reference: second.reference });
	const before = await counts();
	// The statement's rows are written last, when both payments and memberships are.
	await db.execute(sql`alter table statement_rows add constraint broken check (amount <> 360000) not valid`);
	const { status } = await send("", file);
	await db.execute(sql`alter table statement_rows drop constraint broken`);
	expect(status).toBe(500);
	expect(await counts()).toEqual(before);
	// And between the payment and the membership of the second order.
	await db.execute(
		sql.raw(`alter table memberships add constraint broken check (order_id is distinct from ${second.id}) not valid`),
	);
	expect((await send("", file)).status).toBe(500);
	await db.execute(sql`alter table memberships drop constraint broken`);
	expect(await counts()).toEqual(before);
	expect(outcomes(await imported(file))).toEqual(["matched", "matched"]);
});

const answerOf = (id: number | null, text = "") =>
	call<PaymentOffer[]>("GET", `/api/staff/statement_row/${id}/offer?text=${encodeURIComponent(text)}`, {
		headers: office,
	});

const assign = (id: number | null | undefined, orderId: number | null) =>
	call<StatementRow & { code?: string }>("PATCH", `/api/staff/statement_row/${id}`, {
		body: { order_id: orderId },
		headers: office,
	});

test("a payment without a reference is offered by the name, and paid when a person says so", async () => {
	const { id, userId, headers } = await newOrder();
	await db.execute(sql`update users set first_name = 'Tatjana', last_name = 'Đurđević' where id = ${userId}`);
	const { rows } = await imported(csv({ amount: price, payer: "DJURDJEVIC TATJANA" }));
	const [row] = rows;
	expect(row).toMatchObject({ outcome: "unknown", order: null });
	expect(await membershipsOf(headers)).toEqual([]);
	expect((await answerOf(row?.id ?? 0)).body).toMatchObject([
		{ order_id: id, same: ["name", "amount"], missing_paras: price },
	]);
	const answer = await assign(row?.id, id);
	expect(answer.body).toMatchObject({
		outcome: "matched",
		order: { id },
		begun: true,
		assigned: { at: expect.any(String) },
	});
	expect(await membershipsOf(headers)).toMatchObject([{ state: "active" }]);
	expect(await assign(row?.id, id)).toMatchObject({ status: 409, body: { code: "ERR_CHANGED_MEANWHILE" } });
});

test("neither paid nor cancelled orders are offered, and an entry that came before pays for nothing", async () => {
	const member = await newMember();
	await db.execute(sql`update users set first_name = 'Žarko', last_name = 'Čvorović' where id = ${member.id}`);
	const [open, paid, cancelled] = [await newOrder(member), await newOrder(member), await newOrder(member)];
	await call("DELETE", `/api/order/${cancelled.id}`, { headers: member.headers });
	await imported(csv({ amount: price, reference: paid.reference }));
	const line = { amount: price, payer: "CVOROVIC ZARKO", purpose: "Bez poziva" };
	const [row] = (await imported(csv(line))).rows;
	expect((await answerOf(row?.id ?? 0)).body.map(({ order_id }) => order_id)).toEqual([open.id]);
	const [again] = (await imported(csv(line, { amount: 100 }))).rows;
	expect(again?.outcome).toBe("duplicate");
	expect((await assign(again?.id, open.id)).status).toBe(409);
});

test("a payment that two people assign at once is assigned once", async () => {
	const [one, other] = [await newOrder(), await newOrder()];
	const [row] = (await imported(csv({ amount: price }))).rows;
	const answers = await Promise.all([assign(row?.id, one.id), assign(row?.id, other.id)]);
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
	expect([...(await membershipsOf(one.headers)), ...(await membershipsOf(other.headers))]).toHaveLength(1);
});

test("a payment for nothing of ours is put aside, and can be taken up again", async () => {
	const { id } = await newOrder();
	const [row] = (await imported(csv({ amount: price, payer: "Automati d.o.o." }))).rows;
	expect((await assign(row?.id, null)).body).toMatchObject({ outcome: "not_ours", assigned: {} });
	expect((await assign(row?.id, 999_999)).status).toBe(404);
	expect((await assign(row?.id, id)).body).toMatchObject({ outcome: "matched" });
	const out = (await imported(csv({ amount: -100 }))).rows[0];
	expect((await assign(out?.id, id)).status).toBe(404);
});

test("refused files change nothing and say what is wrong", async () => {
	const before = await counts();
	const { reference } = await newOrder();
	const broken = `${csv({ amount: price, reference })}31.11.2026;1,00;;;\r\n`;
	for (const path of ["", "/preview"] as const) {
		const { status, body } = await send<{ errors: unknown }>(path, broken);
		expect([status, body.errors]).toEqual([422, [{ field: "row.3", code: "unreadable-row" }]]);
	}
	expect(await counts()).toEqual(before);
});

test("refuses statements while the chain has no account", async () => {
	const closed = await buildTestApp({ beside: app, env: { DEMO: "0" } });
	const { body } = await send<{ errors: unknown }>("", csv({ amount: price }), closed);
	expect(body.errors).toEqual([{ field: "file", code: "no-account" }]);
});

test("each order of generated payments has the sum of its rows", async () => {
	const orders = await Promise.all(Array.from({ length: 25 }, () => newOrder()));
	const amounts = fc.constantFrom(price, price / 2, price - 1, 1, price + 700, 10_000);
	const payments = fc.sample(fc.record({ nth: fc.nat(orders.length - 1), amount: amounts }), {
		numRuns: 300,
		seed: 38,
	});
	const parts = [payments.slice(0, 120), payments.slice(120, 121), payments.slice(121)];
	const paid = new Map<number, number>();
	for (const part of parts) {
		const lines = part.map(({ nth, amount }) => ({ amount, reference: orders[nth]?.reference ?? "" }));
		const { rows } = await imported(csv(...lines));
		for (const [index, { nth, amount }] of part.entries()) {
			const before = paid.get(nth) ?? 0;
			paid.set(nth, before + amount);
			const missing = price - before - amount;
			const begun = before >= price;
			const expected = begun
				? { outcome: "over", difference_paras: amount }
				: { outcome: missing > 0 ? "short" : missing < 0 ? "over" : "matched", difference_paras: Math.abs(missing) };
			expect(rows[index]).toMatchObject(expected);
		}
	}
	for (const [nth, order] of orders.entries()) {
		const sum = paid.get(nth) ?? 0;
		expect(await membershipsOf(order.headers)).toMatchObject(sum >= price ? [{ paid_paras: sum }] : []);
	}
});

test("a reference of no order is unknown", async () => {
	const { rows } = await imported(csv({ amount: price, reference: orderReference(800_000) }));
	expect(rows).toMatchObject([{ outcome: "unknown", order: null }]);
});
