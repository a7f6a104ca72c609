import type { Page } from "@playwright/test";
import { fillPerson } from "../enquiry-form.ts";
import { expect, held, languages, test, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, sessionOf } from "../member.ts";

/** The notice above a restored form. */
const kept = (page: Page) => page.getByRole("button", { name: /Kreni ispočetka|Start again/ });

test("Back and Forward change the step; reload and language switch keep step and text", { tag: "@release" }, async ({
	page,
}) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-selection");
	await fillPerson(page, "sr");
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByRole("radio", { name: "Personalne treninge" }).check();
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByLabel("Šta još treba da znamo?").fill("Bole me leđa.");
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Šta ti odgovara?" })).toBeFocused();
	await page.goBack();
	await expect(page.getByText("Korak 1 od 3")).toBeAttached();
	await expect(page.getByLabel("Ime i prezime")).toHaveValue("Jelena Šćepanović");
	await page.goForward();
	await page.goForward();
	await expect(page.getByText("Korak 3 od 3")).toBeAttached();
	await expect(page.getByLabel("Šta još treba da znamo?")).toHaveValue("Bole me leđa.");
	await page.reload();
	await expect(page.getByText("Korak 3 od 3")).toBeAttached();
	await expect(page.getByLabel("Šta još treba da znamo?")).toHaveValue("Bole me leđa.");
	await page.getByRole("button", { name: "Nazad" }).click();
	await expect(page.getByText("Korak 2 od 3")).toBeAttached();
	await page.getByRole("link", { name: "English" }).first().click();
	await expect(page.getByText("Step 2 of 3")).toBeAttached();
	await expect(page.getByRole("radio", { name: "Personal training" })).toBeChecked();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByLabel("Anything else we should know?")).toHaveValue("Bole me leđa.");
	await page.goBack();
	await page.getByRole("button", { name: "Previous" }).click();
	await expect(page.getByLabel("Full name")).toHaveValue("Jelena Šćepanović");
});

for (const { name, root } of languages) {
	test(`a draft is restored in ${name} without layout shifts, and can be cleared`, {
		tag: root ? ["@release"] : [],
	}, async ({ page }) => {
		await page.setViewportSize(widths.phone);
		await page.goto(`${root}/training-selection`);
		const first = page.getByRole("textbox").first();
		const place = await first.boundingBox();
		await first.fill("Jelena");
		await page.goto(`${root}/training-selection`);
		await expect(kept(page)).toBeVisible();
		await expect(first).toHaveValue("Jelena");
		expect(await first.boundingBox()).toEqual(place);
		await kept(page).click();
		await expect(first).toHaveValue("");
		await expect(kept(page)).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem("drafts"))).toBeNull();
		await page.reload();
		await expect(first).toHaveValue("");
		await expect(kept(page)).toBeHidden();
	});
}

test("restoring a draft does not interrupt typing", { tag: "@release" }, async ({ page }) => {
	await page.goto("/training-selection");
	await fillPerson(page, "sr");
	await page.getByRole("button", { name: "Dalje" }).click();
	await expect(page.getByText("Korak 2 od 3")).toBeAttached();
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/training-selection", { waitUntil: "commit" });
	await page.getByLabel("Ime i prezime").pressSequentially("Mil");
	letGo();
	await expect(kept(page)).toBeVisible();
	await page.getByLabel("Ime i prezime").pressSequentially("ica");
	await expect(page.getByLabel("Ime i prezime")).toHaveValue("Milica");
	await expect(page.getByLabel("Mobilni telefon")).toHaveValue("064 123-4567");
	await expect(page.getByText("Korak 1 od 3")).toBeAttached();
});

test("a sent form leaves no draft", { tag: "@release" }, async ({ page }) => {
	await page.goto("/price-list");
	await fillPerson(page, "sr");
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByRole("button", { name: "Dalje" }).click();
	await page.getByRole("button", { name: "Pošalji" }).click();
	await expect(page.getByRole("dialog", { name: "Hvala na interesovanju!" })).toBeVisible();
	await page.goto("/price-list");
	await page.getByLabel("Ime i prezime").focus();
	await expect(page.getByLabel("Ime i prezime")).toHaveValue("");
	await expect(kept(page)).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem("drafts"))).toBeNull();
});

test("members' data is filled in without overwriting what they type", { tag: "@release" }, async ({
	page,
	request,
}) => {
	const ana = newPerson("Ana", "Jovanović");
	await newMember(request, ana);
	await logIn(page, request, ana.email);
	const letGo = await held(page, "**/api/user");
	const asked = page.waitForRequest("**/api/user");
	await page.goto("/price-list");
	await page.getByLabel("Ime i prezime").click();
	await asked;
	await page.keyboard.type("Petar ");
	letGo();
	await expect(page.getByLabel("E-adresa")).toHaveValue(ana.email);
	await page.keyboard.type("Petrović");
	await expect(page.getByLabel("Ime i prezime")).toHaveValue("Petar Petrović");
	await expect(page.getByLabel("Mobilni telefon")).not.toHaveValue("");
	await page.reload();
	await expect(page.getByLabel("Ime i prezime")).toHaveValue("Petar Petrović");
});

test("a draft is not shown to another person who logs in, nor after log-out, even with Back", async ({
	page,
	request,
}) => {
	await page.setViewportSize(widths.desktop);
	const ana = newPerson("Ana", "Jovanović");
	await newMember(request, ana);
	const address = page.getByLabel(/^Adresa/);
	await page.goto("/price-list");
	await address.fill("Visitor Street 1");
	const session = await sessionOf(request, ana.email);
	await page.evaluate((token) => localStorage.setItem("token", token), session);
	await page.goto("/price-list");
	await page.getByLabel("Godine").fill("29");
	await expect(page.getByLabel("E-adresa")).toHaveValue(ana.email);
	await expect(address).toHaveValue("");
	await address.fill("Glavna 1");
	await page.getByRole("banner").getByRole("button", { name: "Izloguj se" }).click();
	await expect(page).toHaveURL(/\/login$/);
	expect(await page.evaluate(() => localStorage.getItem("drafts"))).toBeNull();
	await page.goBack();
	for (const label of ["Ime i prezime", "E-adresa", "Mobilni telefon", "Godine", /^Adresa/]) {
		await expect(page.getByLabel(label)).toHaveValue("");
	}
	await page.goto("/price-list");
	await address.focus();
	await expect(page.getByLabel("E-adresa")).toHaveValue("");
	await expect(kept(page)).toBeHidden();
});
