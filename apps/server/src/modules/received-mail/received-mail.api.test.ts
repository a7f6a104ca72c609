import type { Enquiry, EnquiryCounts } from "@kvart/contract/staff/enquiries";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { startMailbox } from "../../../test/dovecot.ts";
import { addEnquiry } from "../../../test/enquiry-factories.ts";
import { startMailServer } from "../../../test/smtp.ts";
import { addStaff, zemun } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { auditLog, enquiries, mails } from "../../platform/database/schema/office.ts";
import { deliverNext } from "../mail/delivery.ts";
import { taggedAddress } from "../mail/reply-address.ts";
import { smtpTransport } from "../mail/smtp.ts";
import { mailboxReader } from "./install.ts";
import { maximumBytes } from "./mailbox.ts";

// The database, SMTP and the mail server that holds the mailbox are real; only the clock is fake.
const { call, clock, db, api } = await buildTestApp();
const { keys } = api.deps;
const desk = await addStaff(db, { clubs: [zemun] });
const mailbox = await startMailbox();
const post = await startMailServer();
const replyAddress = "odgovori@kvart.example";
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const receiving = { db, clock: api.deps.clock, keys, log, checkedBy: "mx.kvart.example" };
const read = mailboxReader(mailbox.url, receiving);
const email = "ana@kvart.example";

beforeEach(async () => {
	clock.set(testNow);
	await mailbox.empty();
	await db.delete(mails);
	post.received.length = 0;
	log.error.mockClear();
	log.warn.mockClear();
});

const { headers } = desk;
const get = async (id: number) => (await call<Enquiry>("GET", `/api/staff/enquiry/${id}`, { headers })).body;
const change = (id: number, body: unknown) => call<Enquiry>("PATCH", `/api/staff/enquiry/${id}`, { headers, body });
const reply = (id: number, body: unknown) => call<Enquiry>("POST", `/api/staff/enquiry/${id}/reply`, { headers, body });
const unread = async () => (await call<EnquiryCounts>("GET", "/api/staff/enquiry/count", { headers })).body.unread;
const queued = async () => (await db.select().from(mails)).map(({ template, recipient }) => ({ template, recipient }));

async function sendQueued(): Promise<void> {
	const send = smtpTransport(post.url);
	const delivery = { ...receiving, mailing: api.deps.mailing, publicUrl: "https://kvart.example", replyAddress, send };
	while (await deliverNext(delivery)) {}
}

const answered = () => addEnquiry(db, { email, status: "answered", createdAt: new Date(testNow.getTime() - 864e6) });
const answerTo = (id: number) => ({ from: `Ana Anić <${email}>`, to: taggedAddress(keys, replyAddress, id) });

test("an answer to a reply comes back into the conversation, and staff is notified", async () => {
	await db.update(gyms).set({ replyEmail: "zemun@kvart.example" }).where(eq(gyms.id, zemun));
	const { id } = await addEnquiry(db, { email, name: "Ana Anić" });
	await reply(id, { version: 1, subject: "Cene", text: "Mesečna karta je 4.900." });
	await sendQueued();
	const [sent] = post.received;
	const to = sent?.replyTo?.[0]?.address ?? "";
	expect(to).toBe(taggedAddress(keys, replyAddress, id));
	await mailbox.deliver({
		from: `Ana Anić <${email}>`,
		to,
		subject: "Re: Cene",
		inReplyTo: sent?.messageId,
		text: "Hvala! A godišnja?\n\nOn Mon, 16 Nov 2026 at 10:15, KVART <info@kvart.example> wrote:\n> Mesečna karta je 4.900.",
		attachments: [{ filename: "kartica.jpg", content: Buffer.from("x") }],
	});
	const before = await unread();
	await read();
	const enquiry = await get(id);
	expect(enquiry).toMatchObject({ status: "open", new_mail: true, version: 3 });
	expect(enquiry.notes.at(-1)).toMatchObject({
		kind: "received",
		text: "Hvala! A godišnja?",
		author: null,
		mail: {
			sender: email,
			sender_name: "Ana Anić",
			other_sender: false,
			genuine: null,
			quoted: expect.stringContaining("> Mesečna karta") as string,
			attachments: ["kartica.jpg"],
			shortened: false,
			bounce: false,
		},
	});
	expect(await unread()).toBe(before + 1);
	expect(await mailbox.subjectsIn("INBOX")).toEqual([]);
	expect(await mailbox.subjectsIn("Upiti")).toEqual(["Re: Cene"]);
	await sendQueued();
	const notice = post.received.at(-1);
	expect(notice).toMatchObject({ subject: "Stigao je odgovor: Ana Anić", to: [{ address: "zemun@kvart.example" }] });
	expect(notice?.html).toContain(`href="https://kvart.example/staff/enquiries/inbox/${id}"`);
	const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
	expect(entry).toMatchObject({ action: "enquiry.mail_received", entityId: String(id), actorId: null });
});

