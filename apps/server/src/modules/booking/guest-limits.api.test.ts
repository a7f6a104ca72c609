import { randomUUID } from "node:crypto";
import { guestLimits } from "@kvart/contract/limits";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, easyProof, newGuest } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { limitCounts } from "../../platform/database/schema/limits.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";

// Two servers on one database. Proofs are real, but of challenges that are easy to solve.
const app = await buildTestApp({ env: { RATE_LIMIT: "on" } });
const other = await buildTestApp({ env: { RATE_LIMIT: "on" }, beside: app });
const { db, clock } = app;
const tooMany = "ERR_TOO_MANY_GUEST_BOOKINGS";

let networks = 0;
const newAddress = () => {
	networks += 1;
	return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
};

interface Booking {
	guest?: object;
	proof?: string;
	key?: string;
	on?: typeof app;
}

async function book(period: number, address: string, { guest = newGuest(), proof, key, on = app }: Booking = {}) {
	const answer = await on.server.inject({
		method: "POST",
		url: `/api/period/${period}/booking/guest`,
		remoteAddress: address,
		headers: key ? { "idempotency-key": key } : {},
		payload: { ...guest, proof },
	});
	return answer.json<{ code: string }>().code;
}
const bookProven = async (period: number, address: string, more: Booking = {}) =>
	book(period, address, { proof: await easyProof(), ...more });

function tally(codes: string[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
	return counts;
}

async function takenOf(period: number): Promise<number> {
	const [row] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	return row?.taken ?? 0;
}

const periodsOf = (count: number, capacity: number) =>
	Promise.all(Array.from({ length: count }, () => createPeriod(db, { capacity })));

beforeEach(async () => {
	clock.set(testNow);
	await db.delete(limitCounts);
});

test("one address that solves every challenge takes 25 of 91 places, on two servers together", async () => {
	const periods = await periodsOf(13, 7);
	const address = newAddress();
	const codes: string[] = [];
	for (const period of periods)
		codes.push(
			...(await Promise.all(
				Array.from({ length: 7 }, (_, index) => bookProven(period, address, { on: index % 2 ? other : app })),
			)),
		);
	expect(tally(codes)).toEqual({ SUC_BOOKED: guestLimits.day.network, [tooMany]: 91 - guestLimits.day.network });
});

test("a family of five behind one router books five trainings, together and at the same time", async () => {
	const periods = await periodsOf(5, 12);
	const [address, family] = [newAddress(), Array.from({ length: 5 }, newGuest)];
	const codes = await Promise.all(
		periods.flatMap((period) => family.map((guest) => bookProven(period, address, { guest }))),
	);
	expect(tally(codes)).toEqual({ SUC_BOOKED: 25 });
});

test("a network gets five places in a training, and a quarter of a large one", async () => {
	for (const [capacity, places] of [
		[12, 5],
		[40, 10],
	] as const) {
		const period = await createPeriod(db, { capacity });
		const address = newAddress();
		const codes = await Promise.all(Array.from({ length: places + 2 }, () => bookProven(period, address)));
		expect(tally(codes)).toEqual({ SUC_BOOKED: places, [tooMany]: 2 });
		expect(await bookProven(period, newAddress())).toBe("SUC_BOOKED");
		expect(await takenOf(period)).toBe(places + 1);
	}
});

test("a phone gets five places in a day, wherever it is, and new ones the day after", async () => {
	const [guest, periods] = [newGuest(), await periodsOf(6, 9)];
	const codes: string[] = [];
	for (const period of periods) codes.push(await bookProven(period, newAddress(), { guest }));
	expect(tally(codes)).toEqual({ SUC_BOOKED: guestLimits.day.phone, [tooMany]: 1 });
	clock.set(new Date("2026-11-19T00:00:00+01:00"));
	const thursday = await createPeriod(db, { day: 4 });
	expect(await bookProven(thursday, newAddress(), { guest })).toBe("SUC_BOOKED");
});

test("the spec's call without a proof stays valid for ten calls an hour of an address, on all servers", async () => {
	const periods = await periodsOf(3, 30);
	const address = newAddress();
	const codes: string[] = [];
	for (let count = 0; count < 12; count += 1)
		codes.push(await book(periods[count % 3] ?? 0, address, { on: count % 2 ? other : app }));
	expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "SUC_BOOKED"));
	expect(codes.slice(10)).toEqual([tooMany, tooMany]);
	// A proof still opens the door, and so does the next hour.
	expect(await bookProven(periods[0] ?? 0, address)).toBe("SUC_BOOKED");
	clock.set(new Date(testNow.getTime() + 3_660_000));
	expect(await book(periods[1] ?? 0, address)).toBe("SUC_BOOKED");
});

test("a proof is good for one call, and a wrong one for none", async () => {
	const period = await createPeriod(db, { capacity: 60 });
	const [address, proof] = [newAddress(), await easyProof()];
	for (let count = 0; count < 10; count += 1) expect(await book(period, address, { proof: "AAAA" })).toBe("SUC_BOOKED");
	expect(await book(period, address, { proof: "AAAA" })).toBe(tooMany);
	const codes = await Promise.all(Array.from({ length: 4 }, () => book(period, address, { proof })));
	expect(tally(codes)).toEqual({ SUC_BOOKED: 1, [tooMany]: 3 });
});

