import type { OwnBooking } from "@kvart/contract/members";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { commitGate } from "../../../test/commit-gate.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { renderMail } from "../mail-templates/render.tsx";

// On PostgreSQL parallel requests race in the database; on PGlite they take turns.
const { wrap, during } = commitGate();
const { api, call, clock, db } = await buildTestApp({ wrap });
const date = "2026-11-18";
const full = "ERR_TRAINING_FILLED_OR_CANCELLED";

type Wishes = Record<string, unknown> & { key?: string };

const book = ({ headers }: TestMember, period: number, { key, ...body }: Wishes = {}) =>
	call<{ code: string; calendar_url: string }>("POST", `/api/period/${period}/booking`, {
		headers: { ...headers, ...(key && { "Idempotency-Key": key }) },
		body,
	});
const change = (who: TestMember, from: number, to: number, wishes: Wishes = {}) =>
	book(who, to, { instead_of: { period_id: from, training_date: date }, ...wishes });
const own = async ({ headers }: TestMember) =>
	(await call<OwnBooking[]>("GET", "/api/user/booking", { headers })).body.map(({ period_id }) => period_id);

async function placesOf(period: number) {
	const [row] = await db
		.select({
			taken: occurrences.taken,
			booked: sql<number>`(count(*) filter (where ${bookings.id} is not null and ${bookings.cancelledAt} is null))::int`,
		})
		.from(occurrences)
		.leftJoin(bookings, eq(bookings.occurrenceId, occurrences.id))
		.where(eq(occurrences.periodId, period))
		.groupBy(occurrences.id);
	return row;
}

async function member(): Promise<TestMember> {
	return ((await createMembers(db, 1)) as [TestMember])[0];
}

/** A member with a place at 18:00, and a training at 19:00. */
async function booked(later: Parameters<typeof createPeriod>[1] = {}) {
	const mina = await member();
	const six = await createPeriod(db, { time: 1800, capacity: 5 });
	const seven = await createPeriod(db, { time: 1900, capacity: 5, ...later });
	expect((await book(mina, six)).status).toBe(201);
	return { mina, six, seven };
}

test("one call gives up 18:00 and takes 19:00", async () => {
	const { mina, six, seven } = await booked();
	expect(await change(mina, six, seven)).toMatchObject({
		status: 201,
		body: { code: "SUC_BOOKED", calendar_url: expect.stringContaining("/calendar/booking/") },
	});
	expect(await own(mina)).toEqual([seven]);
	expect(await placesOf(six)).toEqual({ taken: 0, booked: 0 });
	expect(await placesOf(seven)).toEqual({ taken: 1, booked: 1 });
});

test("a refused change leaves the first place as it was", async () => {
	const { mina, six, seven } = await booked({ capacity: 1 });
	await book(await member(), seven);
	expect((await change(mina, six, seven)).body.code).toBe(full);
	const passed = await createPeriod(db, { time: 900, capacity: 5 });
	expect((await change(mina, six, passed)).body.code).toBe("ERR_TRAINING_PASSED");
	expect((await change(mina, six, six)).body.code).toBe("ERR_ALREADY_BOOKED");
	expect((await change(mina, six, 999_999)).status).toBe(404);
	expect(await own(mina)).toEqual([six]);
	expect(await placesOf(six)).toEqual({ taken: 1, booked: 1 });
	expect(await db.$count(bookings, and(eq(bookings.userId, mina.id), isNull(bookings.cancelledAt)))).toBe(1);
});

test("only an own booking that has not started can be given up", async () => {
	const { mina, six, seven } = await booked();
	const vuk = await member();
	expect((await change(vuk, six, seven)).status).toBe(404);
	expect(await own(vuk)).toEqual([]);
	expect((await book(mina, seven, { instead_of: { period_id: six, training_date: "2026-11-19" } })).status).toBe(404);
	expect((await book(mina, seven, { instead_of: { period_id: six } })).status).toBe(422);
	clock.set(new Date("2026-11-18T18:05:00+01:00"));
	expect((await change(mina, six, seven)).body.code).toBe("ERR_TRAINING_PASSED");
	clock.set(testNow);
	expect(await own(mina)).toEqual([six]);
});

test("a booking that is given up does not overlap, a third one does", async () => {
	const { mina, six } = await booked();
	const half = await createPeriod(db, { time: 1830, capacity: 5 });
	expect((await book(mina, half, { check_overlap: true })).body.code).toBe("ERR_OVERLAPS");
	expect((await change(mina, six, half, { check_overlap: true })).status).toBe(201);
	const late = await createPeriod(db, { time: 2000, capacity: 5 });
	await book(mina, late);
	const beside = await createPeriod(db, { time: 2015, capacity: 5 });
	expect((await change(mina, half, beside, { check_overlap: true })).body.code).toBe("ERR_OVERLAPS");
	expect(await own(mina)).toEqual([late, half]);
});

test("the same request counts once, whatever its answer was", async () => {
	const { mina, six, seven } = await booked();
	const answers = await Promise.all(Array.from({ length: 5 }, () => change(mina, six, seven, { key: "one-change" })));
	const [first] = answers;
	expect(first?.status).toBe(201);
	for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 201, body: first?.body });
	expect(await own(mina)).toEqual([seven]);
	expect(await db.$count(bookings, eq(bookings.userId, mina.id))).toBe(2);
	expect((await book(mina, seven, { key: "one-change" })).status).toBe(422);
});

