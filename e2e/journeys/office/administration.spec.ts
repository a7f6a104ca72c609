import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { demoPassword, hashOf, mailedLink, newPerson, password, passwordOf } from "../../member.ts";
import { enterOffice, panel, row, said, workers } from "../../office.ts";
import type { OwnServer } from "../../own-server.ts";

test.describe.configure({ mode: "default" });
let server: OwnServer;
test.beforeAll(({ ownServer }) => {
	server = ownServer;
});

function asAdmin(page: Page, request: APIRequestContext, path: string, language: "sr" | "en" = "sr") {
	return enterOffice(page, request, workers.admin, { path, language, root: server.url });
}

/** Logs in on the public page. */
async function logInByHand(page: Page, email: string) {
	await page.getByLabel("E-adresa").fill(email);
	await page.getByLabel("Lozinka", { exact: true }).fill(passwordOf(email));
	await page.getByLabel("Lozinka", { exact: true }).press("Enter");
}

test("a person is invited, follows the mail, logs in, and gets more rights", async ({ page, request, browser }) => {
	const vera = newPerson("Vera", "Đorđević");
	await asAdmin(page, request, "/administration/accounts");
	await page.getByRole("link", { name: "Pozovi zaposlenog" }).click();
	await page.getByRole("textbox", { name: "Ime", exact: true }).fill(vera.firstName);
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Ovo polje je obavezno.").first()).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Prezime" })).toBeFocused();
	await page.getByRole("textbox", { name: "Prezime" }).fill(vera.lastName);
	await page.getByRole("textbox", { name: "E-adresa" }).fill(vera.email);
	await page.getByRole("textbox", { name: "Telefon" }).fill(vera.phone);
	await page.getByText("Zemun", { exact: true }).click();
	await page.getByRole("button", { name: "Pošalji pozivnicu" }).click();
	await expect(said(page, "Pozivnica je poslata.")).toBeVisible();
	await expect(row(page, vera.email)).toContainText("Pozvan, važi do");
	await expect(row(page, vera.email)).toContainText("Zemun");

	const hers = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
	const link = await mailedLink(request, vera.email, "/reset-password", server.url);
	await hers.goto(server.url + link);
	await hers.getByLabel("Nova lozinka").fill(password);
	await hers.getByLabel("Ponovi lozinku").fill(password);
	await hers.getByLabel("Ponovi lozinku").press("Enter");
	await expect(hers).toHaveURL(`${server.url}/login?changed=1`);
	await hers.goto(`${server.url}/staff/profile`);
	await expect(hers.getByRole("heading", { name: "Logovanje za zaposlene" })).toBeVisible();
	await logInByHand(hers, vera.email);
	await expect(hers).toHaveURL(`${server.url}/staff/profile`);
	await expect(panel(hers, "Podaci")).toContainText("Vera Đorđević");
	await expect(panel(hers, "Podaci")).toContainText("Zemun");
	await hers.goto(`${server.url}/staff/administration/accounts`);
	await expect(hers.getByRole("heading", { name: "Strana ne postoji" })).toBeVisible();

	await page.getByRole("link", { name: /Vera Đorđević/ }).click();
	await expect(panel(page, "Prava")).toBeVisible();
	await page.getByRole("combobox", { name: "Uloga" }).click();
	await page.getByRole("option", { name: "Administrator" }).click();
	await expect(page.getByText("Izmene nisu sačuvane")).toBeVisible();
	await page.getByRole("link", { name: "Podešavanja" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Odustani" }).click();
	await page.keyboard.press("Control+s");
	await expect(said(page, "Sačuvano.")).toBeVisible();
	await hers.reload();
	await expect(row(hers, vera.email)).toContainText("Administrator");
	await hers.context().close();

	await page.getByRole("link", { name: "Dnevnik izmena" }).click();
	const entry = page.getByRole("group").filter({ hasText: "Promenjena prava naloga" }).first();
	await entry.getByText("Promenjena prava naloga").click();
	const change = entry.getByRole("row", { name: /^Uloga/ });
	await expect(change).toContainText("Recepcija");
	await expect(change).toContainText("Administrator");
	await expectAccessible(page);
});

