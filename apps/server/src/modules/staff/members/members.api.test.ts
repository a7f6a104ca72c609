import type { StaffMember, StaffMemberPage } from "@kvart/contract/staff/members";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addBooking, createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { addEnquiry } from "../../../../test/enquiry-factories.ts";
import { addMember, loggedIn, mailsTo } from "../../../../test/member-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms } from "../../../platform/database/schema/clubs.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { auditLog, enquiries, enquiryNotes } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

const app = await buildTestApp();
const { api, call, clock, db } = app;
const desk = await addStaff(db, { clubs: [zemun] });
const office = await addStaff(db);
const admin = await addStaff(db, { role: "admin" });
beforeEach(() => clock.set(testNow));

const find = async (query: Record<string, string>, { headers } = office) =>
	(
		await call<StaffMemberPage>("GET", `/api/staff/member?${new URLSearchParams(query).toString()}`, {
			headers,
		})
	).body;
const get = (id: number, { headers } = office) => call<StaffMember>("GET", `/api/staff/member/${id}`, { headers });
const block = (id: number, body: unknown, { headers } = office) =>
	call<StaffMember>("PATCH", `/api/staff/member/${id}`, { headers, body });
const erase = (id: number, name: string) =>
	call("DELETE", `/api/staff/member/${id}`, { headers: admin.headers, body: { name } });
const lastNote = async (id: number) =>
	(
		await db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.entity, "member"), eq(auditLog.entityId, String(id))))
			.orderBy(desc(auditLog.id))
			.limit(1)
	)[0];
const set = (id: number, change: Partial<typeof users.$inferInsert>) =>
	db.update(users).set(change).where(eq(users.id, id));

test("finds members by name, address, card and phone, without accents and in both scripts", async () => {
	const { id, email } = await addMember(db);
	await set(id, {
		firstName: "Љиљана",
		lastName: "Đokić",
		cardId: "KV-90817",
		phone: "+38162345678",
		phoneDigits: "38162345678",
	});
	for (const text of [
		"ljiljana",
		"Љиљана ђокић",
		"DJOK",
		"kv-90817",
		"062 345 678",
		"+381 62 345",
		"00381 (0)62/345",
		"38162345",
		email,
	]) {
		expect([text, (await find({ text })).members.map((member) => member.id)]).toEqual([text, [id]]);
	}
	for (const text of ["ljiljana petrovic", "'); drop table users; --", "& | !"]) {
		expect([text, (await find({ text })).members]).toEqual([text, []]);
	}
});

test("the list shows members only, page by page, newest first", async () => {
	await db.insert(users).values(
		Array.from({ length: 60 }, (_, place) => ({
			email: `strana.${place}@kvart.example`,
			firstName: "Stranica",
			lastName: "Listić",
			phone: `stranica ${place}`,
			phoneDigits: `stranica-${place}`,
		})),
	);
	const first = await find({ text: "stranica" });
	const second = await find({ text: "stranica", cursor: String(first.next_cursor) });
	const ids = [...first.members, ...second.members].map(({ id }) => id);
	expect(first.members).toHaveLength(50);
	expect(second).toMatchObject({ next_cursor: null, members: { length: 10 } });
	expect(ids).toEqual(ids.toSorted((a, b) => b - a));
	expect((await find({ text: "sanja zujovic" })).members).toEqual([]);
	expect((await get(desk.id)).status).toBe(404);
});

test("filters by state", async () => {
	const [active, unconfirmed, blocked] = [
		await addMember(db),
		await addMember(db, { verified: false }),
		await addMember(db, { blocked: true }),
	];
	for (const [state, member] of [
		["active", active],
		["unconfirmed", unconfirmed],
		["blocked", blocked],
	] as const) {
		const { members } = await find({ state, text: "clan test" });
		expect(members.map(({ id }) => id)).toContain(member.id);
		expect(new Set(members.map((one) => one.state))).toEqual(new Set([state]));
	}
});

test("a member has bookings, mails and sessions, but no secrets", async () => {
	const member = await loggedIn(app);
	await set(member.id, {
		jmbgCipher: api.deps.keys.encrypt("jmbg", "0101990710006"),
		jmbgDigest: `digest ${member.id}`,
	});
	const periodId = await createPeriod(db);
	await call("POST", `/api/period/${periodId}/booking`, { headers: member.headers });
	const { body } = await get(member.id);
	expect(body).toMatchObject({
		state: "active",
		has_password: true,
		has_national_id: true,
		blocked_at: null,
		bookings: [{ gym: "Zemun", training_date: "2026-11-18", time: 1830, coming: true, cancelled_at: null }],
		mails: [{ template: "booking-confirmed", sent_at: null, failed_at: null }],
	});
	expect(body.sessions).toHaveLength(1);
	expect(JSON.stringify(body)).not.toMatch(/0101990710006|argon2|cipher|hash/);
	clock.set(new Date("2026-11-18T18:31:00+01:00"));
	expect((await get(member.id)).body.bookings[0]?.coming).toBe(false);
});

