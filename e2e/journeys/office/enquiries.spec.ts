import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, held, test } from "../../fixtures.ts";
import { newPerson, type Person, written } from "../../member.ts";
import { enterOffice, panel, row, said, workers } from "../../office.ts";

/** A price request, as sent by the public form. */
async function asks(request: APIRequestContext, person: Person, language: "sr" | "en" = "sr") {
	const answer = await request.post("/api/form/price", {
		data: {
			name: `${person.firstName} ${person.lastName}`,
			age: "33",
			phone_1: person.phone,
			email: person.email,
			training_place: "Zemun",
			additional: "Da li radite i nedeljom?",
			language,
		},
	});
	expect(answer.status()).toBe(201);
}

async function open(page: Page, person: Person) {
	await page.getByLabel("Ime, e-adresa, telefon ili reč iz poruke").fill(person.email);
	// By phone, which is unique: the list shows everyone until the search has loaded.
	await row(page, written(person.phone)).first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(person.lastName);
}

async function mailWith(request: APIRequestContext, words: string) {
	await expect(async () => {
		expect(await (await request.get("/demo/mail")).text()).toContain(words);
	}).toPass();
}

test("marks an answer by mail until it is read", { tag: "@release" }, async ({ page, request }) => {
	await enterOffice(page, request, workers.zemun, { path: "/enquiries" });
	await page.getByLabel("Ime, e-adresa, telefon ili reč iz poruke").fill("Radulović");
	const enquiry = row(page, "Nemanja Radulović");
	await expect(enquiry).toContainText("Novi mejl");
	await enquiry.getByRole("link").click();
	await expect(panel(page, "Prepiska i beleške")).toContainText("Može li i drugar sa mnom?");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Označi kao pročitano" }).click();
	await expect(page.getByText("Stigao je odgovor")).toBeHidden();
	await page.goBack();
	await expect(row(page, "Nemanja Radulović")).not.toContainText("Novi mejl");
});

