import type { GymRoom } from "@kvart/contract/clubs";
import { type FindAnswer, maximumFound } from "@kvart/contract/schedule";
import { addDays } from "@kvart/contract/time";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { waits } from "../../platform/database/schema/booking.ts";
import { occurrences, promotionGyms, promotions } from "../../platform/database/schema/schedule.ts";
import { trainings } from "../../platform/database/schema/trainings.ts";

const { call, clock, db } = await buildTestApp();
beforeEach(() => clock.set(testNow));

const today = "2026-11-18";
const tomorrow = addDays(today, 1);

async function roomOf(gymId: number): Promise<number> {
	return (await call<GymRoom[]>("GET", `/api/gym/${gymId}/gym_room`)).body[0]?.id ?? 0;
}

/** A training that the demo's schedule does not have, so that a search finds only the periods of one test. */
async function newTraining() {
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
	return {
		trainingId,
		at: async (gymId: number, values: Parameters<typeof createPeriod>[1] = {}) =>
			createPeriod(db, { gymRoomId: await roomOf(gymId), trainingId, capacity: 4, ...values }),
		find: async (filters: Record<string, string | number> = {}) => {
			const query = new URLSearchParams({ training: String(trainingId) });
			for (const [name, value] of Object.entries(filters)) query.set(name, String(value));
			return (await call<FindAnswer>("GET", `/api/find?${query}`)).body;
		},
	};
}

const idsOf = ({ results }: FindAnswer) => results.map(({ id }) => id);

test("finds trainings of all clubs by start, with what booking needs", async () => {
	const { trainingId, at, find } = await newTraining();
	const [later, evening, morning] = [
		await at(7, { day: 4, time: 700 }),
		await at(5, { time: 1830 }),
		await at(3, { time: 1100 }),
	];
	const [occurrence] = await db
		.insert(occurrences)
		.values({ periodId: evening, trainingDate: today, taken: 4, substituteId: 2 })
		.returning();
	const [member] = await createMembers(db, 1);
	await db.insert(waits).values({ occurrenceId: occurrence?.id ?? 0, userId: member?.id ?? 0, createdAt: testNow });
	const found = await find();
	// The window reaches to next Wednesday.
	expect(idsOf(found)).toEqual([morning, evening, later, morning, evening]);
	expect(found.results.map(({ waiting_count }) => waiting_count)).toEqual([0, 1, 0, 0, 0]);
	expect(found.results[1]).toEqual({
		id: evening,
		kind: "ordinary",
		time: 1830,
		training_date: today,
		duration: 50,
		capacity: 4,
		free_places: 0,
		waiting_count: 1,
		training: { id: trainingId, name: "Čučanj", name_eng: "Squat" },
		coach: { id: 2, name: expect.any(String) },
		gym: { id: 5, name: "Vračar", slug: "vracar", latitude: expect.any(Number), longitude: expect.any(Number) },
		room: { id: await roomOf(5), name: expect.any(String), name_eng: expect.any(String) },
	});
	const booked = await call("POST", `/api/period/${later}/booking`, {
		headers: member?.headers ?? {},
		body: { training_date: found.results[2]?.training_date },
	});
	expect(booked.status).toBe(201);
});

test("leaves out what has started, is cancelled or does not take place", async () => {
	const { at, find } = await newTraining();
	await at(3, { time: 1000 });
	const next = await at(3, { time: 1001 });
	await at(3, { time: 1200, cancelledFrom: today });
	await at(3, { time: 1200, validUntil: addDays(today, -1) });
	await at(3, { time: 1200, validFrom: addDays(today, 8) });
	const off = await at(3, { time: 1300 });
	const ending = await at(3, { time: 1400, validUntil: today });
	await db.insert(occurrences).values({ periodId: off, trainingDate: today, cancelled: true });
	expect(idsOf(await find({ date: today }))).toEqual([next, ending]);
	clock.set(new Date("2026-11-18T10:01:00+01:00"));
	expect(idsOf(await find({ date: today }))).toEqual([ending]);
	expect(idsOf(await find({ date: addDays(today, -7) }))).toEqual([]);
	expect(idsOf(await find({ date: "1000-01-01" }))).toEqual([]);
	expect(idsOf(await find({ date: addDays(today, 7) }))).toHaveLength(3);
});

