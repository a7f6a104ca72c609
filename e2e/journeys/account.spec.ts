import { readFile } from "node:fs/promises";
import { expectAccessible } from "../accessible.ts";
import { expect, held, test, widths } from "../fixtures.ts";
import { logIn, newMember, newPerson, password, sessionOf, toast } from "../member.ts";

test("on the phone, in Serbian: profile, password and devices", async ({ page, request }) => {
	const jelena = newPerson("Jelena", "Marković");
	await newMember(request, jelena);
	await logIn(page, request, jelena.email);
	const elsewhere = await sessionOf(request, jelena.email);
	await page.setViewportSize(widths.phone);
	await page.goto("/account");

	const profile = page.getByRole("region", { name: "Profil" });
	await expect(profile.getByLabel("Ime", { exact: true })).toHaveValue("Jelena");
	await expectAccessible(page);
	await profile.getByLabel("Prezime").fill("");
	await profile.getByRole("button", { name: "Sačuvaj" }).click();
	await expect(profile.getByText("Ovo polje je obavezno.")).toBeVisible();
	await profile.getByLabel("Prezime").fill("Šćepanović");
	await profile.getByLabel("Jezik poruka").selectOption({ label: "Engleski" });
	await profile.getByRole("button", { name: "Sačuvaj" }).click();
	await expect(toast(page, "Podaci su sačuvani.")).toBeVisible();
	await page.reload();
	await expect(profile.getByLabel("Prezime")).toHaveValue("Šćepanović");
	await expect(profile.getByLabel("Jezik poruka")).toHaveValue("en");

	const change = page.getByRole("region", { name: "Lozinka" });
	await change.getByLabel("Sadašnja lozinka").fill("nije-ova");
	await change.getByLabel("Nova lozinka").fill("novija123");
	await change.getByLabel("Ponovi lozinku").fill("novija123");
	await change.getByRole("button", { name: "Promeni lozinku" }).click();
	await expect(toast(page, "E-adresa ili lozinka nije tačna.")).toBeVisible();
	await expect(change.getByLabel("Sadašnja lozinka")).toHaveAttribute("aria-invalid", "true");
	await expect(change.getByLabel("Sadašnja lozinka")).toBeFocused();
	await change.getByLabel("Sadašnja lozinka").fill(password);
	await change.getByRole("button", { name: "Promeni lozinku" }).click();
	await expect(toast(page, "Lozinka je promenjena.")).toBeVisible();
	await expect(change.getByLabel("Nova lozinka")).toHaveValue("");
	expect((await request.get("/api/user", { headers: { session_id: elsewhere } })).status()).toBe(401);

	const again = await sessionOf(request, jelena.email, "novija123");
	await page.reload();
	const devices = page.getByRole("region", { name: "Uređaji" });
	await expect(devices.getByRole("listitem")).toHaveCount(2);
	await expect(devices.getByText("Ovaj uređaj")).toHaveCount(1);
	await devices.getByRole("button", { name: "Izloguj se svuda" }).click();
	await expect(page).toHaveURL("/login");
	await expect(toast(page, "Svi uređaji su izlogovani.")).toBeVisible();
	expect((await request.get("/api/user", { headers: { session_id: again } })).status()).toBe(401);
});

