import type { Locale } from "@kvart/contract/locale";
import { expect, test } from "vitest";
import type { MailContext } from "../compose.ts";
import { renderMail } from "./render.tsx";

// These templates look nothing up: what they tell came with the enquiry.
const context = (language: Locale) => ({ language, publicUrl: "https://kvart.example" }) as MailContext;

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
const receipt = { kind: "price", name: form.name, form };

test.each([
	["sr", "Stigao je tvoj upit za ponudu", ["Zdravo, Jelena", "Grupni programi", "Samo vikendom"]],
	["en", "We have your request for an offer", ["Hi Jelena", "Group programmes", "Weekends only"]],
] as [Locale, string, string[]][])("the receipt in %s", async (language, subject, words) => {
	const mail = await renderMail("enquiry-receipt", receipt, context(language));
	expect(mail?.subject).toBe(subject);
	for (const word of [...words, "064 123-4567", "Novi Beograd (Blokovi)"]) expect(mail?.text).toContain(word);
	// What somebody wrote stays as it was written, also when it is the name of a choice.
	expect(mail?.text).toMatch(/Smršam/);
	expect(mail?.html).not.toContain("<b>Šćepanović");
});

test("the notice goes back to the person when it is answered, and says what speaks against one", async () => {
	const data = { ...receipt, email: form.email, marks: ["trap", "unproven"] };
	const mail = await renderMail("enquiry-notice", data, context("sr"));
	expect(mail).toMatchObject({ subject: `Cenovnik: ${form.name}`, replyTo: form.email });
	expect(mail?.text).toContain("Upit je možda poslao robot: popunjeno je polje koje ljudi ne vide; nema dokaza");
	const clean = await renderMail("enquiry-notice", { ...data, marks: [] }, context("sr"));
	expect(clean?.text).not.toContain("robot");
});
