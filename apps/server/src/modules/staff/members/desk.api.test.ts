import type { StaffMember } from "@kvart/contract/staff/members";
import type { NoShow } from "@kvart/contract/staff/reports";
import type { Roster } from "@kvart/contract/staff/today";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addBooking } from "../../../../test/booking-factories.ts";
import { addMember } from "../../../../test/member-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms } from "../../../platform/database/schema/clubs.ts";
import { memberNotes, users } from "../../../platform/database/schema/members.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

const { call, clock, db } = await buildTestApp();
const desk = await addStaff(db, { clubs: [zemun] });
const office = await addStaff(db);
const admin = await addStaff(db, { role: "admin" });
beforeEach(() => clock.set(testNow));

const get = (id: number) => call<StaffMember>("GET", `/api/staff/member/${id}`, { headers: office.headers });
const erase = (id: number, name: string) =>
	call("DELETE", `/api/staff/member/${id}`, { headers: admin.headers, body: { name } });
const set = (id: number, change: Partial<typeof users.$inferInsert>) =>
	db.update(users).set(change).where(eq(users.id, id));
const lastNote = async (id: number) =>
	(
		await db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.entity, "member"), eq(auditLog.entityId, String(id))))
			.orderBy(desc(auditLog.id))
			.limit(1)
	)[0];

const note = (id: number, body: unknown, { headers } = office) =>
	call<StaffMember>("POST", `/api/staff/member/${id}/note`, { headers, body });
const removeNote = (id: number, { headers } = office) =>
	call<StaffMember>("DELETE", `/api/staff/member_note/${id}`, { headers });

test("notes name their author, injuries come first, and none gets into the audit log", async () => {
	const { id } = await addMember(db);
	await note(id, { kind: "injury", text: "Operisano koleno" });
	const { status, body } = await note(id, { kind: "note", text: " Voli jutarnje termine " });
	expect(status).toBe(201);
	expect(body.notes).toMatchObject([
		{ kind: "injury", text: "Operisano koleno", author: "Sanja Žujović" },
		{ kind: "note", text: "Voli jutarnje termine" },
	]);
	expect(await lastNote(id)).toMatchObject({ action: "member.note_added", actorId: office.id, after: null });
	const removed = await removeNote(body.notes[0]?.id ?? 0);
	expect(removed.body.notes.map(({ kind }) => kind)).toEqual(["note"]);
	expect(await lastNote(id)).toMatchObject({ action: "member.note_removed" });
	expect((await removeNote(body.notes[0]?.id ?? 0)).status).toBe(404);
});

test.for([
	{ kind: "note", text: " " },
	{ kind: "diagnosis", text: "x" },
	{ kind: "note", text: "x".repeat(501) },
])("refuses the note %j", async (body) => {
	const { id } = await addMember(db);
	expect((await note(id, body)).status).toBe(422);
});

test("the desk writes and removes notes of its own club's members only", async () => {
	const { id } = await addMember(db);
	const { body } = await note(id, { kind: "note", text: "Beleška" });
	expect(await note(id, { kind: "note", text: "Tuđa" }, desk)).toMatchObject({ status: 403 });
	expect(await removeNote(body.notes[0]?.id ?? 0, desk)).toMatchObject({ status: 403 });
});

test("phone and card are changed by version; a phone of another member is refused", async () => {
	const [{ id }, other] = [await addMember(db), await addMember(db)];
	await set(other.id, { phone: "+381645550001", phoneDigits: "381645550001" });
	const contact = (body: unknown) =>
		call<StaffMember>("PATCH", `/api/staff/member/${id}/contact`, { headers: office.headers, body });
	const { version } = (await get(id)).body;
	expect(await contact({ version, phone: "064 555 0001", card_id: "" })).toMatchObject({
		status: 409,
		body: { code: "ERR_DUPLICATED_PHONE" },
	});
	const changed = await contact({ version, phone: "064/555-0002", card_id: " KV-7 " });
	expect(changed).toMatchObject({
		status: 200,
		body: { phone: "064 555 0002", card_id: "KV-7", version: version + 1 },
	});
	expect(await lastNote(id)).toMatchObject({
		action: "member.contact_changed",
		after: { fields: ["phone", "card_id"] },
	});
	expect(JSON.stringify(await lastNote(id))).not.toContain("555");
	expect(await contact({ version, phone: "064 555 0003", card_id: "" })).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE" },
	});
	expect((await contact({ version: version + 1, phone: "12", card_id: "" })).status).toBe(422);
});

const forgive = (id: number, method: "POST" | "DELETE", { headers } = office) =>
	call<StaffMember>(method, `/api/staff/booking/${id}/forgiveness`, { headers });