test("a member's waits and late cancellations are those in the clubs of the staff", async () => {
	const member = await loggedIn(app);
	const full = await createPeriod(db);
	const [filler, first] = await createMembers(db, 2);
	await call("POST", `/api/period/${full}/booking`, { headers: filler?.headers ?? {} });
	for (const headers of [first?.headers ?? {}, member.headers])
		expect((await call("POST", `/api/period/${full}/waiting`, { headers })).status).toBe(201);
	await addBooking(db, member.id, { time: 700 });
	const late = { cancelledAt: new Date(testNow.getTime() - 29 * 86_400_000), cancelledLate: true };
	const old = { cancelledAt: new Date(testNow.getTime() - 31 * 86_400_000), cancelledLate: true };
	for (const values of [late, old, { ...late, cancelledLate: false }]) {
		const id = await addBooking(db, member.id, { time: 800 });
		await db.update(bookings).set(values).where(eq(bookings.id, id));
	}
	const { body } = await get(member.id, desk);
	expect(body.waits).toMatchObject([{ gym: "Zemun", training_date: "2026-11-18", time: 1830, position: 2 }]);
	expect(body.late_cancellations).toBe(1);
	expect(body.bookings.filter(({ cancelled_late }) => cancelled_late)).toHaveLength(2);
	const [room] = await db.select({ id: gymRooms.id }).from(gymRooms).where(eq(gymRooms.gymId, vracar)).limit(1);
	await addBooking(db, member.id, { gymRoomId: room?.id ?? 0 });
	const there = await get(member.id, await addStaff(db, { clubs: [vracar] }));
	expect(there.body).toMatchObject({ waits: [], late_cancellations: 0 });
	clock.set(new Date("2026-11-18T18:31:00+01:00"));
	expect((await get(member.id)).body.waits).toEqual([]);
});

test("blocking logs a member out, and the reason is in the audit log and in the answer", async () => {
	const member = await loggedIn(app);
	const blocked = await block(member.id, { version: 1, blocked: true, reason: "Pozajmljuje karticu" });
	expect(blocked.body).toMatchObject({
		state: "blocked",
		blocked_because: "Pozajmljuje karticu",
		sessions: [],
		version: 2,
	});
	expect((await call("GET", "/api/user", { headers: member.headers })).status).toBe(401);
	expect(await lastNote(member.id)).toMatchObject({
		action: "member.blocked",
		actorId: office.id,
		before: { state: "active" },
		after: { state: "blocked", reason: "Pozajmljuje karticu" },
	});
	expect((await block(member.id, { version: 1, blocked: false, reason: "Staro" })).status).toBe(409);
	const lifted = await block(member.id, { version: 2, blocked: false, reason: "Razjašnjeno" });
	expect(lifted.body).toMatchObject({ state: "active", blocked_because: null });
	// The block has ended the session for good, also on a device that was lost.
	expect((await call("GET", "/api/user", { headers: member.headers })).status).toBe(401);
	expect((await block(member.id, { version: 3, blocked: true, reason: " " })).status).toBe(422);
	expect((await block(desk.id, { version: 1, blocked: true, reason: "Koleginica" })).status).toBe(404);
});

test("resends the confirmation only to unconfirmed members", async () => {
	const member = await addMember(db, { verified: false });
	const resend = () =>
		call<StaffMember>("POST", `/api/staff/member/${member.id}/confirmation`, { headers: office.headers });
	expect((await resend()).body.mails).toMatchObject([{ template: "verify-email" }]);
	expect((await mailsTo(db, member.email))[0]?.data["sealedToken"]).toMatch(/\S{20}/);
	expect(await lastNote(member.id)).toMatchObject({ action: "member.confirmation_sent", actorId: office.id });
	await set(member.id, { emailVerifiedAt: testNow });
	expect(await resend()).toMatchObject({ status: 409, body: { current: { state: "active" } } });
	expect(await mailsTo(db, member.email)).toHaveLength(1);
});

test("an administrator gets the national id, and every request is in the audit log", async () => {
	const { id } = await addMember(db);
	const show = () => call("POST", `/api/staff/member/${id}/national_id`, { headers: admin.headers });
	expect((await show()).body).toEqual({ national_id: null });
	await set(id, { jmbgCipher: api.deps.keys.encrypt("jmbg", "0202990710007"), jmbgDigest: `digest ${id}` });
	expect((await show()).body).toEqual({ national_id: "0202990710007" });
	const looks = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)));
	expect(looks.filter(({ action }) => action === "member.national_id_shown")).toHaveLength(2);
	expect(JSON.stringify(looks)).not.toContain("0202990710007");
});

