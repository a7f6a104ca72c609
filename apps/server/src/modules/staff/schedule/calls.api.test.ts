import type { CallOutcome, ClassCall } from "@kvart/contract/staff/schedule-changes";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newGuest } from "../../../../test/booking-factories.ts";
import { createSlot, friday, scheduleCalls, wednesday } from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { trainers } from "../../../platform/database/schema/trainings.ts";

// The database is real.
const app = await buildTestApp();
const { call, db } = app;
const desk = await addStaff(db, { clubs: [zemun] });
const { cancel, move, undo } = scheduleCalls(app, desk.headers);

const list = async (headers: Record<string, string> = desk.headers) =>
	(await call<ClassCall[]>("GET", "/api/staff/schedule/call", { headers })).body;
const record = (ids: number[], outcome: CallOutcome, headers: Record<string, string> = desk.headers) =>
	call<ClassCall[]>("PATCH", "/api/staff/schedule/call", { headers, body: { ids, outcome } });

/** A cancelled class with a guest and a coach who has no account. */
async function cancelledSlot() {
	const { id, coachId, roomId } = await createSlot(db);
	await db.update(trainers).set({ phone: "0641112223" }).where(eq(trainers.id, coachId));
	const guest = newGuest();
	await call("POST", `/api/period/${id}/booking/guest`, { body: guest });
	const { body } = await cancel(id, { version: 1, date: wednesday, scope: "date", reason: "holiday" });
	const [guestCall, coachCall] = body.to_call.map((one) => one.id);
	return { id, roomId, guest, changeId: body.change?.id ?? 0, guestCall: guestCall ?? 0, coachCall: coachCall ?? 0 };
}

test("the guests and the coach of a class are together, with their phones", async () => {
	const { guest, guestCall, coachCall, id } = await cancelledSlot();
	const found = (await list()).filter(({ period_id }) => period_id === id);
	expect(found).toMatchObject([
		{ id: guestCall, role: "guest", phone: guest.phone, news: "cancelled", called_at: null, tried_at: null },
		{ id: coachCall, role: "coach", name: "Vesna Đukić", phone: "064 111 2223", news: "cancelled" },
	]);
});

test("records who was reached by whom, and keeps people who do not answer on the list", async () => {
	const { guestCall, coachCall } = await cancelledSlot();
	expect((await record([guestCall], "no-answer")).body).toMatchObject([
		{ called_at: null, tried_at: expect.any(String) },
	]);
	expect((await record([guestCall, coachCall], "reached")).body).toMatchObject([
		{ called_by: expect.any(String), called_at: expect.any(String) },
		{ called_at: expect.any(String) },
	]);
	const later = await cancelledSlot();
	const ids = (await list()).map(({ id }) => id);
	expect(ids.indexOf(later.guestCall)).toBeLessThan(ids.indexOf(guestCall));
	expect((await record([guestCall], "open")).body).toMatchObject([{ called_by: null, called_at: null }]);
});

test("undoing takes people off the list; people who were reached have to be called again", async () => {
	const first = await cancelledSlot();
	const second = await cancelledSlot();
	await record([second.guestCall], "reached");
	await undo(first.changeId);
	await undo(second.changeId);
	const open = (await list()).filter(({ called_at }) => called_at === null);
	expect(open.filter(({ period_id }) => period_id === first.id)).toEqual([]);
	expect(open.filter(({ period_id }) => period_id === second.id)).toMatchObject([{ role: "guest", news: "restored" }]);
	expect(await record([second.guestCall], "open")).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE" },
	});
});

test("a class that moves several times is one call with the last hour", async () => {
	const { id, roomId } = await createSlot(db);
	await call("POST", `/api/period/${id}/booking/guest`, { body: newGuest() });
	const to = (time: number) => ({ scope: "date", to_date: friday, time, gym_room_id: roomId, reason: "new-plan" });
	const first = await move(id, { version: 1, date: wednesday, ...to(1600) });
	const second = await move(first.body.entry.period_id, { version: 1, date: friday, ...to(1500) });
	const calls = (await list()).filter(({ period_id, role }) => period_id === id && role === "guest");
	expect(calls).toMatchObject([{ news: "moved", time: 1830, now_at: { training_date: friday, time: 1500 } }]);
	const back = { scope: "date", to_date: wednesday, time: 1830, gym_room_id: roomId, reason: "new-plan" };
	await move(second.body.entry.period_id, { version: 1, date: friday, ...back });
	expect((await list()).filter(({ period_id }) => period_id === id)).toEqual([]);
});

test("another club neither sees nor records them", async () => {
	const { guestCall } = await cancelledSlot();
	const elsewhere = await addStaff(db, { clubs: [vracar] });
	expect((await list(elsewhere.headers)).map(({ id }) => id)).not.toContain(guestCall);
	expect((await record([guestCall], "reached", elsewhere.headers)).status).toBe(403);
	expect((await record([999_999], "reached")).status).toBe(404);
	expect((await record([], "reached")).status).toBe(422);
});

test.for(["closing", "cancellation", "absence"])(
	"the coach hears of a class far ahead by a %s, and undone of nothing",
	async (way) => {
		const [far, farther] = ["2027-02-10", "2027-02-17"];
		const { id, roomId, coachId } = await createSlot(db);
		const item = { period_id: id, version: 1, substitute_id: null };
		const requests = {
			closing: [
				"closing",
				{
					gym_id: zemun,
					gym_room_id: roomId,
					from_date: far,
					until_date: farther,
					reason: "Servis",
					reason_eng: "Service",
				},
			],
			cancellation: [`period/${id}/cancellation`, { version: 1, date: far, scope: "date", reason: "holiday" }],
			absence: [
				`coach/${coachId}/away`,
				{
					items: [
						{ ...item, date: far },
						{ ...item, date: farther },
					],
				},
			],
		} as const;
		const [path, body] = requests[way as keyof typeof requests];
		const made = await call<{ change: { id: number } }>("POST", `/api/staff/schedule/${path}`, {
			headers: desk.headers,
			body,
		});
		const dates = async () =>
			(await list()).filter(({ period_id }) => period_id === id).map(({ training_date }) => training_date);
		expect(await dates()).toEqual(way === "cancellation" ? [far] : [far, farther]);
		expect((await undo(made.body.change.id)).status).toBe(200);
		expect(await dates()).toEqual([]);
	},
);