test("the place that was given up goes to the first on the waiting list", async () => {
	const mina = await member();
	const vuk = await member();
	const six = await createPeriod(db, { time: 1800 });
	const seven = await createPeriod(db, { time: 1900 });
	await book(mina, six);
	expect((await call("POST", `/api/period/${six}/waiting`, { headers: vuk.headers })).status).toBe(201);
	expect((await change(mina, six, seven)).status).toBe(201);
	expect(await own(vuk)).toEqual([six]);
	expect(await placesOf(six)).toEqual({ taken: 1, booked: 1 });
});

test.for([
	["15:59", false],
	["16:01", true],
] as const)("given up at %s for 18:00 it counts as late: %s", async ([time, late]) => {
	const { mina, six, seven } = await booked();
	clock.set(new Date(`2026-11-18T${time}:00+01:00`));
	expect((await change(mina, six, seven)).status).toBe(201);
	const { body } = await call<{ count: number }>("GET", "/api/user/late-cancellation", { headers: mina.headers });
	clock.set(testNow);
	expect(body.count).toBe(late ? 1 : 0);
});

test("one mail tells of both, and its calendar file takes the old training out", async () => {
	const { mina, six, seven } = await booked();
	await change(mina, six, seven);
	const [old, fresh] = await db.select().from(bookings).where(eq(bookings.userId, mina.id)).orderBy(bookings.id);
	const ids = [old?.id, fresh?.id].flatMap((id) => [`booking-confirmed:${id}`, `booking-cancelled:${id}`]);
	const keys = [...ids, `booking-changed:${fresh?.id}`];
	const queued = await db.select().from(mails).where(inArray(mails.uniqueKey, keys)).orderBy(mails.id);
	expect(queued.map(({ uniqueKey }) => uniqueKey)).toEqual([
		`booking-confirmed:${old?.id}`,
		`booking-changed:${fresh?.id}`,
	]);
	const data = { firstName: "Mina", bookingId: fresh?.id ?? 0, oldBookingId: old?.id ?? 0 };
	expect(queued[1]?.data).toEqual(data);
	const context = { ...api.deps, language: "sr", publicUrl: "https://kvart.example", lateCancelMinutes: 120 } as const;
	const mail = await renderMail("booking-changed", data, context);
	expect(mail?.subject).toContain("19:00");
	expect(mail?.text).toMatch(/Umesto.*18:00/);
	expect(mail?.text).toContain("Otkaži do 17:00");
	const file = String(mail?.attachments?.find(({ filename }) => filename.endsWith(".ics"))?.content);
	const events = file.split("BEGIN:VEVENT").slice(1);
	expect(
		events.map((event) => [/DTSTART[^:]*:\d{8}T(\d{4})/.exec(event)?.[1], event.includes("STATUS:CANCELLED")]),
	).toEqual([
		["1900", false],
		["1800", true],
	]);
});

test("promotions are changed alike", async () => {
	const { body } = await call<{ id: number; training_date: string; time: number; free_places: number }[]>(
		"GET",
		"/api/promotion/period/gym_room/3",
	);
	const promotion = body.find(({ training_date, free_places }) => training_date > date && free_places > 0);
	const { mina, six } = await booked();
	const answer = await call<{ code: string }>("POST", `/api/promotion/period/${promotion?.id}/booking`, {
		headers: mina.headers,
		body: { training_date: promotion?.training_date, instead_of: { period_id: six, training_date: date } },
	});
	expect(answer.body.code).toBe("SUC_BOOKED");
	expect(await own(mina)).toEqual([promotion?.id]);
});

test("30 members change to the last place: one gets it, 29 keep theirs", async () => {
	const members = await createMembers(db, 30);
	// Each comes from another training: a shared one would make them take turns.
	const homes = await Promise.all(members.map(() => createPeriod(db, { time: 1800 })));
	const seven = await createPeriod(db, { time: 1900, capacity: 1 });
	await Promise.all(members.map((each, index) => book(each, homes[index] ?? 0)));
	const answers = await Promise.all(members.map((each, index) => change(each, homes[index] ?? 0, seven)));
	expect(answers.filter(({ body }) => body.code === "SUC_BOOKED")).toHaveLength(1);
	expect(answers.filter(({ body }) => body.code === full)).toHaveLength(29);
	const kept = await Promise.all(homes.map(placesOf));
	expect(kept.filter((places) => places?.taken === 1 && places.booked === 1)).toHaveLength(29);
	expect(await placesOf(seven)).toEqual({ taken: 1, booked: 1 });
});

test("members who change in both directions, while others book, do not deadlock", async () => {
	const members = await createMembers(db, 40);
	const six = await createPeriod(db, { time: 1800, capacity: 60 });
	const seven = await createPeriod(db, { time: 1900, capacity: 60 });
	const homes = members.map((_, index) => (index % 2 ? six : seven));
	await Promise.all(members.slice(0, 30).map((each, index) => book(each, homes[index] ?? 0)));
	const answers = await Promise.all(
		members.map((each, index) => {
			const home = homes[index] ?? 0;
			return index < 30 ? change(each, home, home === six ? seven : six) : book(each, home);
		}),
	);
	expect(answers.map(({ body }) => body.code)).toEqual(members.map(() => "SUC_BOOKED"));
	expect(await placesOf(six)).toEqual({ taken: 20, booked: 20 });
	expect(await placesOf(seven)).toEqual({ taken: 20, booked: 20 });
});

test("changing a booking while cancelling it elsewhere keeps nothing and takes nothing", async () => {
	const { mina, six, seven } = await booked();
	const [cancelled, changed] = await during(
		() => call("DELETE", `/api/period/${six}/booking`, { headers: mina.headers }),
		() => change(mina, six, seven),
	);
	expect([cancelled.status, changed.status]).toEqual([200, 404]);
	expect(await placesOf(six)).toEqual({ taken: 0, booked: 0 });
	expect(await own(mina)).toEqual([]);
});
