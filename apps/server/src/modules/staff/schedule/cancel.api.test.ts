import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, newGuest } from "../../../../test/booking-factories.ts";
import {
	createCoach,
	createSlot,
	scheduleCalls,
	sendAll,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";
import { renderMail } from "../../mail-templates/render.tsx";

// The database is real; mails are read from the queue and rendered, none is sent.
const app = await buildTestApp();
const { call, db, api } = app;
const boss = await addStaff(db);
const { week, date, cancel, restore, remove } = scheduleCalls(app, boss.headers);
const [ana, john] = [...(await createMembers(db, 1, "sr")), ...(await createMembers(db, 1, "en"))];

const book = (id: number, headers = ana?.headers ?? {}) => call("POST", `/api/period/${id}/booking`, { headers });
const illness = { reason: "coach-absent", note: "" } as const;

function mailsAbout(template: string) {
	return db.select().from(mails).where(eq(mails.template, template)).orderBy(mails.id);
}

async function publicPeriod(roomId: number, id: number) {
	const { body } = await call<{ id: number; cancelled: boolean; free_places: number; coach: { name: string } }[]>(
		"GET",
		`/api/period/gym_room/${roomId}`,
	);
	return body.find((period) => period.id === id);
}

test("a date gets a substitute, then is cancelled, and everyone is notified in their language", async () => {
	const { id, roomId } = await createSlot(db);
	const standIn = await createCoach(db, "Žarko Ćosić");
	await book(id);
	await book(id, john?.headers);
	const guest = newGuest();
	await call("POST", `/api/period/${id}/booking/guest`, { body: guest });

	const substituted = await date(id, { version: 1, date: wednesday, substitute_id: standIn });
	expect(substituted.body.mailed).toBe(2);
	expect(substituted.body.to_call.map(({ role }) => role)).toEqual(["coach", "coach"]);
	expect(substituted.body.entry).toMatchObject({
		substitute: { id: standIn, name: "Žarko Ćosić" },
		version: 2,
		taken: 3,
	});
	expect((await publicPeriod(roomId, id))?.coach.name).toBe("Žarko Ćosić");

	const cancelled = await cancel(id, { version: 2, date: wednesday, scope: "date", ...illness });
	expect(cancelled).toMatchObject({
		status: 200,
		body: {
			entry: {
				cancelled: true,
				cancelled_from: null,
				reason: { code: "coach-absent", note: "", note_eng: "" },
				version: 3,
			},
			mailed: 2,
			// The substitute was not told of the class; the coach is on the list already.
			to_call: [
				{ name: "Đorđe Šćepanović", phone: guest.phone, training_date: wednesday, time: 1830, news: "cancelled" },
			],
		},
	});
	expect((await publicPeriod(roomId, id))?.cancelled).toBe(true);
	const sent = await mailsAbout("class-news");
	expect(sent.map(({ language }) => language)).toEqual(["sr", "en"]);
	const { clock, keys } = api.deps;
	const [serbian, english] = await Promise.all(
		sent.map(({ data, language }) =>
			renderMail("class-news", data, { db, clock, keys, language, publicUrl: "https://kvart.example" }),
		),
	);
	expect(serbian?.subject).toMatch(/^Otkazano: .+, sreda, 18\.11\.2026\. u 18:30$/);
	expect(serbian?.text).toContain("trener je sprečen");
	expect(english?.subject).toMatch(/^Cancelled: .+, Wednesday, 18 November 2026 at 18:30$/);
	expect(english?.text).toContain("the coach can’t make it");
	const calendar = String(english?.attachments?.[0]?.content);
	expect(calendar).toContain("STATUS:CANCELLED");
	expect(calendar).toMatch(/SEQUENCE:[1-9]/);
	const [note] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, "period.cancelled"), eq(auditLog.entityId, String(id))));
	expect(note).toMatchObject({ actorId: boss.id, before: { cancelled: false }, after: { cancelled: true } });
});

