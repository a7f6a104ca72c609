import type { CoachHoursReport } from "@kvart/contract/staff/coach-hours";
import type { OwnHours } from "@kvart/contract/staff/own-classes";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod } from "../../../../test/booking-factories.ts";
import { createCoach, createRoom } from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../platform/database/schema/trainings.ts";

const { call, db } = await buildTestApp();
const chain = await addStaff(db);
const [training] = await db.select({ duration: trainings.duration }).from(trainings).where(eq(trainings.id, 1));
const duration = training?.duration ?? 0;
const counts = (classes: number) => ({ classes, minutes: classes * duration });

async function hoursOf(coachId: number | null, query: Record<string, string> = {}, { headers } = chain) {
	const path = `/api/staff/numbers/coach_hours?${new URLSearchParams(query).toString()}`;
	const { body } = await call<CoachHoursReport>("GET", path, { headers });
	return body.coaches.find(({ coach }) => (coach?.id ?? null) === coachId);
}

/** Mondays at 18:30: 2, 9 and 16 November are over, 23 and 30 November are to come. */
async function mondays(values: Parameters<typeof createPeriod>[1] = {}) {
	const gymRoomId = await createRoom(db);
	return createPeriod(db, { gymRoomId, day: 1, capacity: 9, validFrom: "2026-11-01", ...values });
}

const onDate = (periodId: number, trainingDate: string, values: Partial<typeof occurrences.$inferInsert>) =>
	db
		.insert(occurrences)
		.values({ periodId, trainingDate, ...values })
		.returning({ id: occurrences.id });

test("counts what was taught, what a colleague taught, what was cancelled and what is to come", async () => {
	const vesna = await createCoach(db, "Vesna Satić");
	const goran = await createCoach(db, "Goran Zamena");
	const period = await mondays({ trainerId: vesna });
	await onDate(period, "2026-11-09", { substituteId: goran });
	await onDate(period, "2026-11-16", { cancelled: true });
	await onDate(period, "2026-11-30", { cancelled: true });
	const sums = {
		taught: counts(1),
		substituting: counts(0),
		substituted: counts(1),
		cancelled: counts(2),
		coming: counts(1),
	};
	const club = { id: zemun, name: "Zemun" };
	expect(await hoursOf(vesna)).toEqual({
		coach: { id: vesna, name: "Vesna Satić" },
		...sums,
		clubs: [{ gym: club, ...sums }],
	});
	expect(await hoursOf(goran)).toMatchObject({
		taught: counts(1),
		substituting: counts(1),
		substituted: counts(0),
		coming: counts(0),
	});
});

test("a moved class is not cancelled: it counts on its new date", async () => {
	const coach = await createCoach(db, "Mila Pomerena");
	const period = await mondays({ trainerId: coach });
	const target = await mondays({ trainerId: coach, time: 2000, validFrom: "2026-11-16", validUntil: "2026-11-16" });
	const [moved] = await onDate(target, "2026-11-16", {});
	await onDate(period, "2026-11-16", { cancelled: true, movedToId: moved?.id ?? null });
	expect(await hoursOf(coach)).toMatchObject({ taught: counts(3), cancelled: counts(0), coming: counts(2) });
});

test("a class counts once it has ended, and a series that was cancelled does not", async () => {
	const coach = await createCoach(db, "Rana Ranić");
	// Today at 9:30: it has begun, but not ended at 10:00.
	await mondays({ trainerId: coach, day: 3, time: 930, validFrom: "2026-11-18", validUntil: "2026-11-18" });
	expect(await hoursOf(coach)).toMatchObject({ taught: counts(0), coming: counts(1) });
	await mondays({ trainerId: coach, cancelledFrom: "2026-11-09" });
	expect(await hoursOf(coach)).toMatchObject({ taught: counts(1), cancelled: counts(4), coming: counts(1) });
});

test("classes without a coach are listed last, and the sums add up", async () => {
	await mondays({ trainerId: null });
	const { body } = await call<CoachHoursReport>("GET", "/api/staff/numbers/coach_hours", { headers: chain.headers });
	expect(body.month).toBe("2026-11-01");
	expect(body.coaches.at(-1)?.coach).toBeNull();
	for (const part of ["taught", "cancelled", "coming"] as const) {
		expect(body.coaches.reduce((sum, row) => sum + row[part].minutes, 0)).toBe(body.total[part].minutes);
		for (const row of body.coaches)
			expect(row.clubs.reduce((sum, club) => sum + club[part].minutes, 0)).toBe(row[part].minutes);
	}
	expect(body.total.substituting).toEqual(body.total.substituted);
});

test("a month is chosen by one of its days", async () => {
	const coach = await createCoach(db, "Decembar Decembrić");
	await mondays({ trainerId: coach, validFrom: "2026-12-01" });
	expect(await hoursOf(coach)).toBeUndefined();
	expect(await hoursOf(coach, { date: "2026-12-31" })).toMatchObject({ coming: counts(4) });
});

test("a manager sees the hours in their own clubs only", async () => {
	const coach = await createCoach(db, "Dva Centra");
	await mondays({ trainerId: coach });
	await mondays({ trainerId: coach, gymRoomId: await createRoom(db, vracar), time: 2000 });
	expect(await hoursOf(coach)).toMatchObject({ taught: counts(6), clubs: [{}, {}] });
	const manager = await addStaff(db, { clubs: [vracar] });
	expect(await hoursOf(coach, {}, manager)).toMatchObject({ taught: counts(3), clubs: [{ gym: { id: vracar } }] });
	expect(await hoursOf(coach, { gym: String(zemun) })).toMatchObject({ taught: counts(3) });
	const path = `/api/staff/numbers/coach_hours?gym=${zemun}`;
	expect(await call("GET", path, { headers: manager.headers })).toMatchObject({
		status: 403,
		body: { code: "ERR_BAD_ROLE" },
	});
});

test("the coach sees the same hours as the payroll", async () => {
	const coachId = await createCoach(db, "Isti Satić");
	const colleague = await createCoach(db, "Druga Osoba");
	const period = await mondays({ trainerId: coachId });
	await onDate(period, "2026-11-02", { substituteId: colleague });
	const taken = await mondays({ trainerId: colleague, time: 2000 });
	await onDate(taken, "2026-11-09", { substituteId: coachId });
	const { headers } = await addStaff(db, { role: "coach", coachId });
	const own = (await call<OwnHours>("GET", "/api/staff/own/hours", { headers })).body;
	expect(own).toMatchObject({ taught: counts(3) });
	expect(await hoursOf(coachId)).toMatchObject({ taught: own.taught, coming: own.coming });
});
