import type { BookingReport, EnquiryReport, FillReport } from "@kvart/contract/staff/reports";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { addEnquiry } from "../../../../test/enquiry-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings, waits } from "../../../platform/database/schema/booking.ts";
import { enquiries } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

const { call, db } = await buildTestApp();
const chain = await addStaff(db);
const desk = await addStaff(db, { clubs: [vracar] });

type Query = Record<string, string>;
const getReport = <T>(path: string, query: Query, { headers }: typeof chain = chain) =>
	call<T>("GET", `/api/staff/numbers/${path}?${new URLSearchParams(query).toString()}`, { headers });

// Far in the future, where only the weekly periods of the demo exist.
const week = { from: "2031-03-03", until: "2031-03-09", gym: String(zemun) };

async function addOccurrence(periodId: number, values: Partial<typeof occurrences.$inferInsert>) {
	const [row] = await db
		.insert(occurrences)
		.values({ periodId, trainingDate: "2031-03-05", ...values })
		.returning({ id: occurrences.id });
	return row?.id ?? 0;
}

const hourOf = async (query: Query, hour: number) =>
	(await getReport<FillReport>("fill", query)).body.hours.find((row) => row.day === 3 && row.hour === hour);

test("counts the places of dates without bookings", async () => {
	await createPeriod(db, { time: 300, capacity: 10, validFrom: "2031-03-01" });
	expect(await hourOf(week, 3)).toEqual({ day: 3, hour: 3, held: 1, capacity: 10, taken: 0 });
	expect(await hourOf({ ...week, until: "2031-03-19" }, 3)).toMatchObject({ held: 3, capacity: 30 });
	expect(await hourOf({ ...week, from: "2031-02-01", until: "2031-03-04" }, 3)).toBeUndefined();
});

test("capacity, cancellation and substitute of a date count for that date only", async () => {
	const periodId = await createPeriod(db, { time: 400, capacity: 10, validFrom: "2031-03-01", trainerId: 1 });
	await addOccurrence(periodId, { capacity: 4, taken: 3, substituteId: 2 });
	await addOccurrence(periodId, { trainingDate: "2031-03-12", taken: 7, cancelled: true });
	expect(await hourOf({ ...week, until: "2031-03-19" }, 4)).toEqual({
		day: 3,
		hour: 4,
		held: 2,
		capacity: 14,
		taken: 3,
	});
	const { coaches } = (await getReport<FillReport>("fill", week)).body;
	expect(coaches.find(({ id }) => id === 2)?.taken).toBe(3);
});

test("ended and cancelled periods have no places; a promotion period counts once", async () => {
	await createPeriod(db, { time: 500, capacity: 8, validFrom: "2031-03-01", validUntil: "2031-03-10" });
	await createPeriod(db, { time: 500, capacity: 8, validFrom: "2031-03-01", cancelledFrom: "2031-03-12" });
	await createPeriod(db, {
		time: 500,
		capacity: 5,
		validFrom: "2031-03-01",
		promotionId: 1,
		trainingDate: "2031-03-12",
	});
	expect(await hourOf({ ...week, until: "2031-03-26" }, 5)).toMatchObject({ held: 3, capacity: 21 });
});

test("the parts add up to the total", async () => {
	const { total, clubs, trainings, hours } = (
		await getReport<FillReport>("fill", { from: "2026-11-01", until: "2026-11-18" })
	).body;
	expect(total.taken).toBeGreaterThan(0);
	for (const part of [clubs, trainings, hours]) {
		for (const figure of ["held", "capacity", "taken"] as const) {
			expect(part.reduce((sum, row) => sum + row[figure], 0)).toBe(total[figure]);
		}
	}
	expect(clubs.every(({ name }) => name !== "")).toBe(true);
});

test("counts bookings, cancellations and attendance by week of the training", async () => {
	const periodId = await createPeriod(db, { time: 600, capacity: 10, validFrom: "2031-03-01" });
	const checked = await addOccurrence(periodId, { taken: 3 });
	const unchecked = await addOccurrence(periodId, { trainingDate: "2031-03-12", taken: 1 });
	const people = await createMembers(db, 6);
	const at = new Date("2031-03-01T12:00:00Z");
	const book = (place: number, occurrenceId: number, more: Partial<typeof bookings.$inferInsert> = {}) => {
		const userId = people[place]?.id ?? 0;
		return db.insert(bookings).values({ occurrenceId, userId, person: `user:${userId}`, createdAt: at, ...more });
	};
	await book(0, checked, { checkedInAt: at });
	await book(1, checked, { checkedInAt: at });
	await book(2, checked);
	await book(3, checked, { cancelledAt: at });
	await book(4, checked, { walkIn: true, checkedInAt: at });
	await book(5, unchecked);
	const { weeks } = (await getReport<BookingReport>("booking", { ...week, until: "2031-03-20" })).body;
	expect(weeks).toEqual([
		{ week: "2031-03-03", booked: 4, cancelled: 1, expected: 3, came: 2 },
		// Without check-ins the attendance is unknown.
		{ week: "2031-03-10", booked: 1, cancelled: 0, expected: 0, came: 0 },
		{ week: "2031-03-17", booked: 0, cancelled: 0, expected: 0, came: 0 },
	]);
});

