import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { waitForBlockedQuery } from "../../../test/blocked-query.ts";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { waits } from "../../platform/database/schema/booking.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { lockPlaces } from "./queries/booking.ts";
import { closeWaits } from "./queries/waiting.ts";
import { cancelAllOf } from "./service/upcoming.ts";

// On PostgreSQL two transactions hold what the other needs next, if one of them locks in another order.
const { call, db, api } = await buildTestApp();
const date = "2026-11-18";

const book = (period: number, { headers }: TestMember) => call("POST", `/api/period/${period}/booking`, { headers });
const newMember = async () => (await createMembers(db, 1))[0] as TestMember;
/** As staff blocks a member. */
const leave = ({ id }: TestMember) => db.transaction((tx) => cancelAllOf(tx, api.deps, id));

async function takenOf(periods: number[]) {
	const rows = await db.select().from(occurrences).where(inArray(occurrences.periodId, periods));
	return rows.map(({ taken }) => taken);
}

test("trainings are locked by period and date, also where the later period was booked first", async () => {
	const member = await newMember();
	const [first, second] = [await createPeriod(db), await createPeriod(db, { time: 1930 })];
	for (const period of [second, first]) expect((await book(period, member)).status).toBe(201);
	const { left } = await db.transaction(async (tx) => {
		await lockPlaces(tx, [{ periodId: first, date }]);
		const leaving = leave(member);
		await waitForBlockedQuery(db);
		await lockPlaces(tx, [{ periodId: second, date }]);
		return { left: leaving };
	});
	await left;
	expect(await takenOf([first, second])).toEqual([0, 0]);
});

test("a member leaves waiting lists after trainings are locked, as when they are cancelled", async () => {
	const [member, holder] = [await newMember(), await newMember()];
	const [waited, booked] = [await createPeriod(db), await createPeriod(db, { time: 1930 })];
	await book(waited, holder);
	await book(booked, member);
	await call("POST", `/api/period/${waited}/waiting`, { headers: member.headers });
	const [training] = await db.select().from(occurrences).where(eq(occurrences.periodId, waited));
	const { left } = await db.transaction(async (tx) => {
		await lockPlaces(
			tx,
			[waited, booked].map((periodId) => ({ periodId, date })),
		);
		const leaving = leave(member);
		await waitForBlockedQuery(db);
		await closeWaits(tx, [training?.id ?? 0], api.deps.clock.now());
		return { left: leaving };
	});
	await left;
	const [row] = await db.select().from(waits).where(eq(waits.userId, member.id));
	expect(row).toMatchObject({ outcome: "closed" });
	expect(await takenOf([booked])).toEqual([0]);
});