test("refuses to cancel a training twice, and sends no second notice", async () => {
	const { id } = await createSlot(db);
	await book(id);
	await cancel(id, { version: 1, date: wednesday, scope: "date", ...illness });
	const before = await db.$count(mails);
	const again = await cancel(id, { version: 2, date: wednesday, scope: "date", ...illness });
	expect(again).toMatchObject({ status: 409, body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" } });
	expect(await db.$count(mails)).toBe(before);
});

test("a withdrawn cancellation gives everyone their place back, the waiting list after them", async () => {
	const { id, roomId } = await createSlot(db, { capacity: 2 });
	const [first, second, third, blocked, fourth] = await createMembers(db, 5);
	await book(id, first?.headers);
	await book(id, second?.headers);
	for (const member of [third, blocked, fourth])
		await call("POST", `/api/period/${id}/waiting`, { headers: member?.headers ?? {} });
	await cancel(id, { version: 1, date: wednesday, scope: "date", reason: "other", note: "Nema struje" });
	await sendAll(db);
	await db
		.update(users)
		.set({ blockedAt: testNow })
		.where(eq(users.id, blocked?.id ?? 0));
	// One of them makes other plans meanwhile.
	await call("DELETE", `/api/period/${id}/booking`, { headers: second?.headers ?? {} });
	const restored = await restore(id, { version: 2, date: wednesday, scope: "date" });
	expect(restored.body).toMatchObject({
		entry: { cancelled: false, reason: null, taken: 2, waiting_count: 1 },
		// The members with their place back, with a new one, and on the list again.
		mailed: 3,
		to_call: [{ role: "coach", news: "restored" }],
	});
	const has = async (member = first) => {
		const own = await call<{ period_id: number }[]>("GET", "/api/user/booking", { headers: member?.headers ?? {} });
		return own.body.some(({ period_id }) => period_id === id);
	};
	expect(await Promise.all([has(first), has(second), has(third), has(fourth)])).toEqual([true, false, true, false]);
	expect(await publicPeriod(roomId, id)).toMatchObject({ cancelled: false, free_places: 0 });
	const mail = (await mailsAbout("class-news")).find(({ sentAt }) => sentAt === null);
	const { clock, keys } = api.deps;
	const context = { db, clock, keys, language: "sr", publicUrl: "https://kvart.example" } as const;
	const rendered = await renderMail("class-news", mail?.data ?? {}, context);
	expect(rendered?.text).toContain("Tvoje mesto je i dalje tvoje");
	expect(String(rendered?.attachments?.[0]?.content)).toContain("STATUS:CONFIRMED");
});

test("a cancelled series takes no bookings, and restoring it keeps its own exceptions", async () => {
	const { id, roomId } = await createSlot(db, { day: 4 });
	await book(id);
	const nextWeek = "2026-11-26";
	await cancel(id, { version: 1, date: nextWeek, scope: "date", reason: "holiday" });
	const off = await cancel(id, { version: 2, date: thursday, scope: "series", reason: "holiday" });
	await sendAll(db);
	expect(off.body).toMatchObject({ mailed: 1, entry: { cancelled: true, cancelled_from: thursday } });
	expect((await book(id, john?.headers)).status).toBe(409);
	const on = await restore(id, { version: 3, date: thursday, scope: "series" });
	expect(on.body).toMatchObject({ mailed: 1, entry: { cancelled: false, cancelled_from: null } });
	expect((await book(id, john?.headers)).status).toBe(201);
	expect((await week(roomId, nextWeek)).entries).toMatchObject([{ cancelled: true, reason: { code: "holiday" } }]);
});

test("removing a series cancels its bookings with a notice", async () => {
	const { id, roomId } = await createSlot(db, { day: 4 });
	await book(id);
	const gone = await remove(id, { version: 1, date: thursday, reason: "new-plan" });
	expect(gone.body).toMatchObject({ mailed: 1 });
	expect((await week(roomId)).entries).toEqual([]);
	expect(await publicPeriod(roomId, id)).toBeUndefined();
	expect((await book(id, john?.headers)).status).toBe(404);
	// Earlier weeks still have it.
	expect((await week(roomId, "2026-11-12")).entries).toHaveLength(1);
});

test("a series that never started can be removed", async () => {
	const { id, roomId } = await createSlot(db, { day: 4, validFrom: thursday });
	expect((await remove(id, { version: 1, date: thursday, reason: "new-plan" })).status).toBe(200);
	for (const day of [thursday, "2026-11-12", "2026-12-03"]) expect((await week(roomId, day)).entries).toEqual([]);
});

test("a capacity below the bookings cancels none and allows none", async () => {
	const { id } = await createSlot(db);
	await book(id);
	await book(id, john?.headers);
	const lowered = await date(id, { version: 1, date: wednesday, capacity: 1 });
	expect(lowered.body.entry).toMatchObject({ capacity: 1, date_capacity: 1, series_capacity: 20, taken: 2 });
	const [third] = await createMembers(db, 1);
	expect((await book(id, third?.headers)).status).toBe(409);
	const rows = await db.select().from(occurrences).where(eq(occurrences.periodId, id));
	const row = rows.find(({ trainingDate }) => trainingDate === wednesday);
	expect(await db.$count(bookings, eq(bookings.occurrenceId, row?.id ?? 0))).toBe(2);
});

test("started trainings and other dates cannot be cancelled", async () => {
	const { id } = await createSlot(db, { time: 900 });
	const at = (day: string) => cancel(id, { version: 1, date: day, scope: "date", ...illness });
	expect(await at(wednesday)).toMatchObject({ status: 409, body: { code: "ERR_TRAINING_PASSED" } });
	expect(await at(thursday)).toMatchObject({ status: 422, body: { errors: [{ field: "date" }] } });
});

test.for([
	{ version: 1, date: wednesday, scope: "date" },
	{ version: 1, date: wednesday, scope: "date", reason: "because" },
	{ version: 1, date: wednesday, scope: "date", reason: "other" },
	{ version: 1, date: wednesday, scope: "date", reason: "other", note: "  " },
	{ version: 1, date: wednesday, scope: "all", reason: "holiday" },
	{ date: wednesday, scope: "date", reason: "holiday" },
])("%j is no cancellation", async (body) => {
	const { id } = await createSlot(db);
	expect((await cancel(id, body)).status).toBe(422);
});

test("the second of two concurrent changes gets the current entry", async () => {
	const { id } = await createSlot(db);
	await date(id, { version: 1, date: wednesday, capacity: 9 });
	expect(await cancel(id, { version: 1, date: wednesday, scope: "date", ...illness })).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE", current: { capacity: 9, cancelled: false, version: 2 } },
	});
});
