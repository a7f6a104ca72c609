import type { Database } from "../src/platform/database/database.ts";
import { coachAbsences } from "../src/platform/database/schema/absences.ts";
import { bookings } from "../src/platform/database/schema/booking.ts";
import { classNews } from "../src/platform/database/schema/class-news.ts";
import { closings, occurrences, scheduleChanges } from "../src/platform/database/schema/schedule.ts";
import { substitutionRequests } from "../src/platform/database/schema/substitutions.ts";
import type { Samples } from "./access-matrix.ts";
import { createPeriod } from "./booking-factories.ts";
import { createRoom } from "./schedule-factories.ts";
import { zemun } from "./staff-factories.ts";
import { testNow } from "./template.ts";
import type { TestApp } from "./test-app.ts";

const roomInZemun = 3;
const room = { params: { id: roomInZemun } };

/** This evening in Zemun. */
async function thatPeriod({ db }: TestApp) {
	return { params: { id: await createPeriod(db, { trainerId: null }) } };
}

const seen = { version: 1, date: "2026-11-18" };
const because = { reason: "holiday" } as const;

/** A change in Zemun that changed nothing. */
async function openChange({ db }: Pick<TestApp, "db">): Promise<number> {
	const steps = {
		from: "",
		first_dates: {},
		periods: [],
		dates: [],
		dates_made: [],
		made: [],
		moved: [],
		bookings_cancelled: [],
		bookings_made: [],
		waits_ended: [],
		waits_reopened: [],
		versions: {},
	};
	const undoUntil = new Date(testNow.getTime() + 600_000);
	const row = { at: testNow, action: "week.copied", gymIds: [zemun], subject: {}, steps, undoUntil };
	const [change] = await db.insert(scheduleChanges).values(row).returning({ id: scheduleChanges.id });
	return change?.id ?? 0;
}

/** A request of a coach whose class is this evening in Zemun. */
async function request(db: Database, coaches: { trainerId: number; takenById?: number }): Promise<number> {
	const periodId = await createPeriod(db, { trainerId: coaches.trainerId, time: 2200 });
	const row = { periodId, trainingDate: seen.date, absent: true, createdAt: testNow, ...coaches };
	const [added] = await db.insert(substitutionRequests).values(row).returning({ id: substitutionRequests.id });
	return added?.id ?? 0;
}

/** An absence of the coach with the record 1, who teaches in Zemun. */
async function absence(db: Database): Promise<number> {
	const row = { trainerId: 1, fromDate: "2027-01-11", untilDate: "2027-01-12", createdAt: testNow };
	const [added] = await db.insert(coachAbsences).values(row).returning({ id: coachAbsences.id });
	return added?.id ?? 0;
}

async function addGuest(db: Database, periodId: number): Promise<number> {
	const [date] = await db
		.insert(occurrences)
		.values({ periodId, trainingDate: seen.date, taken: 1 })
		.returning({ id: occurrences.id });
	const guest = { guestFirstName: "Vuk", guestLastName: "Đurić", guestPhone: "+381641112233" };
	const row = { occurrenceId: date?.id ?? 0, person: "guest:381641112233", createdAt: testNow, ...guest };
	const [booking] = await db.insert(bookings).values(row).returning({ id: bookings.id });
	return booking?.id ?? 0;
}

const closedDay = { from_date: "2027-01-01", until_date: "2027-01-02", reason: "Praznik", reason_eng: "Holiday" };

/** Closes an unused room in Zemun. */
async function createClosing(db: Database): Promise<number> {
	const day = { fromDate: "2027-01-01", untilDate: "2027-01-01", reason: "Praznik", reasonEng: "Holiday" };
	const row = { gymId: zemun, gymRoomId: await createRoom(db), ...day };
	const [closing] = await db.insert(closings).values(row).returning({ id: closings.id });
	return closing?.id ?? 0;
}

