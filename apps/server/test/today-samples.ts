import { waits } from "../src/platform/database/schema/booking.ts";
import { occurrences } from "../src/platform/database/schema/schedule.ts";
import type { Samples } from "./access-matrix.ts";
import { addBooking, createMembers, createPeriod, newGuest } from "./booking-factories.ts";
import { testNow } from "./template.ts";
import type { TestApp } from "./test-app.ts";

const date = "2026-11-18";

/** This evening in Zemun. */
async function training({ db }: TestApp) {
	return { params: { id: await createPeriod(db, { capacity: 5 }) } };
}

async function booking(app: TestApp) {
	const { params } = await training(app);
	const { body } = await app.call<{ calendar_url: string }>("POST", `/api/period/${params.id}/booking/guest`, {
		body: newGuest(),
	});
	return { params: { id: Number(/booking\/(\d+)/.exec(body.calendar_url)?.[1]) } };
}

/** A full training, and a member of the club who may wait for it. */
async function fullTraining({ db }: TestApp) {
	const [member] = await createMembers(db, 1);
	const userId = member?.id ?? 0;
	await addBooking(db, userId, { time: 700 });
	const id = await createPeriod(db);
	const [row] = await db
		.insert(occurrences)
		.values({ periodId: id, trainingDate: date, taken: 1 })
		.returning({ id: occurrences.id });
	return { id, userId, occurrenceId: row?.id ?? 0 };
}

export const todaySamples = {
	getDeskDay: () => ({ query: {} }),
	findDeskMembers: () => ({ query: { text: "Žarković" } }),
	checkInByCode: () => ({ body: { code: "KVART-1-0000-0000" } }),
	getRoster: async (app) => ({ ...(await training(app)), query: { date } }),
	getRosterSheet: async (app) => ({ ...(await training(app)), query: { date } }),
	bookGuestAtDesk: async (app) => ({ ...(await training(app)), body: { ...newGuest(), date, arrived: true } }),
	bookMemberAtDesk: async (app) => {
		const [member] = await createMembers(app.db, 1);
		const id = member?.id ?? 0;
		await addBooking(app.db, id, { time: 700 });
		return { ...(await training(app)), body: { member_id: id, date, arrived: false } };
	},
	waitAtDesk: async (app) => {
		const { id, userId } = await fullTraining(app);
		return { params: { id }, body: { member_id: userId, date } };
	},
	endWaitAtDesk: async (app) => {
		const { userId, occurrenceId } = await fullTraining(app);
		const [wait] = await app.db
			.insert(waits)
			.values({ occurrenceId, userId, createdAt: testNow })
			.returning({ id: waits.id });
		return { params: { id: wait?.id ?? 0 } };
	},
	checkIn: booking,
	undoCheckIn: booking,
	cancelAtDesk: booking,
} satisfies Partial<Samples>;
