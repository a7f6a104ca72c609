import type { GuestCall } from "@kvart/contract/staff/schedule-changes";
import { expect, test } from "vitest";
import { newGuest } from "../../../../test/booking-factories.ts";
import { createSlot, scheduleCalls, wednesday } from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

// The database is real.
const app = await buildTestApp();
const { call, db } = app;
const desk = await addStaff(db, { clubs: [zemun] });
const { cancel, undo } = scheduleCalls(app, desk.headers);

const list = async (headers: Record<string, string> = desk.headers) =>
	(await call<GuestCall[]>("GET", `/api/staff/schedule/call`, { headers })).body;
const tick = (id: number, called: boolean, headers: Record<string, string> = desk.headers) =>
	call<GuestCall>("PATCH", `/api/staff/schedule/call/${id}`, { headers, body: { called } });

async function cancelledSlot() {
	const { id } = await createSlot(db);
	const guest = newGuest();
	await call("POST", `/api/period/${id}/booking/guest`, { body: guest });
	const { body } = await cancel(id, { version: 1, date: wednesday, scope: "date", reason: "holiday" });
	return { guest, changeId: body.change?.id ?? 0, callId: body.to_call[0]?.id ?? 0 };
}

test("the list stays, and records who called", async () => {
	const { guest, callId } = await cancelledSlot();
	expect(await list()).toMatchObject([{ id: callId, phone: guest.phone, news: "cancelled", called_at: null }]);
	expect((await tick(callId, true)).body).toMatchObject({
		called_by: expect.any(String),
		called_at: expect.any(String),
	});
	const later = await cancelledSlot();
	// Whoever has not been called yet comes first.
	expect((await list()).map(({ id }) => id)).toEqual([later.callId, callId]);
	expect((await tick(callId, false)).body).toMatchObject({ called_by: null, called_at: null });
});

test("undoing takes guests off the list, except those who were called and have to be called again", async () => {
	const first = await cancelledSlot();
	const second = await cancelledSlot();
	await tick(second.callId, true);
	await undo(first.changeId);
	await undo(second.changeId);
	const shown = await list();
	expect(shown.map(({ id }) => id)).not.toContain(first.callId);
	expect(shown.find(({ id }) => id === second.callId)).toMatchObject({ news: "restored", called_at: null });
});

test("another club neither sees nor ticks them", async () => {
	const { callId } = await cancelledSlot();
	const elsewhere = await addStaff(db, { clubs: [vracar] });
	expect((await list(elsewhere.headers)).map(({ id }) => id)).not.toContain(callId);
	expect((await tick(callId, true, elsewhere.headers)).status).toBe(403);
	expect((await tick(999_999, true)).status).toBe(404);
});
