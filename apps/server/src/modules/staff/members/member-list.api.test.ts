import type { StaffMemberPage } from "@kvart/contract/staff/members";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addBooking, createPeriod } from "../../../../test/booking-factories.ts";
import { addMember } from "../../../../test/member-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms } from "../../../platform/database/schema/clubs.ts";
import { users } from "../../../platform/database/schema/members.ts";

const { call, clock, db } = await buildTestApp();
const desk = await addStaff(db, { clubs: [zemun] });
const office = await addStaff(db);
beforeEach(() => clock.set(testNow));

const list = async (query: Record<string, string>, { headers } = office) => {
	const address = `/api/staff/member?${new URLSearchParams(query).toString()}`;
	return (await call<StaffMemberPage>("GET", address, { headers })).body;
};
const idsOf = ({ members }: StaffMemberPage) => members.map(({ id }) => id);

/** Members whom this name finds, each with the day of the last visit. */
async function visitors(firstName: string, days: (string | null)[]): Promise<number[]> {
	const ids: number[] = [];
	for (const lastVisitOn of days) {
		const { id } = await addMember(db);
		await db.update(users).set({ firstName, lastVisitOn }).where(eq(users.id, id));
		ids.push(id);
	}
	return ids;
}

test("sorts by the last visit in both directions, page after page", async () => {
	const text = "Redovna";
	const [never, recent, old, recentToo] = await visitors(text, [null, "2026-11-17", "2026-08-01", "2026-11-17"]);
	expect(idsOf(await list({ text, sort: "last_visit" }))).toEqual([recentToo, recent, old, never]);
	expect(idsOf(await list({ text, sort: "long_absent" }))).toEqual([never, old, recent, recentToo]);
	for (const [sort, after, rest] of [
		["last_visit", recentToo, [recent, old, never]],
		["last_visit", old, [never]],
		["long_absent", never, [old, recent, recentToo]],
		["long_absent", recent, [recentToo]],
	] as const)
		expect(idsOf(await list({ text, sort, cursor: String(after) }))).toEqual(rest);
});

test("filters by the days since the last visit; members without a visit are among them", async () => {
	const text = "Odsutna";
	const [never, today, month, season] = await visitors(text, [null, "2026-11-18", "2026-10-19", "2026-08-20"]);
	expect(idsOf(await list({ text, absent: "30" }))).toEqual([season, month, never]);
	expect(idsOf(await list({ text, absent: "60" }))).toEqual([season, never]);
	expect(idsOf(await list({ text, absent: "90", sort: "name" }))).toEqual([never, season]);
	expect(idsOf(await list({ text }))).toContain(today);
	const address = "/api/staff/member?absent=7";
	expect((await call("GET", address, { headers: office.headers })).status).toBe(422);
});

const lastVisitOf = async (text: string) => (await list({ text })).members[0]?.last_visit;

test("a check-in is a visit, an undone one is not, and neither is a cancelled one", async () => {
	const [id = 0] = await visitors("Gošća", ["2026-11-02"]);
	const bookingId = await addBooking(db, id);
	const checkIn = (method: "POST" | "DELETE") =>
		call(method, `/api/staff/booking/${bookingId}/check_in`, { headers: desk.headers });
	expect((await checkIn("POST")).status).toBe(200);
	expect(await lastVisitOf("Gošća")).toBe("2026-11-18");
	expect((await checkIn("DELETE")).status).toBe(200);
	expect(await lastVisitOf("Gošća")).toBeNull();
	await checkIn("POST");
	await call("DELETE", `/api/staff/booking/${bookingId}`, { headers: desk.headers });
	expect(await lastVisitOf("Gošća")).toBeNull();
});

test("a walk-in is a visit", async () => {
	const [id = 0] = await visitors("Prolaznica", [null]);
	await addBooking(db, id, { time: 700 });
	const period = await createPeriod(db, { capacity: 5 });
	const body = { date: "2026-11-18", member_id: id, arrived: true };
	const walkIn = await call("POST", `/api/staff/roster/${period}/member`, { headers: desk.headers, body });
	expect(walkIn.status).toBe(201);
	expect((await list({ text: "Prolaznica" })).members).toMatchObject([{ last_visit: "2026-11-18" }]);
});

