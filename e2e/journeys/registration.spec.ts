import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, held, test, widths } from "../fixtures.ts";
import { logIn, mailedLink, newMember, newPerson, type Person, password, sessionOf, toast } from "../member.ts";

test("on the phone, in Serbian: from the form through the mail's link to the log-in", async ({
	page,
	request,
	quiet: _,
}) => {
	const milica = newPerson("Milica", "Đorđević");
	await page.setViewportSize(widths.phone);
	await page.goto("/become-a-member");
	await page.getByLabel("Ime", { exact: true }).fill(milica.firstName);
	await page.getByLabel("Prezime").fill(milica.lastName);
	await page.getByLabel("E-adresa").fill(milica.email);
	await page.getByLabel("Mobilni telefon").fill(milica.phone);
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.getByLabel("Ponovi lozinku").fill(password);
	const sent = page.waitForRequest("**/api/user/register");
	await page.getByRole("button", { name: "Napravi nalog" }).click();
	const body = (await sent).postDataJSON() as Record<string, string>;
	expect(body["password"]).toMatch(/^[0-9a-f]{128}$/);
	expect(body["language"]).toBe("sr");
	expect(body).not.toHaveProperty("re_password");
	const sheet = page.getByRole("dialog", { name: "Proveri poštu" });
	await expect(sheet).toContainText(milica.email);
	await expect(sheet.getByRole("heading", { name: "Proveri poštu" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL("/login");

	await page.goto(await mailedLink(request, milica.email, "/verify-email"));
	await page.getByRole("button", { name: "Potvrdi adresu" }).click();
	await expect(page.getByRole("heading", { name: "Adresa je potvrđena" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Sve je spremno" })).toBeVisible();
	await expect(page.getByText("Još jedan korak")).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole("main").getByRole("link", { name: "Uloguj se" }).click();
	await page.getByLabel("E-adresa").fill(milica.email);
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(toast(page, "Uspešno logovanje")).toBeVisible();
	await expect(page).toHaveURL("/");
	expect(await page.evaluate(() => Object.keys(localStorage).sort((a, b) => a.localeCompare(b)))).toEqual([
		"cookie",
		"role",
		"token",
	]);
});

test("on the desktop, in English: errors are shown at each field, and nothing is sent", { tag: "@release" }, async ({
	page,
	request,
}) => {
	const taken = newPerson("Petar", "Savić");
	await newMember(request, taken);
	let requests = 0;
	await page.route("**/api/user/register", (route) => {
		requests += 1;
		return route.continue();
	});
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/become-a-member");
	const send = page.getByRole("button", { name: "Create account" });
	await send.click();
	await expect(page.getByText("This field is required")).toHaveCount(6);
	await expect(page.getByLabel("First name")).toBeFocused();

	await page.getByLabel("First name").fill("Petar");
	await page.getByLabel("Last name").fill("Savić");
	await page.getByLabel("E-mail").fill("petar@");
	await page.getByLabel("Mobile phone").fill("06a4-12");
	await expect(page.getByLabel("Mobile phone")).toHaveValue("064-12");
	await page.getByLabel("Password", { exact: true }).fill("abcd");
	await page.getByLabel("Repeat password").fill("abcde");
	await page.getByLabel(/JMBG/).fill("123");
	await send.click();
	const errorOf = (label: string | RegExp) =>
		page.getByLabel(label, { exact: typeof label === "string" }).evaluate((field) => {
			const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
			return document.getElementById(ids[0] ?? "")?.textContent;
		});
	expect(await errorOf("E-mail")).toContain("Bad email format");
	expect(await errorOf("Mobile phone")).toContain("8 digits");
	expect(await errorOf("Password")).toContain("5 characters");
	expect(await errorOf("Repeat password")).toContain("match");
	expect(await errorOf(/JMBG/)).toContain("13 digits");

	// Longer input is cut off; the password can be shown.
	await page.getByLabel("Mobile phone").fill("1".repeat(20));
	await expect(page.getByLabel("Mobile phone")).toHaveValue("1".repeat(15));
	await page.getByLabel(/JMBG/).fill("2".repeat(20));
	await expect(page.getByLabel(/JMBG/)).toHaveValue("2".repeat(13));
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Show password" }).first().click();
	await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Hide password" }).click();
	await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
	expect(requests).toBe(0);

	// A used address is rejected by the server.
	await page.getByLabel("Repeat password").fill(password);
	await page.getByLabel(/JMBG/).fill("");
	await page.getByLabel("E-mail").fill(taken.email);
	await page.getByLabel("Mobile phone").fill(taken.phone);
	await send.click();
	await expect(toast(page, "already an account with this e-mail")).toBeVisible();
	await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
	expect(await errorOf("E-mail")).toContain("already an account with this e-mail");
	await expect(page.getByLabel("E-mail")).toBeFocused();
	await expectAccessible(page);
	expect(requests).toBe(1);
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("the mail's link confirms only on submit, without scripts, and once", { tag: "@release" }, async ({
	browser,
	request,
}) => {
	const vuk = newPerson("Vuk", "Pavlović");
	await request.post("/api/user/register", {
		data: {
			first_name: vuk.firstName,
			last_name: vuk.lastName,
			email: vuk.email,
			phone: vuk.phone,
			password: "a".repeat(128),
			language: "en",
		},
	});
	const link = await mailedLink(request, vuk.email, "/verify-email");
	expect(link).toMatch(/^\/en\//);
	// A mail scanner opens the link first.
	expect((await request.get(link)).status()).toBe(200);
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(link);
	await page.getByRole("button", { name: "Confirm address" }).click();
	await expect(page.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "All set" })).toBeVisible();
	await page.goto(link);
	await page.getByRole("button", { name: "Confirm address" }).click();
	await expect(page.getByText("This link no longer works")).toBeVisible();
	await expect(page.getByText("One more step")).toHaveCount(0);
	await page.getByLabel("E-mail").fill("nobody@");
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/^Bad email format/);
	await page.getByLabel("E-mail").fill(vuk.email);
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByText(`The e-mail is on its way to ${vuk.email}`)).toBeVisible();
	await context.close();
	// Only staying logged in needs scripts: the page says so, with a phone number.
	expect(await (await request.get("/login")).text()).toMatch(/<noscript>.*JavaScript.*\+381 11 4000 100/);
});

/** Fills in the Serbian form. */
async function fillIn(page: Page, { firstName, lastName, email, phone }: Person): Promise<void> {
	await page.getByLabel("Ime", { exact: true }).fill(firstName);
	await page.getByLabel("Prezime").fill(lastName);
	await page.getByLabel("E-adresa").fill(email);
	await page.getByLabel("Mobilni telefon").fill(phone);
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.getByLabel("Ponovi lozinku").fill(password);
}

test("without scripts: errors keep the input; then mail, confirmation and a new password", { tag: "@release" }, async ({
	browser,
	request,
}) => {
	const lena = newPerson("Lena", "Šarić");
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.phone });
	const page = await context.newPage();
	await page.goto("/become-a-member");
	await fillIn(page, lena);
	await page.getByLabel("Ponovi lozinku").fill("drugacija");
	await page.getByRole("button", { name: "Napravi nalog" }).click();
	await expect(page.getByLabel("Ponovi lozinku")).toHaveAccessibleDescription(/Lozinke se ne poklapaju/);
	await expect(page.getByLabel("E-adresa")).toHaveValue(lena.email);
	await expect(page.getByLabel("Lozinka", { exact: true })).toHaveValue("");
	expect(await page.content()).not.toContain(password);
	await fillIn(page, lena);
	await page.getByRole("button", { name: "Napravi nalog" }).click();
	await expect(page.getByRole("heading", { name: "Proveri poštu" })).toBeVisible();
	await expect(page.getByText(lena.email)).toBeVisible();

	await page.goto(await mailedLink(request, lena.email, "/verify-email"));
	await page.getByRole("button", { name: "Potvrdi adresu" }).click();
	await expect(page.getByRole("heading", { name: "Adresa je potvrđena" })).toBeVisible();

	await page.goto("/forgot-password");
	await page.getByLabel("E-adresa").fill(lena.email);
	await page.getByRole("button", { name: "Pošalji link" }).click();
	await expect(page.getByText(`Ako nalog sa adresom ${lena.email} postoji`)).toBeVisible();
	await page.goto(await mailedLink(request, lena.email, "/reset-password"));
	await page.getByLabel("Nova lozinka").fill("novija-lozinka");
	await page.getByLabel("Ponovi lozinku").fill("novija-lozinka");
	await page.getByRole("button", { name: "Sačuvaj lozinku" }).click();
	await expect(page).toHaveURL("/login?changed=1");
	await expect(page.getByText("Nova lozinka je sačuvana.")).toBeVisible();
	await sessionOf(request, lena.email, "novija-lozinka");
	await context.close();
});

test("before scripts load a rejected registration keeps the input except passwords", { tag: "@release" }, async ({
	page,
	request,
}) => {
	const taken = newPerson("Maša", "Ilić");
	await newMember(request, taken);
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/become-a-member", { waitUntil: "commit" });
	await fillIn(page, taken);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("E-adresa")).toHaveAccessibleDescription(/Nalog sa ovom e-adresom već postoji/);
	await expect(page.getByLabel("Prezime")).toHaveValue("Ilić");
	await expect(page.getByLabel("Lozinka", { exact: true })).toHaveValue("");
	letGo();
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem("registration"))).toContain("Ilić");
	await page.goto("/faq");
	await page.goto("/become-a-member");
	await expect(page.getByLabel("Prezime")).toHaveValue("Ilić");
});

