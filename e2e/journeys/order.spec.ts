import { expectAccessible } from "../accessible.ts";
import { expect, test, widths } from "../fixtures.ts";
import { mailedLink, newMember, newPerson, password, toast } from "../member.ts";

test("on the phone: a visitor finds a price, makes an account on the way, and gets the code to pay", async ({
	page,
	request,
	quiet: _,
}) => {
	const jovana = newPerson("Jovana", "Ilić");
	await page.setViewportSize(widths.phone);
	await page.goto("/price-list");
	await page
		.getByRole("link", { name: /^Kupi online: Teretana.*Jedan mesec/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/order\?plan=\d+$/);
	await page.getByLabel("Centar").selectOption({ label: "KVART Zemun" });
	const first = await page.getByLabel("Prvi dan").inputValue();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Napravi nalog" }).click();
	await page.getByLabel("Ime", { exact: true }).fill(jovana.firstName);
	await page.getByLabel("Prezime").fill(jovana.lastName);
	await page.getByLabel("E-adresa").fill(jovana.email);
	await page.getByLabel("Mobilni telefon").fill(jovana.phone);
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.getByLabel("Ponovi lozinku").fill(password);
	await page.getByRole("button", { name: "Napravi nalog" }).click();
	await expect(page.getByRole("dialog", { name: "Proveri poštu" })).toBeVisible();

	// The link of the mail may be opened on another day: what was chosen is in it.
	await page.goto(await mailedLink(request, jovana.email, "/verify-email"));
	await page.getByRole("button", { name: "Potvrdi adresu" }).click();
	await page.getByRole("main").getByRole("link", { name: "Uloguj se" }).click();
	await page.getByLabel("E-adresa").fill(jovana.email);
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Centar")).toHaveValue("3");
	await expect(page.getByLabel("Prvi dan")).toHaveValue(first);
	await page.getByRole("button", { name: "Poruči" }).click();
	await expect(page).toHaveURL(/\/order\/\d+$/);
	const code = page.getByRole("img", { name: "NBS IPS QR kod za plaćanje" });
	await expect(code).toBeVisible();
	await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await expect(page.getByText(/^97 \d\d-\d{9}$/)).toBeVisible();
	await expectAccessible(page);
	const slip = await request.get((await page.getByRole("link", { name: /Uplatnica/ }).getAttribute("href")) ?? "");
	expect([slip.status(), slip.headers()["content-type"]]).toEqual([200, "application/pdf"]);

	await page.getByRole("button", { name: "Otkaži porudžbinu" }).click();
	await page.getByRole("button", { name: "Da, otkaži porudžbinu" }).click();
	await expect(toast(page, "Porudžbina je otkazana")).toBeVisible();
	await expect(page.getByRole("link", { name: "Poruči ponovo" })).toBeVisible();
});

test("without scripts, in English: one form logs in and orders", { tag: "@release" }, async ({ browser, request }) => {
	const luka = newPerson("Luka", "Marić");
	await newMember(request, luka, "en");
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.desktop });
	const page = await context.newPage();
	await page.goto("/en/price-list");
	await page
		.getByRole("link", { name: /^Buy online: Gym.*One month/ })
		.first()
		.click();
	await page.getByLabel("Centre", { exact: true }).selectOption({ label: "KVART Zemun" });
	await page.getByLabel("E-mail").fill(luka.email);
	await page.getByLabel("Password", { exact: true }).fill("pogresna-lozinka");
	await page.getByRole("button", { name: "Log in and order" }).click();
	await expect(page.getByText("Wrong e-mail or password.")).toBeVisible();
	// What was chosen is still there.
	await expect(page.getByLabel("Centre", { exact: true })).toHaveValue("3");
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in and order" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Only the payment is left" })).toBeVisible();
	await expect(page.getByRole("img", { name: "NBS IPS QR code for the payment" })).toBeVisible();
	await context.close();
});
