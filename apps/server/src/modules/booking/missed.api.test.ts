import type { OwnBooking } from "@kvart/contract/members";
import { dayOf } from "@kvart/contract/time";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";

const { call, clock, db } = await buildTestApp();
const office = await addStaff(db);
const [other] = (await createMembers(db, 1)) as [TestMember];

beforeEach(() => clock.set(testNow));

const own = async ({ headers }: TestMember) => (await call<OwnBooking[]>("GET", "/api/user/booking", { headers })).body;
const missedOf = async (member: TestMember) => (await own(member)).map(({ missed }) => missed);

type BookingValues = Partial<typeof bookings.$inferInsert>;
async function addBooking(occurrenceId: number, { id }: TestMember, values: BookingValues = {}): Promise<number> {
	const row = { occurrenceId, userId: id, person: `user:${id}`, createdAt: testNow, ...values };
	const [booking] = await db.insert(bookings).values(row).returning({ id: bookings.id });
	return booking?.id ?? 0;
}

interface Situation {
	date?: string;
	/** Whether the desk checked another member in. */
	roster?: boolean;
	off?: boolean;
	booking?: BookingValues;
}

/** A new member's booking, by default of yesterday at 18:30. */
async function bookingIn({ date = "2026-11-17", roster = true, off = false, booking = {} }: Situation) {
	const [member] = (await createMembers(db, 1)) as [TestMember];
	const periodId = await createPeriod(db, { day: dayOf(date), capacity: 9 });
	const [row] = await db
		.insert(occurrences)
		.values({ periodId, trainingDate: date, cancelled: off })
		.returning({ id: occurrences.id });
	const occurrenceId = row?.id ?? 0;
	await addBooking(occurrenceId, other, roster ? { checkedInAt: testNow } : {});
	return { member, bookingId: await addBooking(occurrenceId, member, booking) };
}

test.for<[string, Situation, boolean]>([
	["not checked in, others were", {}, true],
	["checked in", { booking: { checkedInAt: testNow } }, false],
	["no member was checked in", { roster: false }, false],
	["the training was called off", { off: true }, false],
	["not over yet", { date: "2026-11-18" }, false],
	["upcoming", { date: "2026-11-20" }, false],
])("a member's own booking is missed or not: %s", async ([, situation, missed]) => {
	const { member } = await bookingIn(situation);
	expect(await missedOf(member)).toEqual([missed]);
});

test("a training is missed once it has ended, until the member is checked in", async () => {
	const { member, bookingId } = await bookingIn({ date: "2026-11-18" });
	clock.set(new Date("2026-11-18T18:40:00+01:00"));
	expect(await missedOf(member)).toEqual([false]);
	clock.set(new Date("2026-11-18T22:00:00+01:00"));
	expect(await missedOf(member)).toEqual([true]);
	await call("POST", `/api/staff/booking/${bookingId}/check_in`, { headers: office.headers });
	expect(await own(member)).toMatchObject([{ attended: true, missed: false }]);
});

test("a forgiven one stays missed, as in the office: the member was not there", async () => {
	const { member, bookingId } = await bookingIn({});
	const path = `/api/staff/booking/${bookingId}/forgiveness`;
	expect((await call("POST", path, { headers: office.headers })).status).toBe(200);
	const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
	expect(row?.forgivenAt).not.toBeNull();
	expect(await missedOf(member)).toEqual([true]);
});
