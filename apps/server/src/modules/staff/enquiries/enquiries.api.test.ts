import type { Enquiry, EnquiryCounts, EnquiryPage } from "@kvart/contract/staff/enquiries";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addEnquiry } from "../../../../test/enquiry-factories.ts";
import { mailsTo } from "../../../../test/member-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { auditLog, enquiries } from "../../../platform/database/schema/office.ts";
import { replyContent } from "../../enquiries/service.ts";

const { call, clock, db } = await buildTestApp();
const chain = await addStaff(db);
const desk = await addStaff(db, { clubs: [zemun] });
const elsewhere = await addStaff(db, { clubs: [vracar] });
beforeEach(() => clock.set(testNow));

const day = 86_400_000;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * day);

// The clock goes on while a test runs.
const thisMorning: unknown = expect.stringMatching(/^2026-11-18T09:0/);

type Staff = typeof chain;
const list = async (query: Record<string, string> = {}, { headers }: Staff = chain) =>
	(await call<EnquiryPage>("GET", `/api/staff/enquiry?${new URLSearchParams(query).toString()}`, { headers })).body;
const idsOf = async (query: Record<string, string>, staff?: Staff) =>
	(await list(query, staff)).enquiries.map(({ id }) => id);
const get = (id: number, { headers }: Staff = chain) => call<Enquiry>("GET", `/api/staff/enquiry/${id}`, { headers });
const change = (id: number, body: unknown, { headers }: Staff = chain) =>
	call<Enquiry>("PATCH", `/api/staff/enquiry/${id}`, { headers, body });
const reply = (id: number, body: unknown, { headers }: Staff = chain) =>
	call<Enquiry>("POST", `/api/staff/enquiry/${id}/reply`, { headers, body });
const merge = (id: number, body: unknown, { headers }: Staff = chain) =>
	call<Enquiry>("POST", `/api/staff/enquiry/${id}/part`, { headers, body });