test("a registration draft survives reload, navigation and language switch, but not log-out", {
	tag: "@release",
}, async ({ page, request }) => {
	const nina = newPerson("Nina", "Čolić");
	await page.setViewportSize(widths.desktop);
	await page.goto("/become-a-member");
	await fillIn(page, nina);
	const kept = async (first: string, mail: string) => {
		await expect(page.getByLabel(first, { exact: true })).toHaveValue("Nina");
		await expect(page.getByLabel(mail)).toHaveValue(nina.email);
		await expect(page.getByLabel(/^(Lozinka|Password)$/)).toHaveValue("");
	};
	await page.reload();
	await kept("Ime", "E-adresa");
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL("/en/become-a-member");
	await kept("First name", "E-mail");
	await page.goto("/en/terms-and-conditions");
	await page.goBack();
	await kept("First name", "E-mail");
	// Nothing is stored for the next person at this computer.
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(nina.email);
	expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);

	await logIn(page, request, "ana@kvart.example");
	await page.goto("/en");
	await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL("/en/login");
	await page.goto("/en/become-a-member");
	await expect(page.getByLabel("First name")).toHaveValue("");
	expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(nina.email);
});

test("offline the registration says so and keeps the input", { tag: "@release" }, async ({ page, context }) => {
	const oto = newPerson("Oto", "Babić");
	await page.goto("/become-a-member");
	await fillIn(page, oto);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Napravi nalog" }).click();
	await expect(toast(page, "Nema veze sa internetom.")).toBeVisible();
	await expect(page.getByLabel("Ponovi lozinku")).toHaveValue(password);
	await context.setOffline(false);
	await page.getByRole("button", { name: "Napravi nalog" }).click();
	await expect(page.getByRole("dialog", { name: "Proveri poštu" })).toContainText(oto.email);
	expect(await page.evaluate(() => sessionStorage.getItem("registration"))).toBeNull();
});