test("filters by date, time, coach, club and free places", async () => {
	const { at, find } = await newTraining();
	const early = await at(3, { day: 4, time: 700, trainerId: 3 });
	const noon = await at(5, { day: 4, time: 1200, trainerId: 4 });
	const late = await at(5, { day: 4, time: 2130, trainerId: 4 });
	await at(5, { day: 5, time: 1200, trainerId: 5 });
	await db.insert(occurrences).values({ periodId: noon, trainingDate: tomorrow, taken: 4, substituteId: 3 });
	const date = tomorrow;
	expect(idsOf(await find({ date }))).toEqual([early, noon, late]);
	expect(idsOf(await find({ date, from: "7:00", to: "12:00" }))).toEqual([early, noon]);
	expect(idsOf(await find({ date, from: "07:01", to: "21:29" }))).toEqual([noon]);
	expect(idsOf(await find({ date, coach: 3 }))).toEqual([early, noon]);
	expect(idsOf(await find({ date, coach: 4 }))).toEqual([late]);
	expect(idsOf(await find({ date, gym: 5 }))).toEqual([noon, late]);
	expect(idsOf(await find({ date, gym: "3,5" }))).toEqual([early, noon, late]);
	expect(idsOf(await find({ date, gym: "7,3" }))).toEqual([early]);
	expect(idsOf(await find({ date, free: 1 }))).toEqual([early, late]);
	expect(idsOf(await find({ gym: 999_999 }))).toEqual([]);
});

const promotionWith = async (activeUntil: string) => {
	const [row] = await db
		.insert(promotions)
		.values({ title: "Vikend", titleEng: "Weekend", activeFrom: "2026-11-01", activeUntil })
		.returning();
	await db.insert(promotionGyms).values({ promotionId: row?.id ?? 0, gymId: 7 });
	return row?.id ?? 0;
};

test("finds periods of a promotion on their own date while it runs", async () => {
	const { at, find } = await newTraining();
	const [running, over] = [await promotionWith("2026-11-30"), await promotionWith("2026-11-17")];
	const single = { day: 4, trainingDate: tomorrow, promotionId: running };
	const id = await at(7, { ...single, time: 615 });
	await at(7, { ...single, time: 620, promotionId: over });
	await at(7, { ...single, time: 625, validUntil: today });
	const { results } = await find();
	expect(results).toMatchObject([{ id, kind: "promotion", training_date: tomorrow }]);
	expect(idsOf(await find({ date: addDays(tomorrow, 7) }))).toEqual([]);
});

test("shows the first hundred and that there are more", async () => {
	const { status, body, headers } = await call<FindAnswer>("GET", "/api/find");
	expect(status).toBe(200);
	expect(headers["cache-control"]).toBe("no-store");
	expect(body).toMatchObject({ more: true });
	expect(body.results).toHaveLength(maximumFound);
	const starts = body.results.map(({ training_date, time }) => `${training_date} ${String(time).padStart(4, "0")}`);
	expect(starts).toEqual(starts.toSorted());
	const { body: first } = await call<FindAnswer>("GET", "/api/find?limit=3");
	expect(first).toEqual({ results: body.results.slice(0, 3), more: true });
	const { body: oneClub } = await call<FindAnswer>("GET", `/api/find?gym=3&date=${tomorrow}`);
	expect(oneClub.more).toBe(false);
	expect(oneClub.results.length).toBeGreaterThan(3);
});

test("without a date it searches the days of the booking window", async () => {
	const narrow = await buildTestApp({ env: { BOOKING_WINDOW: "today" } });
	const { body } = await narrow.call<FindAnswer>("GET", "/api/find");
	expect(new Set(body.results.map(({ training_date }) => training_date))).toEqual(new Set([today]));
});

test("refuses filters that are not dates, times or ids", async () => {
	for (const query of [
		"date=18.11.2026",
		"from=25:00",
		"to=930",
		"training=x",
		"gym=0",
		"gym=3,",
		"gym=3,x",
		`gym=${Array.from({ length: 13 }, (_, index) => index + 1).join(",")}`,
		"gym=2147483648",
		"coach=-1",
		"free=yes",
		"limit=101",
		"limit=0",
	]) {
		const { status, body } = await call<{ code: string }>("GET", `/api/find?${query}`);
		expect([query, status, body.code]).toEqual([query, 422, "ERR_ALL_FIELDS_REQUIRED"]);
	}
});

test("finds one class on each of its dates", async () => {
	const { at, find } = await newTraining();
	const id = await at(3, { time: 1100 });
	await at(3, { time: 1300 });
	const { results } = await find({ period: id });
	expect(results.map((each) => [each.id, each.training_date])).toEqual([
		[id, today],
		[id, addDays(today, 7)],
	]);
	expect(idsOf(await find({ period: id, date: addDays(today, 7) }))).toEqual([id]);
	expect((await call("GET", "/api/find?period=x")).status).toBe(422);
});
