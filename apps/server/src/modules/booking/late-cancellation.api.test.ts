import { lateCancellationDays } from "@kvart/contract/booking";
import { expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const { call, clock, db } = await buildTestApp();

const hour = 3_600_000;
const late = new Date("2026-11-18T17:00:00+01:00");

test("late cancellations are counted for 90 days, early and restored ones are not", async () => {
	const [{ headers }] = (await createMembers(db, 1)) as [TestMember];
	const count = async () => (await call<{ count: number }>("GET", "/api/user/late-cancellation", { headers })).body;
	/** Books today's training at 18:30, and cancels it at that time. */
	const bookAndCancel = async (at: Date, body?: object) => {
		const period = await createPeriod(db, { time: 1830 });
		const path = `/api/period/${period}/booking`;
		clock.set(testNow);
		expect((await call("POST", path, { headers })).status).toBe(201);
		clock.set(at);
		expect((await call("DELETE", path, { headers, ...(body && { body }) })).status).toBe(200);
		return path;
	};
	await bookAndCancel(testNow);
	expect(await count()).toEqual({ count: 0 });
	await bookAndCancel(late);
	expect(await count()).toEqual({ count: 1 });
	const held = await bookAndCancel(late, { hold: true });
	expect(await count()).toEqual({ count: 2 });
	expect((await call("POST", held, { headers, body: { undo: true } })).status).toBe(201);
	expect(await count()).toEqual({ count: 1 });
	// The clock runs on, so an hour before and after.
	clock.set(new Date(late.getTime() + (lateCancellationDays * 24 - 1) * hour));
	expect(await count()).toEqual({ count: 1 });
	clock.set(new Date(late.getTime() + (lateCancellationDays * 24 + 1) * hour));
	expect(await count()).toEqual({ count: 0 });
	clock.set(testNow);
});

test("hides late cancellations of other members", async () => {
	expect((await call("GET", "/api/user/late-cancellation")).status).toBe(401);
	const [{ headers }] = (await createMembers(db, 1)) as [TestMember];
	expect((await call("GET", "/api/user/late-cancellation", { headers })).body).toEqual({ count: 0 });
});