const lastNote = async () => (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

/** A word that only this test's people carry. */
let families = 0;
function family(): string {
	families += 1;
	return `Porodica${families}x`;
}

test("waiting ones come first, oldest on top; closed ones last, newest on top", async () => {
	const name = family();
	const closedOld = await addEnquiry(db, { name, status: "closed", createdAt: daysAgo(30) });
	const closedNew = await addEnquiry(db, { name, status: "closed", createdAt: daysAgo(20) });
	const fresh = await addEnquiry(db, { name, createdAt: daysAgo(1) });
	const answered = await addEnquiry(db, { name, status: "answered", createdAt: daysAgo(15) });
	const waiting = await addEnquiry(db, { name, status: "open", createdAt: daysAgo(8) });
	expect(await idsOf({ text: name })).toEqual([waiting.id, fresh.id, answered.id, closedNew.id, closedOld.id]);
});

test("the terms allow seven days for the reply and fourteen until it is closed", async () => {
	const { id, createdAt } = await addEnquiry(db, { createdAt: daysAgo(3) });
	const due = (days: number) => new Date(createdAt.getTime() + days * day).toISOString();
	expect((await get(id)).body).toMatchObject({ due_at: due(7), days_left: 4, late: true });
	clock.set(new Date(testNow.getTime() + 6 * day));
	expect((await get(id)).body.days_left).toBe(-2);
	clock.set(testNow);
	await change(id, { version: 1, status: "answered" });
	expect((await get(id)).body).toMatchObject({ due_at: due(14), late: false, answered_at: thisMorning });
	await change(id, { version: 2, status: "closed" });
	expect((await get(id)).body.due_at).toBeNull();
});

test("pages neither skip nor repeat enquiries", async () => {
	const name = family();
	const made: number[] = [];
	for (let count = 0; count < 53; count += 1) {
		// Several at the very same moment.
		const row = await addEnquiry(db, {
			name,
			createdAt: daysAgo(Math.floor(count / 10)),
			status: count % 3 === 0 ? "closed" : "new",
		});
		made.push(row.id);
	}
	const first = await list({ text: name });
	const second = await list({ text: name, cursor: String(first.next_cursor) });
	expect(first.enquiries).toHaveLength(50);
	expect(second.next_cursor).toBeNull();
	const seen = [...first.enquiries, ...second.enquiries].map(({ id }) => id);
	expect(seen.toSorted((a, b) => a - b)).toEqual(made);
});

test("people are found without accents, in both scripts, and by phone in any format", async () => {
	const { id } = await addEnquiry(db, {
		name: "Ђорђе Шћепановић-Žujević",
		email: "Neko.Drugi@kvart.example",
		phone: "+381 64 777-88-99",
		phoneDigits: "381647778899",
	});
	for (const text of [
		"djordje",
		"Đorđe šćepan",
		"zujevic",
		"neko.drugi@kvart",
		"064 777 88 99",
		"+38164777",
		"6477788",
	]) {
		expect([text, await idsOf({ text })]).toEqual([text, expect.arrayContaining([id])]);
	}
	expect(await idsOf({ text: "djordje petrovic" })).not.toContain(id);
	expect(await idsOf({ text: "'); drop table enquiries; --" })).not.toContain(id);
});

test("the list is filtered by kind, club, status, assignee, age and mark", async () => {
	const name = family();
	const plain = await addEnquiry(db, { name, createdAt: daysAgo(8) });
	const old = await addEnquiry(db, { name, createdAt: daysAgo(15), gymId: vracar, kind: "lending_page" });
	const marked = await addEnquiry(db, {
		name,
		marks: ["unproven"],
		gymId: null,
		assigneeId: chain.id,
		status: "closed",
	});
	const find = (query: Record<string, string>) => idsOf({ text: name, ...query });
	expect(await find({ kind: "lending_page" })).toEqual([old.id]);
	expect(await find({ gym: String(zemun) })).toEqual([plain.id]);
	expect(await find({ gym: "none" })).toEqual([marked.id]);
	expect(await find({ status: "waiting" })).toEqual([old.id, plain.id]);
	expect(await find({ assignee: String(chain.id) })).toEqual([marked.id]);
	expect(await find({ assignee: "none" })).toEqual([old.id, plain.id]);
	expect(await find({ age: "fresh" })).toEqual([marked.id]);
	expect(await find({ age: "reply" })).toEqual([old.id, plain.id]);
	expect(await find({ age: "settle" })).toEqual([old.id]);
	expect(await find({ age: "late" })).toEqual([old.id, plain.id]);
	const settling = await addEnquiry(db, { name, createdAt: daysAgo(14), status: "answered" });
	await addEnquiry(db, { name, createdAt: daysAgo(13), status: "answered" });
	expect(await find({ age: "overdue" })).toEqual([old.id, plain.id, settling.id]);
	expect(await find({ mark: "unproven" })).toEqual([marked.id]);
	expect(await find({ mark: "none", status: "waiting" })).toEqual([old.id, plain.id]);
	expect((await call("GET", "/api/staff/enquiry?age=ancient", { headers: chain.headers })).status).toBe(422);
});

test("a club's desk sees its own enquiries and those of no club only", async () => {
	const name = family();
	const own = await addEnquiry(db, { name, createdAt: daysAgo(1) });
	const nobodys = await addEnquiry(db, { name, gymId: null });
	await addEnquiry(db, { name, gymId: vracar });
	expect(await idsOf({ text: name }, desk)).toEqual([own.id, nobodys.id]);
	expect((await get(nobodys.id, elsewhere)).status).toBe(200);
	const refused = { status: 403, body: { code: "ERR_BAD_ROLE" } };
	expect(await get(own.id, elsewhere)).toMatchObject(refused);
	// With an old version as well: the refusal must not contain the record.
	expect(await change(own.id, { version: 99, status: "closed" }, elsewhere)).toMatchObject(refused);
	const filtered = await call("GET", `/api/staff/enquiry?gym=${zemun}`, { headers: elsewhere.headers });
	expect(filtered).toMatchObject(refused);
});

test("a reply is mailed in the language of the enquiry, stored, and stops the deadline", async () => {
	const asked = await addEnquiry(db, { language: "en", createdAt: daysAgo(2) });
	const text = "Come on Monday.\n\nBring a towel.";
	const { status, body } = await reply(asked.id, { version: 1, subject: "Your visit", text }, desk);
	expect(status).toBe(200);
	expect(body).toMatchObject({
		status: "answered",
		answered_at: thisMorning,
		assignee: { id: desk.id },
		version: 2,
		notes: [{ kind: "reply", text: `Your visit\n\n${text}`, author: { id: desk.id, name: "Sanja Žujović" } }],
	});
	expect(await mailsTo(db, asked.email)).toMatchObject([
		{ template: "enquiry-reply", language: "en", data: { noteId: expect.any(Number) } },
	]);
	const [mail] = await mailsTo(db, asked.email);
	const mailed = await replyContent(db, Number(mail?.data["noteId"]));
	expect(mailed).toMatchObject({ name: asked.name, subject: "Your visit", text });
	expect(await lastNote()).toMatchObject({
		action: "enquiry.replied",
		actorId: desk.id,
		before: { status: "new", notes: 0 },
		after: { status: "answered", notes: 1 },
	});
	expect(JSON.stringify(await lastNote())).not.toContain("towel");
});

test("the second of two concurrent replies is refused and not mailed", async () => {
	const { id, email } = await addEnquiry(db);
	await reply(id, { version: 1, subject: "Prvi", text: "Prvi odgovor." });
	const second = await reply(id, { version: 1, subject: "Drugi", text: "Drugi odgovor." });
	expect(second).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE", current: { id, status: "answered", version: 2 } },
	});
	expect(await mailsTo(db, email)).toHaveLength(1);
});

