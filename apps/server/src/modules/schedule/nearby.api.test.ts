import type { GymRoom } from "@kvart/contract/clubs";
import type { NearbyPeriod } from "@kvart/contract/schedule";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { trainings } from "../../platform/database/schema/trainings.ts";

const { call, clock, db } = await buildTestApp();
beforeEach(() => clock.set(testNow));

async function roomOf(gymId: number): Promise<number> {
	return (await call<GymRoom[]>("GET", `/api/gym/${gymId}/gym_room`)).body[0]?.id ?? 0;
}

// A training that the demo's schedule does not have.
const [training] = await db
	.insert(trainings)
	.values({
		name: "Čučanj",
		nameEng: "Squat",
		description: "",
		descriptionEng: "",
		duration: 50,
		intensity: 3,
		calories: 300,
		photoUrl: "",
		trainingType: "freestyle",
		position: 99,
	})
	.returning();
const trainingId = training?.id ?? 0;
const at = async (gymId: number, values: Parameters<typeof createPeriod>[1] = {}) =>
	createPeriod(db, { gymRoomId: await roomOf(gymId), trainingId, time: 1230, capacity: 4, ...values });

test("lists the same training at other clubs in the next three hours, nearest first", async () => {
	const full = await at(3, { time: 1100, capacity: 1 });
	const [vracar, blokovi, banjica] = [await at(5), await at(7), await at(1, { time: 1300 })];
	const edge = await at(4, { time: 1300 });
	await at(8, { time: 1301 });
	await at(3, { time: 1200 });
	await at(8, { time: 959 });
	await at(8, { time: 1001 });
	await at(8, { day: 4 });
	await at(8, { cancelledFrom: "2026-11-01" });
	const taken = await at(8);
	const off = await at(8);
	await db.insert(occurrences).values([
		{ periodId: taken, trainingDate: "2026-11-18", taken: 4 },
		{ periodId: off, trainingDate: "2026-11-18", cancelled: true },
		{ periodId: blokovi, trainingDate: "2026-11-18", taken: 3, substituteId: 2 },
	]);
	const { status, body, headers } = await call<NearbyPeriod[]>("GET", `/api/period/${full}/nearby`);
	expect(status).toBe(200);
	expect(headers["cache-control"]).toBe("no-store");
	expect(body.map(({ id }) => id)).toEqual([blokovi, edge, vracar, banjica]);
	expect(body[0]).toMatchObject({
		time: 1230,
		training_date: "2026-11-18",
		free_places: 1,
		training: { id: trainingId, name: "Čučanj", name_eng: "Squat" },
		gym: { id: 7, slug: "blokovi" },
		coach: { id: 2 },
	});
	const distances = body.map(({ distance }) => distance);
	expect(distances).toEqual(distances.toSorted((a, b) => a - b));
	// The results can be booked.
	const [member] = await createMembers(db, 1);
	const booked = await call("POST", `/api/period/${blokovi}/booking`, { headers: member?.headers ?? {} });
	expect(booked.status).toBe(201);
});

test("stops at midnight", async () => {
	const full = await at(3, { time: 2200 });
	const late = await at(5, { time: 2330 });
	clock.set(new Date("2026-11-18T22:00:00+01:00"));
	const { body } = await call<NearbyPeriod[]>("GET", `/api/period/${full}/nearby`);
	expect(body.map(({ id }) => id)).toEqual([late]);
});

test("an unknown period is not found", async () => {
	for (const id of ["999999", "x", "0"]) expect((await call("GET", `/api/period/${id}/nearby`)).status).toBe(404);
});