test("the next reply continues the thread, and what staff does marks the mail as read", async () => {
	const { id } = await answered();
	await mailbox.deliver({ ...answerTo(id), subject: "Pitanje", messageId: "<pitanje@ana.example>", text: "Kada?" });
	await read();
	const { version } = await get(id);
	await reply(id, { version, subject: "Re: Pitanje", text: "Sutra." });
	expect(await get(id)).toMatchObject({ status: "answered", new_mail: false });
	await sendQueued();
	expect(post.received.find(({ subject }) => subject === "Re: Pitanje")).toMatchObject({
		inReplyTo: "<pitanje@ana.example>",
	});
});

test("a mail can be marked as read", async () => {
	const { id } = await answered();
	await mailbox.deliver({ ...answerTo(id), text: "Hvala!" });
	await read();
	const { version } = await get(id);
	expect((await change(id, { version })).body).toMatchObject({ new_mail: false, status: "open" });
});

test("a reply that is being written gets a conflict with the mail first", async () => {
	const { id } = await answered();
	const { version } = await get(id);
	await mailbox.deliver({ ...answerTo(id), text: "Ipak ne mogu." });
	await read();
	expect((await reply(id, { version, subject: "Vidimo se", text: "Sutra" })).status).toBe(409);
});

test("deadlines count from the last mail", async () => {
	const { id } = await answered();
	await mailbox.deliver({ ...answerTo(id), text: "Još nešto?" });
	await read();
	expect(await get(id)).toMatchObject({ days_left: 7, late: false });
});

test("a mail without the address is found by the mail that it answers", async () => {
	const { id } = await addEnquiry(db, { email });
	await reply(id, { version: 1, subject: "Cene", text: "4.900." });
	await sendQueued();
	const inReplyTo = post.received[0]?.messageId ?? "";
	await mailbox.deliver({ from: email, to: replyAddress, inReplyTo, text: "Hvala" });
	const forged = inReplyTo.replace(/\.[\w-]{24}@/, `.${"A".repeat(24)}@`);
	await mailbox.deliver({ from: email, to: replyAddress, subject: "Lažan", inReplyTo: forged, text: "Hvala" });
	await read();
	expect((await get(id)).notes.filter(({ kind }) => kind === "received")).toHaveLength(1);
	expect(await mailbox.subjectsIn("Za proveru")).toEqual(["Lažan"]);
});

test("a mail that comes twice, or that two servers read at once, is stored once", async () => {
	const { id } = await answered();
	const mail = { ...answerTo(id), messageId: "<isti@ana.example>", text: "Hvala" };
	await mailbox.deliver(mail);
	await Promise.all([read(), mailboxReader(mailbox.url, receiving)()]);
	await mailbox.deliver(mail);
	await read();
	expect((await get(id)).notes).toHaveLength(1);
	expect(await queued()).toHaveLength(1);
	expect(await mailbox.subjectsIn("INBOX")).toEqual([]);
});

test.for([
	["an absence", { "Auto-Submitted": "auto-replied" }, false],
	["a bounce", { "Content-Type": "multipart/report; report-type=delivery-status; boundary=x" }, true],
] as const)("%s is shown, but asks for nothing and sends no notice", async ([, extra, bounce]) => {
	const { id } = await answered();
	const { from, to } = answerTo(id);
	const lines = Object.entries({ From: from, To: to, ...extra }).map(([name, value]) => `${name}: ${value}`);
	await mailbox.deliver([...lines, "", "--x", "Content-Type: text/plain", "", "Nisam tu.", "--x--", ""].join("\r\n"));
	await read();
	const enquiry = await get(id);
	expect(enquiry).toMatchObject({ status: "answered", new_mail: false, version: 1 });
	expect(enquiry.notes).toMatchObject([{ kind: "automatic", mail: { bounce } }]);
	expect(await queued()).toEqual([]);
});