const noShows = async (member: number) => {
	const path = "/api/staff/numbers/no_show?from=2026-11-18&until=2026-11-18";
	const { body } = await call<NoShow[]>("GET", path, { headers: office.headers });
	return body.find(({ member_id }) => member_id === member);
};
const evening = new Date("2026-11-18T20:00:00+01:00");

/** In a training that has ended, with another member checked in. */
async function missedBooking(member: number) {
	const bookingId = await addBooking(db, member);
	const [booked] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
	const other = await addMember(db);
	await db.insert(bookings).values({
		occurrenceId: booked?.occurrenceId ?? 0,
		userId: other.id,
		person: `user:${other.id}`,
		createdAt: testNow,
		checkedInAt: testNow,
	});
	return { bookingId, occurrenceId: booked?.occurrenceId ?? 0 };
}

test("members count as absent after the training has ended, until they are checked in", async () => {
	const { id } = await addMember(db);
	const { bookingId } = await missedBooking(id);
	expect((await get(id)).body.bookings).toMatchObject([{ missed: false, coming: true }]);
	expect(await noShows(id)).toBeUndefined();
	clock.set(evening);
	expect((await get(id)).body.bookings).toMatchObject([{ missed: true, forgiven: false }]);
	expect(await noShows(id)).toMatchObject({ no_shows: 1, late_cancellations: 0, last_date: "2026-11-18" });
	await call("POST", `/api/staff/booking/${bookingId}/check_in`, { headers: office.headers });
	expect((await get(id)).body.bookings).toMatchObject([{ missed: false }]);
	expect(await noShows(id)).toBeUndefined();
});

test("counts no miss in a cancelled training, or where no member was checked in", async () => {
	const [{ id }, stranger] = [await addMember(db), await addMember(db)];
	const { occurrenceId } = await missedBooking(id);
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.id, occurrenceId));
	await addBooking(db, stranger.id);
	clock.set(evening);
	expect(await noShows(id)).toBeUndefined();
	expect(await noShows(stranger.id)).toBeUndefined();
});

test("the desk forgives a no-show or late cancellation of its club, and takes that back", async () => {
	const { id } = await addMember(db);
	const { bookingId } = await missedBooking(id);
	const late = await addBooking(db, id);
	await db.update(bookings).set({ cancelledAt: testNow, cancelledLate: true }).where(eq(bookings.id, late));
	clock.set(evening);
	expect(await noShows(id)).toMatchObject({ no_shows: 1, late_cancellations: 1 });
	expect((await forgive(bookingId, "POST", desk)).body.bookings.find((one) => one.id === bookingId)).toMatchObject({
		missed: true,
		forgiven: true,
	});
	await forgive(late, "POST");
	expect((await get(id)).body.late_cancellations).toBe(0);
	expect(await noShows(id)).toBeUndefined();
	await forgive(bookingId, "DELETE");
	await forgive(bookingId, "DELETE");
	expect(await noShows(id)).toMatchObject({ no_shows: 1, late_cancellations: 0 });
	const entries = await db
		.select({ action: auditLog.action })
		.from(auditLog)
		.where(and(eq(auditLog.entity, "booking"), eq(auditLog.entityId, String(bookingId))));
	expect(entries.map(({ action }) => action)).toEqual(["booking.forgiven", "booking.forgiveness_undone"]);
	expect((await forgive(999_999, "POST")).status).toBe(404);
});

test("the desk does not forgive a miss in another club, also of a member whom it knows", async () => {
	const { id } = await addMember(db);
	await addBooking(db, id);
	const [room] = await db.select().from(gymRooms).where(eq(gymRooms.gymId, vracar)).limit(1);
	const elsewhere = await addBooking(db, id, { gymRoomId: room?.id ?? 0 });
	expect((await forgive(elsewhere, "POST", desk)).body).toMatchObject({ code: "ERR_BAD_ROLE" });
	const [booking] = await db.select().from(bookings).where(eq(bookings.id, elsewhere));
	expect(booking?.forgivenAt).toBeNull();
});

test("injuries are on the roster, other notes are not", async () => {
	const { id } = await addMember(db);
	const bookingId = await addBooking(db, id);
	await note(id, { kind: "injury", text: "Operisano koleno" });
	await note(id, { kind: "note", text: "Voli jutro" });
	const { body } = await call<Roster>("POST", `/api/staff/booking/${bookingId}/check_in`, { headers: desk.headers });
	expect(body.people).toMatchObject([{ member_id: id, injuries: ["Operisano koleno"] }]);
});

test("erasing a member deletes the notes", async () => {
	const { id } = await addMember(db);
	await note(id, { kind: "injury", text: "Operisano koleno" });
	expect((await erase(id, "Član Test")).status).toBe(200);
	expect(await db.$count(memberNotes, eq(memberNotes.userId, id))).toBe(0);
});
