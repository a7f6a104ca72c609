import type { Closing } from "@kvart/contract/closings";
import type { FindAnswer } from "@kvart/contract/schedule";
import type { ClosingChanged, ScheduleClosing } from "@kvart/contract/staff/schedule-closings";
import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createMembers, createPeriod, newGuest, type TestMember } from "../../../../test/booking-factories.ts";
import {
	createRoom,
	createSlot,
	friday,
	scheduleCalls,
	sendAll,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { statementLog } from "../../../platform/database/touched.ts";
import { renderMail } from "../../mail-templates/render.tsx";

// The database is real; mails are read from the queue and rendered, none is sent.
const app = await buildTestApp();
const { call, db, api } = app;
const boss = await addStaff(db);
const { week, add, copy, move, edit, cancel, restore, remove, undo } = scheduleCalls(app, boss.headers);

const because = { reason: "Kvar na grejanju", reason_eng: "Heating failure" };
const holiday = { reason: "holiday", note: "" } as const;

const path = "/api/staff/schedule/closing";
type Answer = ClosingChanged & { code: string; errors: { field: string; code: string }[] };
const close = (body: object, headers = boss.headers) => call<Answer>("POST", path, { headers, body });
const change = (id: number, body: object) => call<Answer>("PATCH", `${path}/${id}`, { headers: boss.headers, body });
const withdraw = (id: number, body: object) => call<Answer>("DELETE", `${path}/${id}`, { headers: boss.headers, body });
const list = async (query = "", headers = boss.headers) =>
	(await call<ScheduleClosing[]>("GET", `${path}${query}`, { headers })).body;

const inRoom = (roomId: number, from_date = thursday, until_date = from_date) => ({
	gym_id: zemun,
	gym_room_id: roomId,
	from_date,
	until_date,
	...because,
});

const book = (id: number, { headers }: TestMember, training_date: string) =>
	call("POST", `/api/period/${id}/booking`, { headers, body: { training_date } });

/** A room with a class tomorrow at 18:30 and one at 20:00 that is full; Ana has booked the first and waits for the second. */
async function busyRoom() {
	const { id, roomId } = await createSlot(db, { day: 4 });
	const full = await createPeriod(db, { gymRoomId: roomId, trainerId: null, day: 4, time: 2000, capacity: 1 });
	const [ana, mila] = (await createMembers(db, 2)) as [TestMember, TestMember];
	await book(id, ana, thursday);
	await book(full, mila, thursday);
	const waiting = await call("POST", `/api/period/${full}/waiting`, {
		headers: ana.headers,
		body: { training_date: thursday },
	});
	expect(waiting.status).toBe(201);
	return { id, full, roomId, ana, mila };
}

async function closingMails({ id }: TestMember) {
	const [user] = await db.select().from(users).where(eq(users.id, id));
	return db
		.select()
		.from(mails)
		.where(and(eq(mails.recipient, user?.email ?? ""), eq(mails.template, "class-news")))
		.orderBy(mails.id);
}

async function textOf(mail: typeof mails.$inferSelect | undefined, language: "sr" | "en") {
	const { clock, keys } = api.deps;
	const context = { db, clock, keys, language, publicUrl: "https://kvart.example" } as const;
	return renderMail("class-news", mail?.data ?? {}, context);
}

const withoutVersions = async (roomId: number) => (await week(roomId)).entries.map(({ version: _, ...entry }) => entry);

test("a preview shows classes, people and mails, and changes nothing", async () => {
	const { roomId, id, full } = await busyRoom();
	const before = await withoutVersions(roomId);
	const { status, body } = await close({ ...inRoom(roomId), preview: true });
	expect(status).toBe(201);
	expect(body.closed.map(({ period_id, taken, waiting_count }) => [period_id, taken, waiting_count])).toEqual([
		[id, 1, 0],
		[full, 1, 1],
	]);
	expect(body.preview?.people.map(({ role, notified_by }) => [role, notified_by])).toEqual([
		["member", "mail"],
		["member", "mail"],
		["coach", "call"],
	]);
	// One about two classes, and one about a single one, in both languages.
	expect(body.preview?.messages.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
	expect(body.change).toBeNull();
	expect(await withoutVersions(roomId)).toEqual(before);
	expect((await list(`?gym=${zemun}`)).filter(({ room }) => room?.id === roomId)).toEqual([]);
});

test("everyone gets one mail about all of theirs, guests are called, and one undo restores it all", async () => {
	const { id, full, roomId, ana, mila } = await busyRoom();
	const today = await createPeriod(db, { gymRoomId: roomId, trainerId: null, time: 2130, capacity: 5 });
	await call("POST", `/api/period/${today}/booking/guest`, { body: newGuest() });
	const before = await withoutVersions(roomId);
	const { body } = await close(inRoom(roomId, wednesday, thursday));
	expect(body).toMatchObject({
		mailed: 2,
		reopened: [],
		to_call: [
			{ role: "guest", news: "cancelled" },
			{ role: "coach", news: "cancelled" },
		],
	});
	expect(body.closing).toMatchObject({ classes: 3, state: "now", own: true, room: { id: roomId } });
	expect((await week(roomId)).entries).toMatchObject(
		Array.from({ length: 3 }, () => ({
			cancelled: true,
			closing_id: body.closing.id,
			reason: { code: "closed", note: because.reason, note_eng: because.reason_eng },
			waiting_count: 0,
		})),
	);
	const sent = await closingMails(ana);
	expect(sent).toHaveLength(1);
	expect(await closingMails(mila)).toHaveLength(1);
	const [serbian, english] = [await textOf(sent[0], "sr"), await textOf(sent[0], "en")];
	expect(serbian?.text).toContain("Kvar na grejanju");
	expect(serbian?.text).toContain("lista čekanja je zatvorena");
	expect(english?.subject).toBe("Your classes are cancelled");
	expect(english?.text).toContain("we’ll be closed. Heating failure");
	expect(english?.text).toContain("Heating failure");
	expect(english?.attachments).toHaveLength(1);
	expect((await book(id, mila, thursday)).body).toMatchObject({ code: "ERR_TRAINING_FILLED_OR_CANCELLED" });
	const waiting = { headers: mila.headers, body: { training_date: thursday } };
	expect((await call("POST", `/api/period/${full}/waiting`, waiting)).status).not.toBe(201);
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	expect(await withoutVersions(roomId)).toEqual(before);
	expect(await closingMails(ana)).toEqual([]);
	expect((await list()).filter((closing) => closing.id === body.closing.id)).toEqual([]);
	expect((await book(id, mila, thursday)).status).toBe(201);
});

test("only classes that overlap the closed hours are cancelled, and none that has started", async () => {
	const roomId = await createRoom(db);
	const at = (time: number) => createPeriod(db, { gymRoomId: roomId, trainerId: null, time, capacity: 5 });
	// The training lasts 50 minutes; now is 10:00.
	const [started, before, into, after] = [await at(930), await at(1110), await at(1210), await at(1400)];
	const { body } = await close({ ...inRoom(roomId, wednesday), from_time: 1200, until_time: 1400 });
	expect(body.closed.map(({ period_id }) => period_id)).toEqual([into]);
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	const whole = await close(inRoom(roomId, wednesday));
	expect(whole.body.closed.map(({ period_id }) => period_id)).toEqual([before, into, after]);
	expect((await week(roomId)).entries.find(({ period_id }) => period_id === started)?.cancelled).toBe(false);
});

test("a closing holds for series that are added, copied or moved there later", async () => {
	const roomId = await createRoom(db);
	const day = "2026-12-31";
	const { body } = await close(inRoom(roomId, day));
	expect(body.closed).toEqual([]);
	const training = { training_id: 1, trainer_id: null, capacity: 9 };
	const added = await add(roomId, { kind: "weekly", date: thursday, time: 900, ...training });
	expect(added.status).toBe(201);
	const source = await createSlot(db, { day: 4, time: 1500 });
	await copy(source.roomId, { week: thursday, to_room_id: roomId, from: thursday });
	const other = await createSlot(db, { day: 2, gymRoomId: roomId });
	const moved = await move(other.id, {
		version: 1,
		date: "2026-11-24",
		scope: "series",
		to_date: "2026-11-26",
		time: 2000,
		gym_room_id: roomId,
		...holiday,
	});
	expect(moved.status).toBe(200);
	expect((await week(roomId, day)).entries.map(({ time, closing_id }) => [time, closing_id])).toEqual(
		[900, 1500, 2000].map((time) => [time, body.closing.id]),
	);
	expect((await week(roomId, "2026-12-24")).entries.map(({ cancelled }) => cancelled)).toEqual([false, false, false]);
	expect((await list(`?gym=${zemun}`)).find(({ id }) => id === body.closing.id)?.classes).toBe(3);
	await withdraw(body.closing.id, { version: 1 });
	expect((await week(roomId, day)).entries.map(({ cancelled }) => cancelled)).toEqual([false, false, false]);
});

test("a single class cannot be added to, moved into or restored in a closing", async () => {
	const { id, roomId } = await createSlot(db);
	await cancel(id, { version: 1, date: wednesday, scope: "date", ...holiday });
	await close(inRoom(roomId, wednesday, friday));
	const closed = { status: 422, body: { errors: [{ field: "time", code: "closed" }] } };
	const training = { training_id: 1, trainer_id: null, capacity: 9 };
	expect(await add(roomId, { kind: "once", date: friday, time: 900, ...training })).toMatchObject(closed);
	expect(await restore(id, { version: 3, date: wednesday, scope: "date" })).toMatchObject(closed);
	const to = { scope: "date", to_date: friday, time: 1000, gym_room_id: roomId, ...holiday };
	expect(await move(id, { version: 3, date: "2026-11-25", ...to, to_date: "2026-11-26" })).toMatchObject({
		status: 200,
	});
	const single = await createSlot(db, { day: 6, gymRoomId: roomId, time: 1200 });
	expect(await move(single.id, { version: 1, date: "2026-11-21", ...to })).toMatchObject(closed);
});

test("a series that moves into a closing cancels the dates in it, with the closing as the reason", async () => {
	const { id, roomId } = await createSlot(db, { day: 5 });
	const [ana] = (await createMembers(db, 1)) as [TestMember];
	await book(id, ana, friday);
	await close(inRoom(roomId, "2026-11-21"));
	const series = { scope: "series", to_date: "2026-11-21", time: 1000, gym_room_id: roomId, ...holiday };
	const { body } = await move(id, { version: 1, date: friday, ...series });
	expect(body).toMatchObject({ mailed: 1, entry: { training_date: "2026-11-21", cancelled: true } });
	expect((await textOf((await closingMails(ana)).at(-1), "sr"))?.text).toContain("tada je zatvoreno. Kvar na grejanju");
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	expect((await week(roomId)).entries).toMatchObject([{ training_date: friday, taken: 1, cancelled: false }]);
});

test("changing the dates cancels some and reopens others, in one mail, and people have their places again", async () => {
	const { id, roomId, ana } = await busyRoom();
	const later = await createPeriod(db, { gymRoomId: roomId, trainerId: null, day: 5, capacity: 5 });
	await book(later, ana, friday);
	const { body: made } = await close({ ...inRoom(roomId), send_at_once: true });
	await sendAll(db);
	const { body } = await change(made.closing.id, {
		version: 1,
		...inRoom(roomId, friday),
		reason: "Krečenje",
		reason_eng: "Painting",
	});
	expect(body.closed.map(({ period_id }) => period_id)).toEqual([later]);
	expect(body.reopened.map(({ taken, waiting_count }) => [taken, waiting_count])).toEqual([
		[1, 0],
		[1, 1],
	]);
	const second = (await closingMails(ana)).at(-1);
	const text = (await textOf(second, "sr"))?.text ?? "";
	expect(text).toContain("održava se, mesto je tvoje");
	expect(text).toContain("otkazano");
	expect(text).toContain("Krečenje");
	expect((await week(roomId)).entries.find(({ period_id }) => period_id === id)).toMatchObject({
		taken: 1,
		reason: null,
	});
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	const closed = (await week(roomId)).entries.filter(({ closing_id }) => closing_id === made.closing.id);
	expect(closed.map(({ training_date, reason }) => [training_date, reason?.note])).toEqual([
		[thursday, because.reason],
		[thursday, because.reason],
	]);
});

test("shows a new reason with every date, and mails no member", async () => {
	const { roomId } = await busyRoom();
	const { body: made } = await close(inRoom(roomId));
	const { body } = await change(made.closing.id, { version: 1, ...inRoom(roomId), reason: "Poplava" });
	expect(body).toMatchObject({ mailed: 0, closed: [], reopened: [] });
	expect((await week(roomId)).entries.map(({ reason }) => reason?.note)).toEqual(["Poplava", "Poplava"]);
	expect((await undo(made.change?.id ?? 0)).body).toMatchObject({ code: "ERR_CHANGED_MEANWHILE" });
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	expect((await week(roomId)).entries.map(({ reason }) => reason?.note)).toEqual([because.reason, because.reason]);
});

test("withdrawn, classes take place again unless another closing covers them", async () => {
	const { id, full, roomId, ana } = await busyRoom();
	const { body: hours } = await close({ ...inRoom(roomId), from_time: 1800, until_time: 1900 });
	const { body: day } = await close(inRoom(roomId));
	await sendAll(db);
	expect(day.closed.map(({ period_id }) => period_id)).toEqual([full]);
	const stale = await withdraw(day.closing.id, { version: 9 });
	expect(stale).toMatchObject({ status: 409, body: { code: "ERR_CHANGED_MEANWHILE" } });
	const { body } = await withdraw(day.closing.id, { version: 1 });
	expect(body.reopened).toMatchObject([{ period_id: full, taken: 1, waiting_count: 1 }]);
	expect((await week(roomId)).entries).toMatchObject([
		{ period_id: id, closing_id: hours.closing.id, cancelled: true },
		{ period_id: full, closing_id: null, cancelled: false },
	]);
	expect((await withdraw(day.closing.id, { version: 2 })).status).toBe(404);
	const rest = await withdraw(hours.closing.id, { version: 1 });
	expect(rest.body.reopened).toMatchObject([{ period_id: id, taken: 1 }]);
	const [mail] = (await closingMails(ana)).slice(-1);
	// The class that she waits for takes place as well.
	const text = (await textOf(mail, "en"))?.text ?? "";
	expect(text).toContain("takes place, the place is yours");
	expect(text).toContain("takes place, you are on the waiting list again");
});

test("a withdrawal is refused while another class has the room, and names it", async () => {
	const { id, roomId } = await createSlot(db, { day: 4 });
	const { body: hours } = await close({ ...inRoom(roomId), from_time: 1700, until_time: 1900 });
	const training = { training_id: 1, trainer_id: null, capacity: 9 };
	const { body: single } = await add(roomId, { kind: "once", date: thursday, time: 1900, ...training });
	const taken = await withdraw(hours.closing.id, { version: 1 });
	expect(taken).toMatchObject({ status: 422, body: { errors: [{ field: "time", code: "room-taken" }] } });
	expect(taken.body).toMatchObject({ current: [{ period_id: single.entry.period_id, training_date: thursday }] });
	await cancel(single.entry.period_id, { version: 1, date: thursday, scope: "date", ...holiday });
	expect((await withdraw(hours.closing.id, { version: 1 })).body.reopened).toMatchObject([{ period_id: id }]);
});

test("many classes are closed and reopened in as many statements as few", async () => {
	const statements = vi.spyOn(statementLog, "logQuery");
	async function countFor(hours: readonly number[]) {
		const roomId = await createRoom(db);
		for (const hour of hours)
			await createPeriod(db, { gymRoomId: roomId, trainerId: null, day: 4, time: hour * 100, capacity: 5 });
		const counted: number[] = [];
		statements.mockClear();
		const { body } = await close(inRoom(roomId));
		counted.push(statements.mock.calls.length);
		statements.mockClear();
		expect((await withdraw(body.closing.id, { version: 1 })).body.reopened).toHaveLength(hours.length);
		return [...counted, statements.mock.calls.length];
	}
	const few = await countFor([10]);
	expect(few.every((count) => count > 10)).toBe(true);
	expect(await countFor([8, 10, 12, 14, 16, 18, 20])).toEqual(few);
});

test("refuses to undo a withdrawal once a class that takes place again was booked", async () => {
	const { id, roomId, mila } = await busyRoom();
	const { body: made } = await close(inRoom(roomId));
	const { body } = await withdraw(made.closing.id, { version: 1 });
	expect((await book(id, mila, thursday)).status).toBe(201);
	expect((await undo(body.change?.id ?? 0)).body).toMatchObject({ code: "ERR_CHANGED_MEANWHILE" });
});

test("an undo after a closing was made follows the closing", async () => {
	const { id, roomId } = await createSlot(db, { day: 5 });
	const removed = await remove(id, { version: 1, date: friday, ...holiday });
	const { body } = await close(inRoom(roomId, friday));
	expect((await undo(removed.body.change?.id ?? 0)).status).toBe(200);
	expect((await week(roomId)).entries).toMatchObject([{ cancelled: true, closing_id: body.closing.id }]);
});

test("a series that changes in the course of a closing keeps its people, who return with its end", async () => {
	const { id, roomId, ana } = await busyRoom();
	const { body: made } = await close(inRoom(roomId));
	await sendAll(db);
	const { entries } = await week(roomId);
	const version = entries.find(({ period_id }) => period_id === id)?.version;
	const edited = await edit(id, { version, date: thursday, capacity: 12 });
	const { body } = await withdraw(made.closing.id, { version: 1 });
	const again = body.reopened.find(({ period_id }) => period_id === edited.body.entry.period_id);
	expect(again).toMatchObject({ taken: 1 });
	expect(await closingMails(ana)).toHaveLength(2);
});

test("public pages announce it, and find leaves its classes out", async () => {
	const { id, roomId } = await createSlot(db, { day: 4 });
	const { body } = await close(inRoom(roomId));
	const announced = async (gym: number) => (await call<Closing[]>("GET", `/api/gym/${gym}/closing`)).body;
	expect((await announced(zemun)).find((closing) => closing.id === body.closing.id)).toMatchObject({
		gym_room_id: roomId,
		from_date: thursday,
		from_time: null,
		...because,
	});
	expect((await announced(vracar)).some((closing) => closing.id === body.closing.id)).toBe(false);
	expect((await call("GET", "/api/gym/999/closing")).status).toBe(404);
	const { results } = (await call<FindAnswer>("GET", `/api/find?date=${thursday}&gym=${zemun}`)).body;
	expect(results.some((found) => found.id === id)).toBe(false);
	const far = await close(inRoom(roomId, "2027-03-01"));
	expect((await announced(zemun)).some((closing) => closing.id === far.body.closing.id)).toBe(false);
});

test("a club's manager closes that club only; the whole chain is for staff of all clubs", async () => {
	const manager = await addStaff(db, { clubs: [zemun] });
	const day = { from_date: "2027-01-07", until_date: "2027-01-07", reason: "Božić", reason_eng: "Christmas" };
	expect((await close({ gym_id: null, ...day }, manager.headers)).status).toBe(403);
	expect((await close({ gym_id: vracar, ...day }, manager.headers)).status).toBe(403);
	const own = await close({ gym_id: zemun, ...day }, manager.headers);
	expect(own.status).toBe(201);
	expect(own.body.closed.every(({ gym }) => gym.id === zemun)).toBe(true);
	const chain = await close({ gym_id: null, ...day });
	const clubs = new Set(chain.body.closed.map(({ gym }) => gym.id));
	expect(clubs.size).toBeGreaterThan(3);
	expect(clubs.has(zemun)).toBe(false);
	const seen = await list("", manager.headers);
	expect(seen.find(({ id }) => id === chain.body.closing.id)).toMatchObject({ own: false, gym: null });
	expect(seen.every(({ gym_id }) => gym_id === null || gym_id === zemun)).toBe(true);
	expect((await undo(chain.body.change?.id ?? 0)).status).toBe(200);
	const [entry] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, "closing.created"), eq(auditLog.entityId, String(own.body.closing.id))));
	expect(entry).toMatchObject({ actorId: manager.id, after: { reason: "Božić", gym_id: zemun } });
});

test.for([
	["a day that has passed", { from_date: "2026-11-17", until_date: "2026-11-17" }, "until_date"],
	["a start in the past", { from_date: "2026-11-17", until_date: friday }, "from_date"],
	["an end before the start", { from_date: friday, until_date: thursday }, "until_date"],
	["an end without a start", { from_date: friday, until_date: friday, until_time: 1200 }, "from_time"],
	["hours backwards", { from_date: friday, until_date: friday, from_time: 1200, until_time: 1200 }, "until_time"],
	["more than half a year", { from_date: friday, until_date: "2027-08-01" }, "until_date"],
	["a room of another club", { from_date: friday, until_date: friday, gym_id: vracar }, "gym_room_id"],
] as const)("refuses %s", async ([, values, field]) => {
	const answer = await close({ ...inRoom(await createRoom(db)), ...values });
	expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
});