test("an erased person cannot be replied to", async () => {
	const { id } = await addEnquiry(db, { name: "", email: "", phone: "", phoneDigits: "", form: {} });
	expect(await reply(id, { version: 1, subject: "Upit", text: "Ima li koga?" })).toMatchObject({
		status: 422,
		body: { errors: [{ field: "email", code: "invalid-value" }] },
	});
	expect((await get(id)).body.same_phone).toEqual([]);
});

test("an enquiry is assigned to staff of its club or of the whole chain", async () => {
	const { id } = await addEnquiry(db);
	expect((await change(id, { version: 1, assignee_id: desk.id })).body.assignee?.id).toBe(desk.id);
	expect(await change(id, { version: 2, assignee_id: elsewhere.id })).toMatchObject({
		status: 422,
		body: { errors: [{ field: "assignee_id", code: "invalid-value" }] },
	});
	expect((await change(id, { version: 2, assignee_id: chain.id })).body.assignee?.id).toBe(chain.id);
	expect((await change(id, { version: 3, assignee_id: null })).body.assignee).toBeNull();
});

test("an enquiry without a club is given to one, and other clubs no longer see it", async () => {
	const { id } = await addEnquiry(db, { gymId: null });
	const handed = await change(id, { version: 1, gym_id: vracar }, desk);
	expect(handed).toMatchObject({ status: 200, body: { gym: { id: vracar } } });
	expect((await get(id, desk)).status).toBe(403);
	expect((await change(id, { version: 2, gym_id: 9999 })).status).toBe(422);
});

test("a note is for staff only and needs no version", async () => {
	const { id, email } = await addEnquiry(db);
	const note = (text: string) =>
		call<Enquiry>("POST", `/api/staff/enquiry/${id}/note`, { headers: desk.headers, body: { text } });
	await note("Zvati posle 17 h.");
	expect((await note("  Ne javlja se. ")).body.notes.map(({ kind, text }) => [kind, text])).toEqual([
		["note", "Zvati posle 17 h."],
		["note", "Ne javlja se."],
	]);
	expect((await note("   ")).status).toBe(422);
	expect(await mailsTo(db, email)).toEqual([]);
	expect(await lastNote()).toMatchObject({ action: "enquiry.noted", before: { notes: 1 }, after: { notes: 2 } });
});

test("enquiries of the same phone can be merged and split", async () => {
	const phone = "064 555 01 02";
	const first = await addEnquiry(db, { phone, createdAt: daysAgo(5) });
	const second = await addEnquiry(db, { phone, createdAt: daysAgo(3) });
	const third = await addEnquiry(db, { phone, createdAt: daysAgo(1) });
	await merge(second.id, { version: 1, part_ids: [first.id] });
	const merged = await merge(third.id, { version: 1, part_ids: [second.id] });
	// Parts of a merged enquiry move with it.
	expect(merged.body).toMatchObject({ part_count: 2, version: 2 });
	expect(await idsOf({ text: "064 5550102" })).toEqual([third.id]);
	expect((await get(first.id)).body.merged_into_id).toBe(third.id);
	expect(await lastNote()).toMatchObject({ action: "enquiry.merged", after: { part_ids: [second.id, first.id] } });

	await merge(third.id, { version: 2, part_ids: [first.id] });
	expect(await idsOf({ text: "064 5550102" })).toEqual([second.id, third.id]);
	expect((await get(second.id)).body.same_phone.map(({ id }) => id)).toEqual([third.id]);
});

test("enquiries of different phones cannot be merged", async () => {
	const { id } = await addEnquiry(db);
	const stranger = await addEnquiry(db);
	expect(await merge(id, { version: 1, part_ids: [stranger.id] })).toMatchObject({
		status: 422,
		body: { errors: [{ field: "part_ids", code: "invalid-value" }] },
	});
});