test("counts waits, places from the list and late cancellations by club and month of the training", async () => {
	const periodId = await createPeriod(db, { time: 630, capacity: 1, validFrom: "2031-03-01" });
	const march = await addOccurrence(periodId, { trainingDate: "2031-03-19" });
	const april = await addOccurrence(periodId, { trainingDate: "2031-04-02" });
	const [ana, vuk, iva] = (await createMembers(db, 3)).map(({ id }) => id) as [number, number, number];
	const at = new Date("2031-03-01T12:00:00Z");
	const wait = (occurrenceId: number, userId: number, outcome: "booked" | "left" | null) =>
		db.insert(waits).values({ occurrenceId, userId, createdAt: at, outcome, endedAt: outcome && at });
	await wait(march, ana, "booked");
	await wait(march, vuk, "left");
	await wait(april, vuk, null);
	const cancelled = { createdAt: at, cancelledAt: at, cancelledLate: true };
	await db.insert(bookings).values({ occurrenceId: april, userId: iva, person: `user:${iva}`, ...cancelled });
	const range = { ...week, from: "2031-03-15", until: "2031-04-30" };
	const { months } = (await getReport<BookingReport>("booking", range)).body;
	const club = { id: zemun, name: "Zemun" };
	expect(months).toEqual([
		{ ...club, month: "2031-03", joined: 2, moved_up: 1, cancelled_late: 0 },
		{ ...club, month: "2031-04", joined: 1, moved_up: 0, cancelled_late: 1 },
	]);
	const { from, until } = range;
	expect((await getReport<BookingReport>("booking", { from, until }, desk)).body.months).toEqual([]);
});

test("late cancellations of a month are those of the report on no-shows", async () => {
	const periodId = await createPeriod(db, { time: 645, capacity: 9, validFrom: "2031-06-01" });
	const held = await addOccurrence(periodId, { trainingDate: "2031-06-04" });
	const off = await addOccurrence(periodId, { trainingDate: "2031-06-11", cancelled: true });
	const people = (await createMembers(db, 5)).map(({ id }) => id);
	const at = new Date("2031-06-01T12:00:00Z");
	const cancelLate = (place: number, occurrenceId: number, more: Partial<typeof bookings.$inferInsert> = {}) => {
		const userId = people[place] ?? 0;
		const cancelled = { createdAt: at, cancelledAt: at, cancelledLate: true };
		return db.insert(bookings).values({ occurrenceId, userId, person: `user:${userId}`, ...cancelled, ...more });
	};
	await cancelLate(0, held);
	await cancelLate(1, held, { forgivenAt: at });
	await cancelLate(2, held, { heldUntil: at });
	await cancelLate(3, held);
	await cancelLate(3, held, { cancelledAt: null, cancelledLate: false });
	await cancelLate(4, off);
	const range = { ...week, from: "2031-06-01", until: "2031-06-30" };
	const { months } = (await getReport<BookingReport>("booking", range)).body;
	expect(months).toMatchObject([{ month: "2031-06", cancelled_late: 1 }]);
});

test("counts enquiries by kind, club and language with the median reply time", async () => {
	await db.delete(enquiries);
	const createdAt = new Date("2031-03-05T10:00:00Z");
	const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
	await addEnquiry(db, { createdAt, answeredAt: after(2) });
	await addEnquiry(db, { createdAt, answeredAt: after(4) });
	await addEnquiry(db, { createdAt, answeredAt: after(30), kind: "lending_page", gymId: vracar, language: "en" });
	await addEnquiry(db, { createdAt, gymId: null });
	await addEnquiry(db, { createdAt, marks: ["trap"] });
	await addEnquiry(db, { createdAt: new Date("2031-03-09T23:30:00Z") });
	const { body } = await getReport<EnquiryReport>("enquiry", { from: week.from, until: week.until });
	expect(body).toEqual({
		total: { received: 4, answered: 3, median_hours: 4 },
		kinds: [
			{ kind: "price", received: 3, answered: 2, median_hours: 3 },
			{ kind: "lending_page", received: 1, answered: 1, median_hours: 30 },
		],
		clubs: [
			{ id: zemun, name: "Zemun", received: 2, answered: 2 },
			{ id: vracar, name: expect.any(String), received: 1, answered: 1 },
			{ id: null, name: null, received: 1, answered: 0 },
		],
		languages: [
			{ language: "sr", received: 3, answered: 2 },
			{ language: "en", received: 1, answered: 1 },
		],
	});
	const own = await getReport<EnquiryReport>("enquiry", { from: week.from, until: week.until }, desk);
	expect(own.body.total).toMatchObject({ received: 1, answered: 1 });
});

test("staff of a club gets only its own reports", async () => {
	const own = await getReport<FillReport>("fill", { from: week.from, until: week.until }, desk);
	expect(own.body.clubs.map(({ id }) => id)).toEqual([vracar]);
	for (const path of ["fill", "booking", "enquiry"]) {
		expect(await getReport(path, week, desk)).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
	}
});

test.for([
	{ from: "2031-03-09", until: "2031-03-03" },
	{ from: "2030-01-01", until: "2031-03-03" },
	{ from: "yesterday", until: "2031-03-03" },
	{ from: "2031-03-03" },
])("refuses the range %j", async (query) => {
	expect((await getReport("fill", query as Query)).status).toBe(422);
});