test("a mail without an enquiry stays in the mailbox, and is reported once a day", async () => {
	await mailbox.deliver({ from: "stranac@kvart.example", to: replyAddress, subject: "Ponuda", text: "Kupite!" });
	await mailbox.deliver({ from: "stranac@kvart.example", to: replyAddress, subject: "Još jedna", text: "Kupite!" });
	await read();
	expect(await mailbox.subjectsIn("Za proveru")).toEqual(["Ponuda", "Još jedna"]);
	expect(await queued()).toEqual([{ template: "mail-to-check", recipient: "info@kvart.example" }]);
});

test("a mail to an erased person is stored nowhere else", async () => {
	const { id } = await answered();
	await db.update(enquiries).set({ name: "", email: "", form: {} }).where(eq(enquiries.id, id));
	await mailbox.deliver({ ...answerTo(id), subject: "Ja opet", text: "Hvala" });
	await read();
	expect((await get(id)).notes).toEqual([]);
	expect(await mailbox.subjectsIn("Za proveru")).toEqual(["Ja opet"]);
});

test("another sender is shown as such, and the own mail server's findings with it", async () => {
	const { id } = await answered();
	await mailbox.deliver({
		...answerTo(id),
		from: "Ana <neko@drugi.example>",
		headers: { "Authentication-Results": "mx.kvart.example; dmarc=fail header.from=drugi.example" },
		text: "Pošaljite mi JMBG.",
	});
	await read();
	expect((await get(id)).notes[0]?.mail).toMatchObject({ other_sender: true, genuine: false });
});

test("spam stays spam", async () => {
	const { id } = await addEnquiry(db, { email, status: "spam" });
	await mailbox.deliver({ ...answerTo(id), text: "Kupite!" });
	await read();
	expect(await get(id)).toMatchObject({ status: "spam", new_mail: false });
	expect(await queued()).toEqual([]);
});

test("an answer to a merged enquiry opens the one that it was merged into", async () => {
	const phone = "0641112233";
	const main = await addEnquiry(db, { email, phone, status: "closed" });
	const part = await addEnquiry(db, { email, phone, mergedIntoId: main.id });
	await mailbox.deliver({ ...answerTo(part.id), text: "Hvala" });
	await read();
	const enquiry = await get(main.id);
	expect(enquiry).toMatchObject({ status: "open", new_mail: true });
	expect(enquiry.notes).toMatchObject([{ kind: "received", enquiry_id: part.id }]);
});

test("a huge mail is shortened, and more mails than a conversation has are left for people", async () => {
	const { id } = await answered();
	const content = Buffer.alloc(2 * maximumBytes, "a");
	await mailbox.deliver({ ...answerTo(id), text: "Velika", attachments: [{ filename: "slika.bin", content }] });
	for (let count = 0; count < 30; count += 1) await mailbox.deliver({ ...answerTo(id), text: `Poruka ${count}` });
	await read();
	const { notes } = await get(id);
	expect(notes[0]).toMatchObject({ text: "Velika", mail: { shortened: true, attachments: ["slika.bin"] } });
	expect(notes).toHaveLength(30);
	expect(await mailbox.subjectsIn("Za proveru")).toHaveLength(1);
});

test("mails that cannot be stored now stay in the inbox and are read later", async () => {
	const { id } = await answered();
	await mailbox.deliver({ ...answerTo(id), subject: "Sačekaj", text: "Hvala" });
	const broken = Object.assign(Object.create(db) as typeof db, {
		transaction: () => Promise.reject(new Error("no database")),
	});
	await mailboxReader(mailbox.url, { ...receiving, db: broken })();
	expect(log.error).toHaveBeenCalledOnce();
	expect(await mailbox.subjectsIn("INBOX")).toEqual(["Sačekaj"]);
	await read();
	expect((await get(id)).notes).toHaveLength(1);
});

test("moved mails are deleted with the conversations of their time", async () => {
	const { id } = await answered();
	await mailbox.deliver({ ...answerTo(id), subject: "Davno", text: "Hvala" }, new Date("2024-05-05T10:00:00Z"));
	await mailbox.deliver({ ...answerTo(id), subject: "Sada", text: "Hvala" });
	await mailboxReader(mailbox.url, receiving)();
	expect(await mailbox.subjectsIn("Upiti")).toEqual(["Sada"]);
});
