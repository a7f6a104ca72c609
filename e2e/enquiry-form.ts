import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

export const newAddress = () => `${randomUUID()}@kvart.example`;

/** Labels of the fields of a person. */
export const texts = {
	sr: { name: "Ime i prezime", phone: "Mobilni telefon", email: "E-adresa", age: "Godine" },
	en: { name: "Full name", phone: "Mobile phone", email: "E-mail", age: "Age" },
};

export async function fillPerson(page: Page, language: keyof typeof texts, email = newAddress()): Promise<void> {
	const words = texts[language];
	const field = (label: string) => page.getByRole("textbox", { name: label });
	await field(words.name).fill("Jelena Šćepanović");
	await field(words.phone).fill("064 123-4567");
	await field(words.email).fill(email);
	await field(words.age).fill("31");
}