export const scheduleSamples = {
	getScheduleWeek: () => ({ ...room, query: {} }),
	addSchedulePeriod: () => ({
		...room,
		body: { kind: "once", date: "2026-11-18", time: 2345, training_id: 1, trainer_id: null, capacity: 10 },
	}),
	copyScheduleWeek: async ({ db }) => {
		const id = await createRoom(db);
		return { params: { id }, body: { week: "2026-11-18", to_room_id: id, from: "2027-01-04" } };
	},
	changeSchedulePeriod: async (app) => ({ ...(await thatPeriod(app)), body: { ...seen, capacity: 12 } }),
	changeScheduleDate: async (app) => ({ ...(await thatPeriod(app)), body: { ...seen, capacity: 12 } }),
	moveSchedulePeriod: async (app) => ({
		...(await thatPeriod(app)),
		body: {
			...seen,
			...because,
			scope: "date",
			to_date: "2026-11-19",
			time: 2350,
			gym_room_id: roomInZemun,
		},
	}),
	cancelSchedulePeriod: async (app) => ({
		...(await thatPeriod(app)),
		body: { ...seen, ...because, scope: "date" },
	}),
	restoreSchedulePeriod: async (app) => ({ ...(await thatPeriod(app)), body: { ...seen, scope: "date" } }),
	removeSchedulePeriod: async (app) => ({ ...(await thatPeriod(app)), body: { ...seen, ...because } }),
	listScheduleChanges: () => ({ query: { gym: String(zemun) } }),
	undoScheduleChange: async (app) => ({ params: { id: await openChange(app) } }),
	sendScheduleMails: async (app) => ({ params: { id: await openChange(app) } }),
	listCoachClasses: () => ({ params: { id: 1 }, query: { from: seen.date, to: seen.date } }),
	listAbsences: () => ({ query: { gym: String(zemun) } }),
	addAbsence: () => ({ params: { id: 1 }, body: { from: "2027-02-01", to: "2027-02-02" } }),
	removeAbsence: async ({ db }) => ({ params: { id: await absence(db) } }),
	setCoachAway: async ({ db }) => {
		const item = { period_id: await createPeriod(db, { trainerId: 1 }), ...seen, substitute_id: null };
		return { params: { id: 1 }, body: { items: [item] } };
	},
	listScheduleClosings: () => ({ query: { gym: String(zemun) } }),
	addScheduleClosing: async ({ db }) => ({
		body: { gym_id: zemun, gym_room_id: await createRoom(db), ...closedDay },
	}),
	changeScheduleClosing: async ({ db }) => ({
		params: { id: await createClosing(db) },
		body: { version: 1, ...closedDay },
	}),
	withdrawScheduleClosing: async ({ db }) => ({ params: { id: await createClosing(db) }, body: { version: 1 } }),
	listSubstitutions: () => undefined,
	declineSubstitution: async ({ db }) => ({ params: { id: await request(db, { trainerId: 1 }) } }),
	getOwnWeek: () => ({ query: {} }),
	getOwnHours: () => ({ query: {} }),
	requestSubstitute: async ({ db }) => {
		const period_id = await createPeriod(db, { trainerId: 1, time: 2200 });
		return { body: { items: [{ period_id, date: seen.date }], absent: true } };
	},
	withdrawRequest: async ({ db }) => ({ params: { id: await request(db, { trainerId: 1 }) } }),
	listOwnAbsences: () => undefined,
	addOwnAbsence: () => ({ body: { from: "2027-03-01", to: "2027-03-02" } }),
	removeOwnAbsence: async ({ db }) => ({ params: { id: await absence(db) } }),
	listOffers: () => undefined,
	takeOffer: async ({ db }) => ({ params: { id: await request(db, { trainerId: 3 }) } }),
	releaseOffer: async ({ db }) => ({ params: { id: await request(db, { trainerId: 3, takenById: 1 }) } }),
	listClassMessages: async (app) => ({ ...(await thatPeriod(app)), query: { date: seen.date } }),
	sendClassMessage: async ({ db }) => {
		const id = await createPeriod(db, { trainerId: null });
		await addGuest(db, id);
		return { params: { id }, body: { date: seen.date, text: "Ponesite prostirku." } };
	},
	listCalls: () => ({ query: { gym: String(zemun) } }),
	recordCalls: async ({ db }) => {
		const bookingId = await addGuest(db, await createPeriod(db, { trainerId: null }));
		const changeId = await openChange({ db });
		const known = {
			periodId: 1,
			date: seen.date,
			time: 1830,
			roomId: await createRoom(db),
			trainingId: 1,
			coachId: 1,
			substituted: false,
			cancelled: false,
		};
		const [row] = await db.insert(classNews).values({ changeId, bookingId, known }).returning({ id: classNews.id });
		return { body: { ids: [row?.id ?? 0], outcome: "reached" } };
	},
} satisfies Partial<Samples>;
