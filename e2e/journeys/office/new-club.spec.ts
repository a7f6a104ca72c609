import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { enterOffice, panel, said, workers } from "../../office.ts";
import type { OwnServer } from "../../own-server.ts";

// A separate server, because a new club changes every page.
test.describe.configure({ mode: "default" });
let server: OwnServer;
test.beforeAll(({ ownServer }) => {
	server = ownServer;
});

test("an administrator adds a club, and the site has it until it is removed", async ({ page, request }) => {
	await enterOffice(page, request, workers.admin, { path: "/content/clubs", root: server.url });
	await page.getByRole("link", { name: "Novi centar" }).click();
	await page.getByLabel("Naziv").first().fill("Kumodraž Đeram");
	await expect(page.getByLabel("Adresa strane")).toHaveValue("kumodraz-deram");
	await page.getByLabel("Adresa strane").fill("zemun");
	await page.getByLabel("Uskoro se otvara").uncheck();
	await page.getByLabel("Adresa", { exact: true }).fill("Vojvode Stepe 400");
	await page.getByRole("textbox", { name: /^Telefon/ }).fill("011 397 5500");
	for (const closed of await page.getByLabel("Zatvoreno").all()) await closed.check();
	const texts = panel(page, "Tekstovi");
	for (const language of ["Srpski", "Engleski"])
		for (const field of await texts.getByLabel(language).all()) await field.fill(`Klub na brdu, ${language}.`);
	await panel(page, "Ponuda").getByText("Fitnes").click();
	const rooms = panel(page, "Sale");
	await rooms.getByRole("button", { name: "Dodaj salu" }).click();
	await rooms.getByLabel("Srpski").fill("Velika sala");
	await page
		.getByRole("button", { name: /^Dodaj/ })
		.last()
		.click();
	await expect(panel(page, "Mesto").getByText("Ovo polje je obavezno.")).toHaveCount(2);
	await page.getByLabel("Geografska širina").fill("44,7512");
	await page.getByLabel("Geografska dužina").fill("20,5103");
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Ovo je već zauzeto.")).toBeVisible();
	await page.getByLabel("Adresa strane").fill("kumodraz");
	await expectAccessible(page);
	await page.keyboard.press("Control+s");
	await expect(said(page, "Dodato.")).toBeVisible();
	await expect(page).toHaveURL(/\/staff\/content\/clubs\/\d+$/);
	const id = /\d+$/.exec(page.url())?.[0];

	// Where else the site has it: apps/server/src/platform/site/new-club.api.test.ts.
	const site = await request.get(`${server.url}/en/kumodraz`);
	expect(await site.text()).toContain("Klub na brdu");
	await page.getByRole("link", { name: "Raspored", exact: true }).click();
	await page.getByRole("combobox", { name: "Centar" }).click();
	await page.getByRole("option", { name: "Kumodraž Đeram" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

	await page.goto(`${server.url}/staff/content/clubs/${id}`);
	await page.getByRole("button", { name: "Ukloni", exact: true }).last().click();
	await page.getByRole("dialog").getByRole("button", { name: "Ukloni" }).click();
	await expect(page).toHaveURL(/\/staff\/content\/clubs$/);
	expect((await request.get(`${server.url}/kumodraz`)).status()).toBe(404);
});

test("staff of the whole chain edits clubs, but neither adds nor removes them", { tag: "@release" }, async ({
	page,
	request,
}) => {
	await enterOffice(page, request, workers.chain, { path: "/content/clubs", root: server.url });
	await expect(page.getByRole("link", { name: "Zemun" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Novi centar" })).toBeHidden();
	await page.getByRole("link", { name: "Zemun" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Zemun" })).toBeVisible();
	await expect(panel(page, "Sale").getByRole("listitem")).toHaveCount(2);
	await expect(page.getByRole("button", { name: "Ukloni", exact: true })).toBeHidden();
});