test("on the desktop, in English: export all data, then delete the account", async ({ page, request }) => {
	const owen = newPerson("Owen", "Reed");
	await newMember(request, owen, "en");
	await logIn(page, request, owen.email);
	await page.setViewportSize(widths.desktop);
	await page.goto("/en");
	await page.getByRole("banner").getByRole("link", { name: "My account" }).click();
	await expect(page).toHaveURL("/en/account");

	await page.getByRole("button", { name: "Download my data" }).click();
	const proof = page.getByRole("dialog", { name: "Is it you?" });
	const typed = proof.getByLabel("Password", { exact: true });
	await expect(typed).toBeFocused();
	await expectAccessible(page);
	await typed.fill("not-this");
	await page.keyboard.press("Enter");
	await expect(typed).toHaveAccessibleDescription("Wrong e-mail or password.");
	await typed.fill(password);
	const download = page.waitForEvent("download");
	await page.keyboard.press("Enter");
	const file = await download;
	expect(file.suggestedFilename()).toBe("kvart-my-data.json");
	const data = JSON.parse(await readFile(await file.path(), "utf8")) as { profile: { email: string } };
	expect(data.profile.email).toBe(owen.email);

	await page.getByRole("button", { name: "Delete account" }).click();
	const sheet = page.getByRole("dialog", { name: "This is permanent" });
	const remove = sheet.getByRole("button", { name: "Delete forever" });
	await expect(remove).toBeDisabled();
	await expectAccessible(page);
	await sheet.getByLabel("I understand").check();
	await remove.click();
	await expect(page).toHaveURL("/en");
	await expect(toast(page, "Your account has been deleted.")).toBeVisible();
	await page.goto("/en/login");
	await page.getByLabel("E-mail").fill(owen.email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Wrong e-mail or password.");
});

test("after log-out neither Back nor the back/forward cache shows the member's data", async ({ page, request }) => {
	const zoe = newPerson("Zoe", "Krstić");
	await newMember(request, zoe);
	await logIn(page, request, zoe.email);
	await page.setViewportSize(widths.desktop);
	await page.goto("/account");
	const name = page.getByLabel("Ime", { exact: true });
	await expect(name).toHaveValue("Zoe");
	// Simulates the back/forward cache: the page is stored without the member's data and restored with it.
	const event = (type: string) =>
		page.evaluate((which) => dispatchEvent(new PageTransitionEvent(which, { persisted: true })), type);
	await event("pagehide");
	await expect(name).toBeHidden();
	await event("pageshow");
	await expect(name).toBeVisible();
	await event("pagehide");
	// The event leads to the log-in page: in a task of its own, so that the call ends before the page does.
	await page.evaluate(() => {
		localStorage.removeItem("token");
		setTimeout(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	});
	await expect(page).toHaveURL("/login?redirect=/account");

	// Not on the log-in page, which redirects after log-in.
	await page.goto("/faq");
	await page.evaluate((token) => localStorage.setItem("token", token), await sessionOf(request, zoe.email));
	await page.goto("/account");
	await expect(name).toHaveValue("Zoe");
	await page.getByRole("banner").getByRole("button", { name: "Izloguj se" }).click();
	await expect(page).toHaveURL("/login");
	await page.goBack();
	await expect(page).toHaveURL("/login?redirect=/account");
	const left = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
	expect(left).not.toContain(zoe.email);
});

test("the account shows that the server does not answer, that it is offline, and loads afterwards", {
	tag: "@release",
}, async ({ page, request, context }) => {
	await logIn(page, request, "ana@kvart.example");
	await page.route("**/api/user", (route) => route.abort("internetdisconnected"));
	await page.goto("/en/account");
	const profile = page.getByRole("region", { name: "Profile" });
	await expect(profile.getByText("our server isn’t answering")).toBeVisible();
	await expectAccessible(page);
	await page.unroute("**/api/user");
	await profile.getByRole("button", { name: "Try again" }).click();
	await expect(profile.getByLabel("First name")).toHaveValue("Ana");
	await context.setOffline(true);
	await profile.getByRole("button", { name: "Save" }).click();
	await expect(toast(page, "No internet connection.")).toBeVisible();
});

test("a sheet that cannot load offline says so, and opens when back online", { tag: "@release" }, async ({
	page,
	request,
	context,
}) => {
	await logIn(page, request, "ana@kvart.example");
	await page.goto("/en/account");
	const profile = page.getByRole("region", { name: "Profile" });
	const open = profile.getByRole("button", { name: "Change e-mail address" });
	await expect(open).toBeVisible();
	await context.setOffline(true);
	await open.click();
	await expect(toast(page, "No internet connection.")).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await context.setOffline(false);
	await open.click();
	await expect(page.getByRole("dialog").getByLabel("New e-mail")).toBeFocused();
});

test("the account has a placeholder before scripts load, and a message without them", { tag: "@release" }, async ({
	page,
	request,
	browser,
}) => {
	await logIn(page, request, "ana@kvart.example");
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/account", { waitUntil: "commit" });
	const heading = page.getByRole("heading", { name: "Profil" });
	await expect(heading).toBeVisible();
	await page.evaluate(() => document.fonts.ready);
	const before = await page.getByRole("heading", { name: "Moji treninzi" }).boundingBox();
	letGo();
	await expect(page.getByLabel("Ime", { exact: true })).toHaveValue("Ana");
	expect(await page.getByRole("heading", { name: "Moji treninzi" }).boundingBox()).toEqual(before);

	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	for (const path of ["/account", "/online-trainings"]) {
		await plain.goto(path);
		await expect(plain.getByText("Samo za članove")).toBeVisible();
		await expect(plain.getByRole("main").getByRole("link", { name: "Uloguj se" })).toHaveAttribute(
			"href",
			`/login?redirect=${path}`,
		);
	}
	await context.close();
});