test("filters by injury, by note and by misses, and shows injuries and misses", async () => {
	const text = "Obeležena";
	const [injured = 0, noted = 0, missed = 0, plain = 0] = await visitors(text, [null, null, null, null]);
	for (const [id, kind] of [
		[injured, "injury"],
		[noted, "note"],
	] as const)
		await call("POST", `/api/staff/member/${id}/note`, { headers: office.headers, body: { kind, text: "Koleno" } });
	const late = await addBooking(db, missed, { time: 700 });
	await db.update(bookings).set({ cancelledLate: true, cancelledAt: testNow }).where(eq(bookings.id, late));
	expect(idsOf(await list({ text, mark: "injury" }))).toEqual([injured]);
	expect(idsOf(await list({ text, mark: "note" }))).toEqual([noted]);
	expect(idsOf(await list({ text, mark: "misses" }))).toEqual([missed]);
	expect((await list({ text, sort: "oldest" })).members).toMatchObject([
		{ id: injured, injured: true, misses: 0 },
		{ id: noted, injured: false, misses: 0 },
		{ id: missed, injured: false, misses: 1 },
		{ id: plain, injured: false, misses: 0 },
	]);
	await call("POST", `/api/staff/booking/${late}/forgiveness`, { headers: office.headers });
	expect(idsOf(await list({ text, mark: "misses" }))).toEqual([]);
});

test("a desk counts the misses in its own club", async () => {
	const text = "Dvoklupska";
	const [id = 0] = await visitors(text, [null]);
	await addBooking(db, id);
	const [room] = await db.select().from(gymRooms).where(eq(gymRooms.gymId, vracar)).limit(1);
	const elsewhere = await addBooking(db, id, { gymRoomId: room?.id ?? 0, time: 700 });
	await db.update(bookings).set({ cancelledLate: true, cancelledAt: testNow }).where(eq(bookings.id, elsewhere));
	expect((await list({ text }, desk)).members).toMatchObject([{ id, misses: 0 }]);
	expect(idsOf(await list({ text, mark: "misses" }, desk))).toEqual([]);
	expect((await list({ text })).members).toMatchObject([{ id, misses: 1 }]);
});

test("sorts by misses, page after page; a desk by those in its own club", async () => {
	const text = "Izostajala";
	const [never = 0, once = 0, twice = 0, onceToo = 0] = await visitors(text, [null, null, null, null]);
	const [room] = await db.select().from(gymRooms).where(eq(gymRooms.gymId, vracar)).limit(1);
	const elsewhere = { gymRoomId: room?.id ?? 0 };
	await addBooking(db, never);
	for (const [id, place] of [
		[once, {}],
		[twice, elsewhere],
		[twice, elsewhere],
		[onceToo, {}],
	] as const) {
		const late = await addBooking(db, id, { time: 700, ...place });
		await db.update(bookings).set({ cancelledLate: true, cancelledAt: testNow }).where(eq(bookings.id, late));
	}
	await addBooking(db, twice);
	const sort = "most_misses";
	expect(idsOf(await list({ text, sort }))).toEqual([twice, onceToo, once, never]);
	expect(idsOf(await list({ text, sort, cursor: String(onceToo) }))).toEqual([once, never]);
	expect(idsOf(await list({ text, sort }, desk))).toEqual([onceToo, once, twice, never]);
	expect(idsOf(await list({ text, sort, cursor: String(once) }, desk))).toEqual([twice, never]);
});

test("misses count for thirty days", async () => {
	const text = "Davna";
	const [id = 0] = await visitors(text, [null]);
	const late = await addBooking(db, id, { time: 700 });
	await db.update(bookings).set({ cancelledLate: true, cancelledAt: testNow }).where(eq(bookings.id, late));
	clock.set(new Date("2026-12-18T12:00:00+01:00"));
	expect((await list({ text })).members).toMatchObject([{ misses: 1 }]);
	clock.set(new Date("2026-12-19T12:00:00+01:00"));
	expect((await list({ text })).members).toMatchObject([{ misses: 0 }]);
});
