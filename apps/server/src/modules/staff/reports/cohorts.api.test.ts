import type { Cohort } from "@kvart/contract/staff/cohorts";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { createRoom } from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

// Members of the demo joined at any time; here none did before the tests add them.
const { call, db } = await buildTestApp();
await db.update(users).set({ createdAt: new Date("2020-01-01T12:00:00Z") });
const chain = await addStaff(db);

async function cohorts(gym?: number, { headers } = chain): Promise<Map<string, Cohort>> {
	const path = `/api/staff/numbers/cohort${gym === undefined ? "" : `?gym=${gym}`}`;
	const { body } = await call<Cohort[]>("GET", path, { headers });
	return new Map(body.map((cohort) => [cohort.month.slice(0, 7), cohort]));
}

async function joinedAt(at: string, count: number): Promise<number[]> {
	const ids = (await createMembers(db, count)).map(({ id }) => id);
	await db
		.update(users)
		.set({ createdAt: new Date(at) })
		.where(inArray(users.id, ids));
	return ids;
}

async function book(
	userId: number,
	trainingDate: string,
	values: Partial<typeof bookings.$inferInsert> = {},
	gymId = zemun,
) {
	const periodId = await createPeriod(db, { gymRoomId: await createRoom(db, gymId), validFrom: "2025-01-01" });
	const [date] = await db.insert(occurrences).values({ periodId, trainingDate }).returning({ id: occurrences.id });
	const createdAt = new Date(`${trainingDate}T08:00:00Z`);
	await db
		.insert(bookings)
		.values({ occurrenceId: date?.id ?? 0, userId, person: `user:${userId}`, createdAt, ...values });
	return date?.id ?? 0;
}

const at = new Date("2026-08-20T18:00:00Z");

test("has the twelve months before this one, each followed until now", async () => {
	const months = [...(await cohorts()).values()];
	expect(months.map(({ month }) => month)).toEqual([
		"2025-11-01",
		"2025-12-01",
		...Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-01`),
	]);
	expect(months.map((cohort) => cohort.months.length)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
	expect(months.every(({ joined }) => joined === 0)).toBe(true);
});

test("counts people once a month, by the month of the training", async () => {
	const [ana, vuk, iva] = (await joinedAt("2026-06-10T12:00:00Z", 3)) as [number, number, number];
	await book(ana, "2026-06-20");
	await book(ana, "2026-07-01", { checkedInAt: at });
	await book(ana, "2026-07-31");
	await book(vuk, "2026-07-15");
	await book(vuk, "2026-08-20", { checkedInAt: at });
	await book(iva, "2026-08-20", { cancelledAt: at });
	const cancelled = await book(iva, "2026-09-20");
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.id, cancelled));
	await book(iva, "2026-11-30");
	await book(iva, "2026-12-01");
	expect((await cohorts()).get("2026-06")).toEqual({
		month: "2026-06-01",
		joined: 3,
		months: [
			{ booked: 2, came: 1 },
			{ booked: 1, came: 1 },
			{ booked: 0, came: 0 },
			{ booked: 0, came: 0 },
			{ booked: 1, came: 0 },
		],
	});
});

test("months are those of Belgrade, and only confirmed members joined", async () => {
	await joinedAt("2026-02-28T23:30:00Z", 1);
	const [unconfirmed = 0] = await joinedAt("2026-03-05T12:00:00Z", 1);
	await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed));
	const { id } = await addStaff(db);
	await db
		.update(users)
		.set({ createdAt: new Date("2026-03-05T12:00:00Z") })
		.where(eq(users.id, id));
	const found = await cohorts();
	expect(found.get("2026-02")?.joined).toBe(0);
	expect(found.get("2026-03")?.joined).toBe(1);
});

test("a club counts members who booked there, and only bookings there", async () => {
	const [ana, vuk] = (await joinedAt("2026-09-10T12:00:00Z", 3)) as [number, number];
	await book(ana, "2026-09-20", {}, vracar);
	await book(ana, "2026-10-20", {}, zemun);
	await book(vuk, "2026-10-20", {}, vracar);
	const manager = await addStaff(db, { clubs: [vracar] });
	const own = { joined: 2, months: [{ booked: 1 }, { booked: 0 }] };
	expect((await cohorts(vracar)).get("2026-09")).toMatchObject(own);
	expect((await cohorts(undefined, manager)).get("2026-09")).toMatchObject(own);
	expect((await cohorts()).get("2026-09")).toMatchObject({ joined: 3, months: [{ booked: 2 }, { booked: 0 }] });
	const path = `/api/staff/numbers/cohort?gym=${zemun}`;
	expect((await call("GET", path, { headers: manager.headers })).status).toBe(403);
});