test("erasing removes the person everywhere, if the typed name matches", async () => {
	const member = await loggedIn(app);
	const periodId = await createPeriod(db, { time: 1915 });
	await call("POST", `/api/period/${periodId}/booking`, { headers: member.headers });
	const asked = await addEnquiry(db, { email: member.email });
	await db
		.insert(enquiryNotes)
		.values({ enquiryId: asked.id, authorId: desk.id, text: "Zove se Član.", createdAt: testNow });

	expect(await erase(member.id, "Neko Drugi")).toMatchObject({
		status: 422,
		body: { errors: [{ field: "name", code: "invalid-value" }] },
	});
	expect((await get(member.id)).status).toBe(200);
	expect(await erase(member.id, " clan TEST ")).toMatchObject({ status: 200, body: { code: "SUC_SUCCESS" } });

	expect((await get(member.id)).status).toBe(404);
	const [row] = await db.select().from(users).where(eq(users.id, member.id));
	expect(row).toMatchObject({ firstName: "", email: `erased-${member.id}@erased.invalid`, jmbgCipher: null });
	const [place] = await db.select().from(occurrences).where(eq(occurrences.periodId, periodId));
	expect(place?.taken).toBe(0);
	expect(await db.select().from(enquiryNotes).where(eq(enquiryNotes.enquiryId, asked.id))).toEqual([]);
	expect((await db.select().from(enquiries).where(eq(enquiries.id, asked.id)))[0]).toMatchObject({
		name: "",
		form: {},
	});
	expect(await lastNote(member.id)).toMatchObject({ action: "member.erased", actorId: admin.id });
	expect((await erase(member.id, "")).status).toBe(422);
	expect((await erase(member.id, "Član Test")).status).toBe(404);
});

/** Two members, one of whom booked in the desk's club, the other in Vračar. */
async function neighbours() {
	const [own, foreign] = [await addMember(db), await addMember(db)];
	for (const { id } of [own, foreign]) await set(id, { firstName: "Susedka", lastName: `Broj ${id}` });
	await addBooking(db, own.id);
	const [room] = await db.select().from(gymRooms).where(eq(gymRooms.gymId, vracar)).limit(1);
	const elsewhere = { gymRoomId: room?.id ?? 0 };
	await addBooking(db, foreign.id, elsewhere);
	return { own, foreign, elsewhere };
}

const idsFor = async (text: string, staff = desk) => (await find({ text }, staff)).members.map(({ id }) => id);

test("a desk lists only members who booked in its clubs", async () => {
	const { own, foreign } = await neighbours();
	expect(await idsFor("susedka")).toEqual([own.id]);
	expect(await idsFor(foreign.email)).toEqual([]);
	expect(await idsFor("susedka", office)).toEqual([foreign.id, own.id]);
});

test("a desk neither reads nor blocks nor writes to a member of another club", async () => {
	const { own, foreign } = await neighbours();
	const refused = { status: 403, body: { code: "ERR_BAD_ROLE" } };
	expect((await get(own.id, desk)).status).toBe(200);
	expect(await get(foreign.id, desk)).toMatchObject(refused);
	const blocking = { version: 1, blocked: true, reason: "Tuđa kartica" };
	expect(await block(foreign.id, blocking, desk)).toMatchObject(refused);
	const resend = await call("POST", `/api/staff/member/${foreign.id}/confirmation`, { headers: desk.headers });
	expect(resend).toMatchObject(refused);
	expect((await get(foreign.id)).body.state).toBe("active");
	expect((await block(own.id, blocking, desk)).status).toBe(200);
});

test("a desk reads its members' bookings in its own clubs only", async () => {
	const { own, elsewhere } = await neighbours();
	await addBooking(db, own.id, { ...elsewhere, time: 1100 });
	expect((await get(own.id, desk)).body.bookings.map(({ gym }) => gym)).toEqual(["Zemun"]);
	expect((await get(own.id)).body.bookings).toHaveLength(2);
});

test("sorts names as the Serbian alphabet does", async () => {
	const word = "Azbučni";
	const sorted = ["Car", "Čar", "Ćar", "Dar", "Đar", "Sar", "Šar", "šas", "Tar", "Zar", "Žar"];
	for (const lastName of sorted.toReversed()) await set((await addMember(db)).id, { firstName: word, lastName });
	const { members } = await find({ text: word, sort: "name" });
	expect(members.map(({ last_name }) => last_name)).toEqual(sorted);
	const rest = await find({ text: word, sort: "name", cursor: String(members[2]?.id) });
	expect(rest.members.map(({ last_name }) => last_name)).toEqual(sorted.slice(3));
});

test("sorts by name or age of the account, page by page, and filters by club", async () => {
	const word = "Redosled";
	const names = ["Ćirić", "Antić", "Babić"];
	const ids: number[] = [];
	for (const lastName of names) {
		const { id } = await addMember(db);
		await set(id, { firstName: word, lastName });
		ids.push(id);
	}
	const [ciric, antic, babic] = ids;
	const found = async (query: Record<string, string>) =>
		(await find({ text: word, ...query })).members.map(({ id }) => id);
	expect(await found({})).toEqual([babic, antic, ciric]);
	expect(await found({ sort: "oldest" })).toEqual([ciric, antic, babic]);
	expect(await found({ sort: "name" })).toEqual([antic, babic, ciric]);
	expect(await found({ sort: "name", cursor: String(antic) })).toEqual([babic, ciric]);
	expect(await found({ gym: String(zemun) })).toEqual([]);
	const elsewhere = await call("GET", `/api/staff/member?gym=${vracar}`, { headers: desk.headers });
	expect(elsewhere).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
});