test("an enquiry is found, annotated, answered by mail, merged with another of the same phone, and split again", async ({
	page,
	request,
}) => {
	const asker = newPerson("Đurđa", "Šćepanović");
	await asks(request, asker);
	await asks(request, asker);
	await enterOffice(page, request, workers.zemun, { path: "/enquiries" });
	await open(page, asker);
	await expect(panel(page, "Šta piše u obrascu")).toContainText("Da li radite i nedeljom?");
	await expect(page.getByText("Još 7 dana za odgovor")).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("textbox", { name: "Beleška" }).fill("Zvati posle 17 h.");
	await page.getByRole("button", { name: "Dodaj belešku" }).click();
	await expect(panel(page, "Prepiska i beleške").getByRole("listitem")).toContainText("Zvati posle 17 h.");

	await page.getByRole("button", { name: "Pošalji odgovor" }).click();
	await expect(page.getByText("Ovo polje je obavezno.")).toBeVisible();
	await page.getByRole("textbox", { name: "Naslov" }).fill(`Nedelja u Zemunu ${asker.phone}`);
	await page.getByRole("textbox", { name: "Poruka" }).fill("Radimo od 9 do 20 h.\n\nVidimo se!");
	await page.getByRole("button", { name: "Pošalji odgovor" }).click();
	await expect(said(page, "Odgovor je poslat.")).toBeVisible();
	await expect(panel(page, "Prepiska i beleške")).toContainText("Radimo od 9 do 20 h.");
	await expect(page.getByText("Još 14 dana da se reši")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Poruka" })).toHaveValue("");
	await mailWith(request, `Nedelja u Zemunu ${asker.phone}`);

	const others = panel(page, "Isti telefon");
	await others.getByRole("button", { name: "Spoji" }).click();
	await expect(said(page, "Upiti su spojeni.")).toBeVisible();
	await page.getByRole("link", { name: "Upiti" }).last().click();
	await page.getByLabel("Ime, e-adresa, telefon ili reč iz poruke").fill(asker.email);
	await expect(row(page, written(asker.phone))).toHaveCount(1);
	await expect(row(page, written(asker.phone))).toContainText("i još 1 upit");
	await row(page, written(asker.phone)).getByRole("link").click();
	await others.getByRole("button", { name: "Odvoji" }).click();
	await expect(said(page, "Upit je odvojen.")).toBeVisible();
});

test("on a wide screen an enquiry is followed up beside the list, and several are closed at once", async ({
	page,
	request,
}) => {
	// Found in no other test.
	const family = `Kuzmić${newPerson("Vesna", "Kuzmić").phone}`;
	const askers = [newPerson("Vesna", family), newPerson("Vesna", family)];
	for (const asker of askers) await asks(request, asker);
	await enterOffice(page, request, workers.zemun, { path: `/enquiries/inbox?text=${encodeURIComponent(family)}` });
	await page.setViewportSize({ width: 1440, height: 900 });
	await row(page, family).first().getByRole("link").click();
	const list = page.getByRole("navigation", { name: "Upiti" });
	await expect(list.getByRole("link", { name: family }).first()).toHaveAttribute("aria-current", "page");
	await expect(page.getByRole("heading", { level: 1, name: family })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("combobox", { name: "Ishod" }).click();
	await page.getByRole("option", { name: "Ne javlja se" }).click();
	await page.getByRole("textbox", { name: "Javiti se" }).fill("20.12.2099.");
	await page.getByRole("button", { name: "Sačuvaj" }).click();
	await expect(said(page, "Sačuvano")).toBeVisible();
	await page.getByRole("link", { name: "Upiti", exact: true }).last().click();
	await expect(row(page, family).filter({ hasText: "Ne javlja se" })).toContainText("Javiti se 20. dec 2099.");

	await page.getByRole("checkbox", { name: "Izaberi sve prikazane" }).check();
	const actions = page.getByRole("group", { name: "Radnje za izabrane upite" });
	await expect(actions).toBeVisible();
	await expectAccessible(page);
	await actions.getByRole("button", { name: "Zatvori" }).click();
	await expect(row(page, family).filter({ hasText: "Zatvoren" })).toHaveCount(askers.length);
});

test("the second of two replies gets a conflict and keeps its text", async ({ page, request, browser }) => {
	const asker = newPerson("Luka", "Čavić");
	await asks(request, asker);
	await enterOffice(page, request, workers.chain, { path: "/enquiries" });
	await open(page, asker);
	// It is loaded again each minute, on a slow machine with the other reply.
	const letGo = await held(page, "**/api/staff/enquiry/*");
	await page.getByRole("textbox", { name: "Poruka" }).fill("Moj odgovor.");
	await page.getByRole("link", { name: "Članovi" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Odustani" }).click();

	const hers = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
	await enterOffice(hers, request, workers.admin, { path: "/enquiries" });
	await open(hers, asker);
	await hers.getByRole("textbox", { name: "Poruka" }).fill("Njen odgovor.");
	await hers.getByRole("button", { name: "Pošalji odgovor" }).click();
	await expect(said(hers, "Odgovor je poslat.")).toBeVisible();
	await hers.context().close();

	await page.getByRole("button", { name: "Pošalji odgovor" }).click();
	await expect(page.getByText("Vaša poruka nije poslata")).toBeVisible();
	letGo();
	await expect(panel(page, "Prepiska i beleške")).toContainText("Njen odgovor.");
	await expect(page.getByRole("textbox", { name: "Poruka" })).toHaveValue("Moj odgovor.");
	await page.getByRole("button", { name: "Pošalji odgovor" }).click();
	await expect(panel(page, "Prepiska i beleške")).toContainText("Moj odgovor.");
});

test("the filtered list is downloaded", { tag: "@release" }, async ({ page, request }) => {
	const asker = newPerson("Petar", "Nikčević");
	await asks(request, asker);
	await enterOffice(page, request, workers.zemun, { path: "/enquiries", language: "en" });
	await page.getByLabel("Name, e-mail, phone or a word of the message").fill(asker.email);
	await expect(page.getByRole("row")).toHaveCount(2);
	await expectAccessible(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Download CSV" }).click(),
	]);
	const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
	expect(lines).toHaveLength(2);
	expect(lines[1]).toContain(`Petar ${asker.lastName};${asker.email};`);
});
