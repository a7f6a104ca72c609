import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { insertKey } from "../../platform/database/request-keys.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { unavailability } from "../../platform/database/unavailable.ts";
import { Refusal } from "../../platform/problem.ts";
import { once, type RequestKey } from "../../platform/request-key.ts";

const { call, clock, db } = await buildTestApp();
const [mina, vuk] = await createMembers(db, 2);
if (!mina || !vuk) throw new Error("no members");

const book = (period: number, key: string, headers = mina.headers) =>
	call<{ code: string; calendar_url: string }>("POST", `/api/period/${period}/booking`, {
		headers: { ...headers, "idempotency-key": key },
	});
const cancel = (period: number, key: string) =>
	call("DELETE", `/api/period/${period}/booking`, { headers: { ...mina.headers, "idempotency-key": key } });

async function taken(period: number): Promise<number | undefined> {
	const [row] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	return row?.taken;
}

test("40 parallel requests with one key book once and all get the same answer", async () => {
	const period = await createPeriod(db, { capacity: 5 });
	const key = randomUUID();
	const answers = await Promise.all(Array.from({ length: 40 }, () => book(period, key)));
	expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
	expect(answers[0]).toMatchObject({ status: 201, body: { code: "SUC_BOOKED" } });
	expect(await taken(period)).toBe(1);
	expect((await book(period, randomUUID())).body.code).toBe("ERR_ALREADY_BOOKED");
});

test("ten parallel requests of a guest with one key book once", async () => {
	const period = await createPeriod(db, { capacity: 5 });
	const body = newGuest();
	const headers = { "idempotency-key": randomUUID() };
	const send = () => call("POST", `/api/period/${period}/booking/guest`, { body, headers });
	for (const { status } of await Promise.all(Array.from({ length: 10 }, send))) expect(status).toBe(201);
	expect(await taken(period)).toBe(1);
});

test("a repeated request does not book again what was cancelled in between", async () => {
	const period = await createPeriod(db);
	const [key, off] = [randomUUID(), randomUUID()];
	const first = await book(period, key);
	const cancelled = await cancel(period, off);
	expect(cancelled).toMatchObject({ status: 200, body: { code: "SUC_CANCELED" } });
	expect(await book(period, key)).toMatchObject({ status: 201, body: first.body });
	expect((await cancel(period, off)).body).toEqual(cancelled.body);
	expect(await taken(period)).toBe(0);
	clock.set(new Date("2026-11-18T19:00:00+01:00"));
	expect((await book(period, key)).status).toBe(201);
	clock.set(testNow);
});

test("a repeated request gets the same refusal, even if a place is free by then", async () => {
	const period = await createPeriod(db);
	const key = randomUUID();
	await book(period, randomUUID(), vuk.headers);
	expect((await book(period, key)).body).toMatchObject({ code: "ERR_TRAINING_FILLED_OR_CANCELLED" });
	await call("DELETE", `/api/period/${period}/booking`, { headers: vuk.headers });
	expect(await book(period, key)).toMatchObject({ status: 409, body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" } });
	expect((await book(period, randomUUID())).status).toBe(201);
});

test("a key that was used for another request is refused; another member may use the same key", async () => {
	const [period, other] = [await createPeriod(db, { capacity: 5 }), await createPeriod(db, { capacity: 5 })];
	const key = randomUUID();
	expect((await book(period, key)).status).toBe(201);
	expect(await book(other, key)).toMatchObject({
		status: 422,
		body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field: "Idempotency-Key", code: "invalid-value" }] },
	});
	expect(await cancel(period, key)).toMatchObject({ status: 422 });
	expect(await taken(other)).toBeUndefined();
	expect(await taken(period)).toBe(1);
	expect((await book(other, key, vuk.headers)).status).toBe(201);
});

test("another member's key brings no answer of theirs, also for the same training", async () => {
	const period = await createPeriod(db, { capacity: 5 });
	const key = randomUUID();
	const own = await book(period, randomUUID(), vuk.headers);
	const { body } = await book(period, key);
	expect(body.calendar_url).not.toBe(own.body.calendar_url);
	expect(await book(period, key, vuk.headers)).toMatchObject({ status: 409, body: { code: "ERR_ALREADY_BOOKED" } });
});

test("two different parallel requests with one key: one succeeds, the other is refused", async () => {
	const [period, other] = [await createPeriod(db, { capacity: 5 }), await createPeriod(db, { capacity: 5 })];
	const key = randomUUID();
	const answers = await Promise.all([book(period, key), book(other, key)]);
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
	expect(((await taken(period)) ?? 0) + ((await taken(other)) ?? 0)).toBe(1);
});

test.for(["", " ", "a b", "x".repeat(201), "ž"])("the key %j is refused", async (key) => {
	const period = await createPeriod(db);
	expect(await book(period, key)).toMatchObject({ status: 422, body: { errors: [{ field: "Idempotency-Key" }] } });
	expect(await taken(period)).toBeUndefined();
});

test("a primary that has become a replica repeats no answer: no other server may have it", async () => {
	const [request, scope] = [{ key: randomUUID(), fingerprint: "same" }, "user:1"];
	await insertKey(db, { ...request, scope, status: 201, body: { id: 7 }, createdAt: testNow });
	const again = (from: typeof db, key: RequestKey) =>
		once({ db: from, clock: { now: () => testNow }, person: scope }, key, () =>
			Promise.reject(new Refusal("ERR_ALREADY_BOOKED")),
		);
	expect(await again(db, request)).toBe(7);
	const onReplica = db.transaction((tx) => again(tx, request), { accessMode: "read only" });
	expect(unavailability(await onReplica.catch((error: unknown) => error))).toBe("25006");
});
