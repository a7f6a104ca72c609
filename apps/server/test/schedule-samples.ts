import type { Samples } from "./access-matrix.ts";
import { createPeriod } from "./booking-factories.ts";
import type { TestApp } from "./test-app.ts";

const roomInZemun = 3;
const room = { params: { id: roomInZemun } };

/** This evening in Zemun. */
async function thatPeriod({ db }: TestApp) {
	return { params: { id: await createPeriod(db, { trainerId: null }) } };
}

const seen = { version: 1, date: "2026-11-18" };
const because = { reason: "holiday" } as const;

export const scheduleSamples = {
	getScheduleWeek: () => ({ ...room, query: {} }),
	addSchedulePeriod: () => ({
		...room,
		body: { kind: "once", date: "2026-11-18", time: 2345, training_id: 1, trainer_id: null, capacity: 10 },
	}),
	copyScheduleWeek: () => ({
		...room,
		body: { week: "2026-11-18", to_room_id: roomInZemun, from: "2027-01-04" },
	}),
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
} satisfies Partial<Samples>;
