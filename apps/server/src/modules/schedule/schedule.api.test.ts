import type { GymRoom } from "@kvart/contract/clubs";
import type { ActivePromotion, Period } from "@kvart/contract/schedule";
import { addDays, dayOf, weekOf } from "@kvart/contract/time";
import { expect, test } from "vitest";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { sessions } from "../../platform/database/schema/members.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { sessionDigest } from "../../platform/session.ts";

const { call, clock, db } = await buildTestApp();
const wednesday = new Date("2026-11-18T10:00:00+01:00");

async function roomsOf(gymId: number): Promise<number[]> {
	return (await call<GymRoom[]>("GET", `/api/gym/${gymId}/gym_room`)).body.map(({ id }) => id);
}

async function allRooms(): Promise<number[]> {
	return (await Promise.all([1, 3, 4, 5, 7, 8].map(roomsOf))).flat();
}

async function periodsOf(roomId: number, headers: Record<string, string> = {}): Promise<Period[]> {
	return (await call<Period[]>("GET", `/api/period/gym_room/${roomId}`, { headers })).body;
}

test.for([
	["2026-11-18T10:00:00+01:00", 3, "10:00"],
	["2026-11-22T23:59:30+01:00", 7, "23:59"],
	["2026-03-29T01:59:59+01:00", 7, "01:59"],
	["2026-03-29T03:00:00+02:00", 7, "03:00"],
	["2026-10-25T02:30:00+02:00", 7, "02:30"],
	["2026-10-25T02:30:00+01:00", 7, "02:30"],
	["2026-12-31T23:30:00Z", 5, "00:30"],
] as const)("the server's time at %s is day %i, %s", async ([instant, day, time]) => {
	clock.set(new Date(instant));
	const { body, headers } = await call("GET", "/api/time");
	expect(body).toMatchObject({ day, time });
	expect(headers["cache-control"]).toBe("no-store");
	clock.set(wednesday);
});

test("every room has four to nine periods a day between 7:00 and 21:30", async () => {
	for (const room of await allRooms()) {
		const periods = await periodsOf(room);
		for (const day of [1, 2, 3, 4, 5, 6, 7]) {
			const onDay = periods.filter((period) => period.day === day);
			expect(onDay.length, `room ${room}, day ${day}`).toBeGreaterThanOrEqual(4);
			expect(onDay.length, `room ${room}, day ${day}`).toBeLessThanOrEqual(9);
			expect(onDay.every(({ time }) => time >= 700 && time <= 2130)).toBe(true);
			expect(new Set(onDay.map(({ time }) => time)).size).toBe(onDay.length);
		}
	}
});

test("every day has a free training with one place after 17:00", async () => {
	const all = (await Promise.all((await allRooms()).map((room) => periodsOf(room)))).flat();
	const single = all.filter(({ time, capacity, free_places }) => time > 1700 && capacity === 1 && free_places === 1);
	expect(new Set(single.map(({ day }) => day)).size).toBe(7);
});

test("no coach is in two rooms at once", async () => {
	const seen = new Set<string>();
	for (const room of await allRooms()) {
		for (const { day, time, coach } of await periodsOf(room)) {
			const key = `${coach?.id} ${day} ${time}`;
			expect(seen.has(key), key).toBe(false);
			seen.add(key);
		}
	}
});

test("each club has one cancelled period a week", async () => {
	for (const gymId of [1, 3, 4, 5, 7, 8]) {
		const periods = (await Promise.all((await roomsOf(gymId)).map((room) => periodsOf(room)))).flat();
		expect(periods.filter(({ cancelled }) => cancelled)).toHaveLength(1);
	}
});

test("periods are those of this week, in order", async () => {
	const [room = 0] = await roomsOf(3);
	for (const instant of ["2026-11-16T00:00:00+01:00", "2026-11-22T23:59:59+01:00", "2026-12-31T12:00:00+01:00"]) {
		clock.set(new Date(instant));
		const week = weekOf(instant.slice(0, 10));
		const periods = await periodsOf(room);
		expect(periods.every(({ day, training_date }) => week[day - 1] === training_date)).toBe(true);
		const order = periods.map(({ day, time }) => day * 10_000 + time);
		expect(order).toEqual(order.toSorted((a, b) => a - b));
	}
	clock.set(wednesday);
});

test("unknown and invalid rooms are not found", async () => {
	for (const id of ["999", "x", "0"]) {
		expect((await call("GET", `/api/period/gym_room/${id}`)).body).toMatchObject({ code: "ERR_NOT_FOUND" });
		expect((await call("GET", `/api/promotion/period/gym_room/${id}`)).status).toBe(404);
	}
});

test("the active promotion is that of Zemun and Vračar, with periods on the next 14 dates", async () => {
	const { body } = await call<ActivePromotion>("GET", "/api/promotion/active");
	expect(body).toMatchObject({ title: expect.any(String), title_eng: expect.any(String) });
	expect(body.gyms.map(({ id }) => id)).toEqual([3, 5]);
	for (const gymId of [3, 5]) {
		const [room = 0] = await roomsOf(gymId);
		const { body: periods } = await call<Period[]>("GET", `/api/promotion/period/gym_room/${room}`);
		const dates = new Set(periods.map(({ training_date }) => training_date));
		for (let ahead = 1; ahead <= 14; ahead += 1) expect(dates).toContain(addDays("2026-11-18", ahead));
		expect(periods.every(({ day, training_date }) => dayOf(training_date) === day)).toBe(true);
	}
	const [other = 0] = await roomsOf(1);
	expect((await call("GET", `/api/promotion/period/gym_room/${other}`)).body).toEqual([]);
});

test("`booked` is true only for the member who booked", async () => {
	const [, room = 0] = await roomsOf(3);
	const slot = (await periodsOf(room)).find(
		({ day, capacity, free_places }) => day === 4 && capacity === 1 && free_places === 1,
	);
	const [occurrence] = await db
		.insert(occurrences)
		.values({ periodId: slot?.id ?? 0, trainingDate: slot?.training_date ?? "", taken: 1 })
		.returning();
	await db
		.insert(bookings)
		.values({ occurrenceId: occurrence?.id ?? 0, userId: 1, person: "user:1", createdAt: wednesday });
	const expiresAt = new Date("2027-11-18T10:00:00Z");
	await db.insert(sessions).values([
		{ tokenHash: sessionDigest("ana"), userId: 1, createdAt: wednesday, expiresAt },
		{ tokenHash: sessionDigest("marko"), userId: 2, createdAt: wednesday, expiresAt },
	]);
	const seenBy = async (headers: Record<string, string>) =>
		(await periodsOf(room, headers)).find(({ id }) => id === slot?.id);
	expect(await seenBy({ session_id: "ana" })).toMatchObject({ booked: true, free_places: 0 });
	expect(await seenBy({ "session-id": "ana" })).toMatchObject({ booked: true });
	expect(await seenBy({ session_id: "marko" })).toMatchObject({ booked: false, free_places: 0 });
	expect(await seenBy({})).toMatchObject({ booked: false });
	expect(await seenBy({ session_id: "nobody" })).toMatchObject({ booked: false });
	const { headers } = await call("GET", `/api/period/gym_room/${room}`, { headers: { session_id: "ana" } });
	expect(headers["cache-control"]).toBe("no-store");
});
