import type { Locale } from "@kvart/contract/locale";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { addEnquiry } from "../../../test/enquiry-factories.ts";
import { addMember } from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { openTestDatabase } from "../../../test/test-app.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { enquiries, enquiryNotes } from "../../platform/database/schema/office.ts";
import type { MailContext } from "../../platform/mailing.ts";
import { renderMail } from "./render.tsx";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());
const context = (language: Locale) => ({ db, language, publicUrl: "https://kvart.example" }) as MailContext;

const form = {
	name: "Jelena <b>Šćepanović</b>",
	email: "jelena@kvart.example",
	phone_1: "064 123-4567",
	wish_to_go: "Grupne programe",
	can_visit: "Samo vikendom",
	training_place: "Novi Beograd (Blokovi)",
	additional: "Smršam",
	terms_and_conditions: true,
};
const { name, email } = form;
const stored = async (values: Parameters<typeof addEnquiry>[1] = {}) => ({
	enquiryId: (await addEnquiry(db, { name, email, form, ...values })).id,
});

test.for([
	["sr", "Stigao je tvoj upit za ponudu", ["Zdravo!", "Grupni programi", "Samo vikendom"]],
	["en", "We have your request for an offer", ["Hi!", "Group programmes", "Weekends only"]],
] as [Locale, string, string[]][])("the receipt in %s", async ([language, subject, words]) => {
	const mail = await renderMail("enquiry-receipt", await stored(), context(language));
	expect(mail?.subject).toBe(subject);
	for (const word of [...words, "Novi Beograd (Blokovi)"]) expect(mail?.text).toContain(word);
	// It may go to an address that a stranger has typed.
	expect(mail?.text).not.toMatch(/Jelena|Smršam|064|jelena@/);
});

test("the receipt translates the names of records", async () => {
	const wish = { ...form, wish_to_try: "Individualni trening" };
	const data = await stored({ kind: "free_training", form: wish });
	expect((await renderMail("enquiry-receipt", data, context("sr")))?.text).toContain("Individualni trening");
	expect((await renderMail("enquiry-receipt", data, context("en")))?.text).toContain("Individual Training");
});

test("the notice leads into the office, and says what speaks against a person", async () => {
	const data = await stored({ marks: ["trap", "unproven"] });
	const mail = await renderMail("enquiry-notice", data, context("sr"));
	expect(mail).toMatchObject({ subject: `Cenovnik: ${name}` });
	expect(mail?.replyTo).toBeUndefined();
	expect(mail?.html).toContain(`href="https://kvart.example/staff/enquiries/inbox/${data.enquiryId}"`);
	expect(mail?.text).toContain("Upit je možda poslao robot: popunjeno je polje koje ljudi ne vide; nema dokaza");
	const clean = await renderMail("enquiry-notice", await stored(), context("sr"));
	expect(clean?.text).not.toContain("robot");
});

test("the plain text has a line for each fact", async () => {
	const mail = await renderMail("enquiry-receipt", await stored(), context("sr"));
	const lines = mail?.text.split("\n").map((line) => line.trim()) ?? [];
	expect(lines.some((line) => /^[^:]+: Samo vikendom$/.test(line))).toBe(true);
});

test("a reply greets by the first name if it is one, and is answered to the mailbox of the club", async () => {
	const author = await addMember(db);
	await db.update(gyms).set({ replyEmail: "zemun@kvart.example" }).where(eq(gyms.id, 1));
	const reply = async (gymId: number | null, typed = "Jelena Šćepanović") => {
		const { enquiryId } = await stored({ name: typed, gymId });
		const note = {
			enquiryId,
			authorId: author.id,
			kind: "reply",
			text: "Naslov\n\nTekst",
			createdAt: testNow,
		} as const;
		const [row] = await db.insert(enquiryNotes).values(note).returning({ noteId: enquiryNotes.id });
		return renderMail("enquiry-reply", { noteId: row?.noteId }, context("sr"));
	};
	const mail = await reply(1);
	expect(mail).toMatchObject({ personal: true, replyTo: "zemun@kvart.example" });
	expect(mail?.text).toContain("Zdravo, Jelena!");
	expect((await reply(1, "https://evil.example Jelena"))?.text).toContain("Zdravo!");
	expect((await reply(null))?.replyTo).toBeUndefined();
});

test.for(["enquiry-receipt", "enquiry-notice"])("%s is not sent once the person is erased", async (template) => {
	const data = await stored();
	await db.update(enquiries).set({ name: "", email: "", form: {} }).where(eq(enquiries.id, data.enquiryId));
	expect(await renderMail(template, data, context("sr"))).toBeNull();
});
