import { expectAccessible } from "../accessible.ts";
import { expect, held, test, widths } from "../fixtures.ts";
import { LocalFacebook } from "../local-facebook.ts";
import { LocalGoogle } from "../local-google.ts";
import { demoPassword, mailedLink, newPerson, toast } from "../member.ts";
import { type OwnServer, startOwnServer, startTimeout } from "../own-server.ts";

test("without configured providers there is no button", { tag: "@release" }, async ({ page }) => {
	await page.goto("/login");
	await expect(page.getByRole("button", { name: "Uloguj se", exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: /Google|Facebook/ })).toHaveCount(0);
});

test.describe("with local fakes of Google and Facebook", () => {
	// Serial, because the provider's current person is shared.
	test.describe.configure({ mode: "default" });
	let google: LocalGoogle;
	let facebook: LocalFacebook;
	let site: OwnServer;

	test.beforeAll(async () => {
		test.setTimeout(startTimeout);
		google = new LocalGoogle();
		facebook = new LocalFacebook();
		site = await startOwnServer({ CLOCK: undefined, ...google.settings, ...facebook.settings });
		google.admit(site.url);
	});

	test.afterAll(async () => {
		await site.stop();
		google.stop();
		facebook.stop();
	});

	test("a provider can be chosen as soon as the page's script has loaded", { tag: "@release" }, async ({ page }) => {
		const letGo = await held(page, "**/assets/*.js");
		await page.goto(`${site.url}/login`, { waitUntil: "commit" });
		const button = page.getByRole("button", { name: "Nastavi uz Google" });
		await expect(button).toBeVisible();
		await expect(button).toBeDisabled();
		await expect(button).toHaveAccessibleName(/Sačekaj trenutak/);
		letGo();
		await expect(button).toBeEnabled();
	});

	test("Google, on the phone: unknown, then registered with a phone, confirmed and logged in", async ({
		page,
		request,
	}) => {
		const luka = newPerson("Luka", "Živković");
		google.account = { id: luka.email, email: luka.email, givenName: "Luka", familyName: "Živković" };
		const addresses: string[] = [];
		page.on("request", (sent) => {
			if (sent.url().startsWith(site.url)) addresses.push(sent.url());
		});
		await page.setViewportSize(widths.phone);
		await page.goto(`${site.url}/account`);
		await expect(page).toHaveURL(`${site.url}/login?redirect=/account`);
		await page.getByRole("button", { name: "Nastavi uz Google" }).click();
		const sheet = page.getByRole("dialog", { name: "Još samo ovo" });
		const send = sheet.getByRole("button", { name: "Napravi nalog" });
		await expect(send).toBeDisabled();
		await sheet.getByLabel("Mobilni telefon").fill(`${luka.phone}abc`);
		await expect(sheet.getByLabel("Mobilni telefon")).toHaveValue(luka.phone);
		await send.click();
		await expect(page.getByRole("dialog", { name: "Proveri poštu" })).toContainText(luka.email);
		await page.getByRole("dialog").getByRole("button", { name: "Uloguj se" }).click();
		await expect(page).toHaveURL(`${site.url}/login?redirect=%2Faccount`);

		// Not confirmed yet: the mail can be requested again.
		await page.getByRole("button", { name: "Nastavi uz Google" }).click();
		await expect(page.getByRole("dialog", { name: "Potvrdi e-adresu" }).getByLabel("E-adresa")).toHaveValue(luka.email);
		const link = await mailedLink(request, luka.email, "/verify-email", site.url);
		await page.goto(site.url + link);
		await page.getByRole("button", { name: "Potvrdi adresu" }).click();
		await expect(page.getByRole("heading", { name: "Adresa je potvrđena" })).toBeVisible();

		await page.goto(`${site.url}/login?redirect=/account`);
		await page.getByRole("button", { name: "Nastavi uz Google" }).click();
		await expect(page).toHaveURL(`${site.url}/account`);
		await expect(page.getByLabel("Ime", { exact: true })).toHaveValue("Luka");
		// The token comes by the server's exchange of a code, and never stands in an address.
		expect(addresses.filter((address) => /token=/.test(address) && !address.includes("/verify-email"))).toEqual([]);
	});

	test("Facebook, in English: also requests the missing e-mail address", { tag: "@release" }, async ({ page }) => {
		const tara = newPerson("Tara", "Bojić");
		facebook.account = { id: tara.email, first_name: "Tara", last_name: "Bojić" };
		await page.setViewportSize(widths.desktop);
		await page.goto(`${site.url}/en/login`);
		await page.getByRole("button", { name: "Continue with Facebook" }).click();
		const sheet = page.getByRole("dialog", { name: "One last thing" });
		const send = sheet.getByRole("button", { name: "Create account" });
		// Both fields at once, without data from Facebook.
		await expect(sheet.getByLabel("E-mail")).toBeVisible();
		await expect(sheet.getByLabel("First name")).toHaveCount(0);
		await expectAccessible(page);
		await send.click();
		await expect(toast(page, "Fill in all the required fields")).toBeVisible();
		await expect(sheet.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
		await sheet.getByLabel("Mobile phone").fill(tara.phone);
		await sheet.getByLabel("E-mail").fill(tara.email);
		await send.click();
		await expect(page.getByRole("dialog", { name: "Check your mail" })).toContainText(tara.email);
		await page.keyboard.press("Escape");
		await expect(page).toHaveURL(`${site.url}/en/login`);
	});

	test("an e-mail address of another account is never taken over", async ({ page }) => {
		const thief = newPerson("Lopov", "Lopovski");
		google.account = { id: thief.email, email: "ana@kvart.example", givenName: "Ana", familyName: "Jovanović" };
		await page.goto(`${site.url}/en/become-a-member`);
		await page.getByRole("button", { name: "Continue with Google" }).click();
		await expect(page.getByText("You already have an account")).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
		// The owner of the address only needs the password.
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(page.getByLabel("E-mail")).toHaveValue("ana@kvart.example");
		await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
		await expectAccessible(page);
		await page.keyboard.type(demoPassword);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${site.url}/en`);
		expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
	});

	test("an invalid token does not request a phone", { tag: "@release" }, async ({ page }) => {
		const mia = newPerson("Mia", "Vasić");
		google.account = { id: mia.email, email: mia.email, givenName: "Mia", familyName: "Vasić" };
		await page.route("**/api/user/login", async (route) => {
			const { google_token: token } = route.request().postDataJSON() as { google_token: string };
			await route.continue({ postData: JSON.stringify({ google_token: token.slice(0, -6) }) });
		});
		await page.goto(`${site.url}/login`);
		await page.getByRole("button", { name: "Nastavi uz Google" }).click();
		await expect(toast(page, "Google nije ispravno odgovorio")).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	test("a cancelled log-in and an unexpected response are reported", { tag: "@release" }, async ({ page }) => {
		facebook.account = null;
		await page.goto(`${site.url}/login`);
		await page.getByRole("button", { name: "Nastavi uz Facebook" }).click();
		await expect(toast(page, "Logovanje nije završeno")).toBeVisible();
		await expect(page).toHaveURL(`${site.url}/login`);
		await page.goto(`${site.url}/en/login#access_token=stolen&state=made-up`);
		await expect(toast(page, "The log-in wasn’t completed")).toBeVisible();
		await expect(page).toHaveURL(`${site.url}/en/login`);
	});
});