test("counts waiting, late, unassigned and own enquiries", async () => {
	const counts = async () =>
		(await call<EnquiryCounts>("GET", "/api/staff/enquiry/count", { headers: desk.headers })).body;
	const before = await counts();
	await addEnquiry(db);
	await addEnquiry(db, { createdAt: daysAgo(3), assigneeId: desk.id });
	await addEnquiry(db, { createdAt: daysAgo(8) });
	await addEnquiry(db, { createdAt: daysAgo(15), status: "answered" });
	await addEnquiry(db, { createdAt: daysAgo(15), status: "closed" });
	await addEnquiry(db, { gymId: vracar });
	const after = await counts();
	const grown = Object.fromEntries(
		Object.entries(after).map(([name, count]) => [name, count - before[name as keyof EnquiryCounts]]),
	);
	expect(grown).toEqual({
		unread: 3,
		waiting: 3,
		late: 2,
		overdue: 2,
		unassigned: 2,
		mine: 1,
		follow_ups: 0,
		reply_days: 0,
	});
});

test("the file matches the list, and formulas are escaped", async () => {
	const name = family();
	await addEnquiry(db, { name: `=HYPERLINK("http://x";"${name}")`, email: "+evil@kvart.example" });
	await addEnquiry(db, { name: `@sum ${name}`, createdAt: daysAgo(1) });
	const query = new URLSearchParams({ text: name, language: "en" }).toString();
	const { status, headers, body } = await call<string>("GET", `/api/staff/enquiry/export?${query}`, {
		headers: desk.headers,
	});
	expect(status).toBe(200);
	expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
	expect(headers["content-disposition"]).toBe('attachment; filename="enquiries-2026-11-18.csv"');
	const lines = body.split("\r\n");
	expect(lines).toHaveLength(4);
	expect(lines[0]).toMatch(/^\ufeffNumber;Received;Kind;Status;Full name;/);
	expect(lines[1]).toContain(`;'@sum ${name};`);
	expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"";""${name}"")";'+evil@kvart.example`);
	expect(lines[1]).toMatch(/^\d+;17\.11\.2026\. 10:00;/);
	expect(await lastNote()).toMatchObject({ action: "enquiry.exported", actorId: desk.id, after: { searched: true } });
	expect(JSON.stringify(await lastNote())).not.toContain(name);
});

test("the file has phones that call, and marks in the language of the office", async () => {
	const name = family();
	await addEnquiry(db, { name, phone: "+43660123456", phoneDigits: "43660123456", marks: ["hasty"] });
	const query = new URLSearchParams({ text: name, language: "sr" }).toString();
	const { body } = await call<string>("GET", `/api/staff/enquiry/export?${query}`, { headers: desk.headers });
	const row = body.split("\r\n")[1] ?? "";
	expect(row).toContain(";00 43");
	expect(row).toMatch(/;poslato prebrzo$/);
});

test("a long list is exported completely", async () => {
	const name = family();
	const row = await addEnquiry(db, { name });
	const { id: _, ...copy } = row;
	await db.insert(enquiries).values(Array.from({ length: 1001 }, () => ({ ...copy, formKey: null, challenge: null })));
	const { body } = await call<string>("GET", `/api/staff/enquiry/export?text=${name}`, { headers: chain.headers });
	expect(body.trim().split("\r\n")).toHaveLength(1003);
	await db.delete(enquiries).where(eq(enquiries.name, name));
});

const counts = async () =>
	(await call<EnquiryCounts>("GET", "/api/staff/enquiry/count", { headers: chain.headers })).body;

test("spam leaves the inbox and the counts, and can be taken back", async () => {
	const name = family();
	const { id, version } = await addEnquiry(db, { name });
	const before = await counts();
	const marked = await change(id, { version, status: "spam" });
	expect(marked).toMatchObject({ status: 200, body: { status: "spam", due_at: null, days_left: null, late: false } });
	expect(await idsOf({ text: name })).toEqual([]);
	expect(await idsOf({ text: name, status: "waiting" })).toEqual([]);
	expect(await idsOf({ text: name, status: "spam" })).toEqual([id]);
	expect(await counts()).toMatchObject({ waiting: before.waiting - 1, unread: before.unread - 1 });
	expect((await change(id, { version: marked.body.version, status: "open" })).body.status).toBe("open");
	expect(await idsOf({ text: name })).toEqual([id]);
	expect(await counts()).toMatchObject({ waiting: before.waiting, unread: before.unread - 1 });
});

test("the file has labels for marks, and foreign phones without an apostrophe", async () => {
	const name = family();
	await addEnquiry(db, { name, phone: "+43 660 1234567", marks: ["hasty"] });
	const { body } = await call<string>("GET", `/api/staff/enquiry/export?text=${name}`, { headers: chain.headers });
	expect(body).toContain(";00 436601234567;");
	expect(body).toContain(";poslato prebrzo");
});