test("refused bookings do not count, and the refusal says when to come back", async () => {
	const full = await createPeriod(db);
	const [address, open] = [newAddress(), await createPeriod(db, { capacity: 9 })];
	expect(await bookProven(full, newAddress())).toBe("SUC_BOOKED");
	for (let count = 0; count < 30; count += 1)
		expect(await bookProven(full, address)).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	for (let count = 0; count < 5; count += 1) expect(await bookProven(open, address)).toBe("SUC_BOOKED");
	const refused = await app.server.inject({
		method: "POST",
		url: `/api/period/${open}/booking/guest`,
		remoteAddress: address,
		payload: { ...newGuest(), proof: await easyProof() },
	});
	expect(refused.statusCode).toBe(429);
	const untilMidnight = 14 * 3600;
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(untilMidnight - 300);
	expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(untilMidnight);
});

test("the networks of one IPv6 customer share twice the places of one", async () => {
	const periods = await periodsOf(12, 40);
	let count = 0;
	const codes: string[] = [];
	for (const period of periods)
		for (let place = 0; place < 5; place += 1) {
			count += 1;
			codes.push(await bookProven(period, `2001:db8:5:${count.toString(16)}::1`));
		}
	expect(tally(codes)).toEqual({ SUC_BOOKED: guestLimits.day.wideNetwork, [tooMany]: 10 });
});

test("a retry gets the first answer though the limit is used up, and a refusal by the limit is not stored", async () => {
	const period = await createPeriod(db, { capacity: 30 });
	const address = newAddress();
	const [guest, key, late] = [newGuest(), randomUUID(), randomUUID()];
	expect(await book(period, address, { guest, key })).toBe("SUC_BOOKED");
	for (let count = 0; count < 10; count += 1) await book(period, address);
	const retries = await Promise.all([1, 2, 3].map(async () => bookProven(period, address, { guest, key })));
	expect(retries).toEqual(["SUC_BOOKED", "SUC_BOOKED", "SUC_BOOKED"]);
	const next = newGuest();
	expect(await bookProven(period, address, { guest: next, key: late })).toBe(tooMany);
	clock.set(new Date(testNow.getTime() + 3_660_000));
	await db.delete(limitCounts);
	expect(await bookProven(period, address, { guest: next, key: late })).toBe("SUC_BOOKED");
});

test("guests are told that a phone is booked only where a place is free; members always", async () => {
	const [full, open] = [await createPeriod(db), await createPeriod(db, { capacity: 9 })];
	const guest = newGuest();
	for (const period of [full, open]) expect(await bookProven(period, newAddress(), { guest })).toBe("SUC_BOOKED");
	expect(await bookProven(open, newAddress(), { guest })).toBe("ERR_ALREADY_BOOKED");
	for (const person of [guest, newGuest()])
		expect(await bookProven(full, newAddress(), { guest: person })).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	const [member] = await createMembers(db, 1);
	const { headers } = member ?? {};
	const last = await createPeriod(db);
	for (const code of ["SUC_BOOKED", "ERR_ALREADY_BOOKED"])
		expect(await app.call("POST", `/api/period/${last}/booking`, { headers: { ...headers } })).toMatchObject({
			body: { code },
		});
	clock.set(new Date("2026-11-18T18:31:00+01:00"));
	for (const person of [guest, newGuest()])
		expect(await bookProven(full, newAddress(), { guest: person })).toBe("ERR_TRAINING_PASSED");
});

test("a network that tries phones learns of as many as it could book places of the training", async () => {
	const period = await createPeriod(db, { capacity: 30 });
	const address = newAddress();
	const guests = Array.from({ length: 12 }, newGuest);
	for (const guest of guests) expect(await bookProven(period, newAddress(), { guest })).toBe("SUC_BOOKED");
	const codes: string[] = [];
	for (const guest of guests) codes.push(await bookProven(period, address, { guest }));
	expect(tally(codes)).toEqual({ ERR_ALREADY_BOOKED: 8, [tooMany]: 4 });
	expect(await bookProven(period, address)).toBe(tooMany);
	// The phones' own limit is untouched: another network tried them.
	const [first] = guests;
	for (const open of await periodsOf(4, 9))
		expect(await bookProven(open, newAddress(), { guest: first ?? {} })).toBe("SUC_BOOKED");
});

test("the counts contain no personal data", async () => {
	const [period, address, guest] = [await createPeriod(db), newAddress(), newGuest()];
	await bookProven(period, address, { guest });
	const rows = await db.select({ text: sql<string>`limit_counts::text` }).from(limitCounts);
	expect(rows.length).toBeGreaterThan(0);
	for (const { text } of rows) expect(text).not.toMatch(/198\.51|063|38163/);
});