test("two administrators change the same account without losing input; it is blocked at once, and unblocked", async ({
	page,
	request,
	browser,
}) => {
	await asAdmin(page, request, "/administration/accounts");
	await page.getByRole("link", { name: /Dejan Zorić/ }).click();
	await expect(page).toHaveURL(/\/accounts\/\d+$/);
	const address = page.url().slice(server.url.length + "/staff".length);
	const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
	await asAdmin(other, request, address);

	await other.getByText("Pionir", { exact: true }).click();
	await other.getByRole("button", { name: "Sačuvaj" }).click();
	await expect(said(other, "Sačuvano.")).toBeVisible();
	await other.context().close();

	await page.getByText("Vračar", { exact: true }).click();
	await page.getByRole("button", { name: "Sačuvaj" }).click();
	const dialog = page.getByRole("dialog", { name: "Neko je u međuvremenu izmenio ovaj zapis" });
	await expect(dialog.getByRole("radio", { name: /Moja izmena/ })).toContainText("Zemun i Vračar");
	await expect(dialog.getByRole("radio", { name: /Sačuvano u međuvremenu/ })).toContainText("Zemun i Pionir");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Nazad na obrazac" }).click();
	await expect(page.getByRole("checkbox", { name: "Vračar" })).toBeChecked();
	await page.getByRole("button", { name: "Sačuvaj" }).click();
	await dialog.getByRole("radio", { name: /Moja izmena/ }).click();
	await dialog.getByRole("button", { name: "Sačuvaj spojeno" }).click();
	await expect(said(page, "Sačuvano.")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("checkbox", { name: "Vračar" })).toBeChecked();
	await expect(page.getByRole("checkbox", { name: "Pionir" })).not.toBeChecked();

	const data = { email: workers.desk, password: hashOf(demoPassword) };
	const login = async () => (await request.post(`${server.url}/api/user/login`, { data })).status();
	await page.getByRole("button", { name: "Blokiraj nalog" }).click();
	const block = page.getByRole("dialog", { name: "Blokiraj nalog" });
	await expectAccessible(page);
	await block.getByRole("button", { name: "Blokiraj nalog" }).click();
	await expect(page.getByRole("button", { name: "Skini blokadu" })).toBeVisible();
	expect(await login()).not.toBe(200);
	await page.getByRole("button", { name: "Skini blokadu" }).click();
	await expect(page.getByRole("button", { name: "Blokiraj nalog" })).toBeVisible();
	expect(await login()).toBe(200);
});

test("the site is closed and opened again for everyone", async ({ page, request }) => {
	await asAdmin(page, request, "/administration/settings");
	await expect(page.getByText("Sajt je otvoren")).toBeVisible();
	await page.getByRole("switch", { name: "Zatvori javni sajt" }).click();
	const dialog = page.getByRole("dialog", { name: "Zatvoriti javni sajt?" });
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Zatvori javni sajt" }).click();
	await expect(page.getByText("Sajt je zatvoren", { exact: true })).toBeVisible();
	const notice = { "/": "Redovno održavanje sajta je u toku", "/en/clubs": "Regular site maintenance is in progress" };
	for (const [path, words] of Object.entries(notice)) {
		const closed = await request.get(server.url + path);
		expect([closed.status(), closed.headers()["retry-after"]], path).toEqual([503, "600"]);
		const html = await closed.text();
		expect(html).toContain(words);
		expect(html).not.toContain("<footer");
	}
	for (const path of ["/api/health", "/api/gym", "/staff", "/login?redirect=%2Fstaff", "/en/login"])
		expect((await request.get(server.url + path)).status(), path).toBe(200);

	// Administrators must be able to open the site again.
	await page.getByRole("button", { name: /nalog i izlogovanje/ }).click();
	await page.getByRole("menuitem", { name: "Izloguj se" }).click();
	await expect(page.getByRole("heading", { name: "Logovanje za zaposlene" })).toBeVisible();
	await logInByHand(page, workers.admin);
	await expect(page).toHaveURL(`${server.url}/staff/administration/settings`);
	await page.getByRole("switch", { name: "Zatvori javni sajt" }).click();
	await expect(said(page, "Javni sajt je ponovo otvoren.")).toBeVisible();
	expect((await request.get(`${server.url}/clubs`)).status()).toBe(200);
});

test("booking window and partner apply at once; invalid values are reported at their field", {
	tag: "@release",
}, async ({ page, request }) => {
	await asAdmin(page, request, "/administration/settings", "en");
	await page.getByRole("textbox", { name: "Days to reply to an enquiry" }).fill("99");
	await page.getByRole("combobox", { name: "Booking window" }).click();
	await page.getByRole("option", { name: "Today only" }).click();
	await page.getByRole("textbox", { name: "Partner" }).fill("Garmin");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("This value isn’t valid.")).toBeVisible();
	await page.getByRole("textbox", { name: "Days to reply to an enquiry" }).fill("3");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(said(page, "Saved.")).toBeVisible();
	expect(await (await request.get(`${server.url}/api/time`)).json()).toMatchObject({ partner: "Garmin" });
	await page.getByRole("link", { name: "Audit log" }).click();
	await page.getByRole("combobox", { name: "Record type" }).click();
	await page.getByRole("option", { name: "Settings" }).click();
	const entry = page.getByRole("group").filter({ hasText: "Settings changed" }).first();
	await entry.getByText("Settings changed").click();
	await expect(entry.getByRole("row", { name: /^Booking window/ })).toContainText("Today only");
	await expect(entry.getByRole("row", { name: /^Partner/ })).toContainText("Garmin");
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect(page).toHaveURL(`${server.url}/staff/administration/audit`);
	await expect(page.getByRole("combobox", { name: "Record type" })).toHaveValue("");
});
