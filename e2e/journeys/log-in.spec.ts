import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, held, test, widths } from "../fixtures.ts";
import {
	demoPassword,
	hashOf,
	logIn,
	mailedLink,
	newMember,
	newPerson,
	password,
	passwordOf,
	sessionOf,
	toast,
} from "../member.ts";

test("a protected page redirects to the log-in and back; log-out clears everything", async ({ page, quiet: _ }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/online-trainings");
	await expect(page).toHaveURL("/en/login?redirect=/en/online-trainings");
	await page.getByLabel("E-mail").fill("ana@kvart.example");
	await page.getByLabel("Password", { exact: true }).fill(demoPassword);
	await page.getByLabel("Password", { exact: true }).press("Enter");
	await expect(page).toHaveURL("/en/online-trainings");
	await expect(page.getByRole("heading", { name: "Videos" })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("role"))).toBe("member");
	const cookie = (await page.context().cookies()).find(({ name }) => name === "cookie");
	const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(Math.round(days)).toBe(365);
	// A log-in never leads to another site: apps/web/app/features/auth/log-in.test.ts has more of them.
	await page.goto(`/en/login?redirect=${encodeURIComponent("//evil.example")}`);
	await expect(page).toHaveURL("/en");

	const token = await page.evaluate(() => localStorage.getItem("token"));
	await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL("/en/login");
	expect(await page.evaluate(() => ["token", "role", "cookie"].map((key) => localStorage.getItem(key)))).toEqual([
		null,
		null,
		null,
	]);
	const answer = await page.request.get("/api/user", { headers: { session_id: token ?? "" } });
	expect(await answer.json()).toMatchObject({ code: "ERR_SESSION_NOT_VALID" });
});

test("wrong credentials are reported, an unconfirmed account gets its mail again", async ({ page, request }) => {
	const sara = newPerson("Sara", "Kovač");
	await request.post("/api/user/register", {
		data: {
			first_name: sara.firstName,
			last_name: sara.lastName,
			email: sara.email,
			phone: sara.phone,
			password: hashOf(password),
			language: "sr",
		},
	});
	const first = await mailedLink(request, sara.email, "/verify-email");
	await page.setViewportSize(widths.phone);
	await page.goto("/login");
	await page.getByLabel("E-adresa").fill(sara.email);
	await page.getByLabel("Lozinka", { exact: true }).fill("pogresna");
	await page.getByRole("button", { name: "Uloguj se", exact: true }).click();
	const typed = page.getByLabel("Lozinka", { exact: true });
	await expect(typed).toHaveAttribute("aria-invalid", "true");
	await expect(typed).toHaveAccessibleDescription("E-adresa ili lozinka nije tačna.");
	await expect(typed).toBeFocused();
	await expectAccessible(page);

	await typed.fill(password);
	await expect(typed).not.toHaveAttribute("aria-invalid");
	await page.getByRole("button", { name: "Uloguj se", exact: true }).click();
	const sheet = page.getByRole("dialog", { name: "Potvrdi e-adresu" });
	await expect(sheet.getByLabel("E-adresa")).toHaveValue(sara.email);
	await sheet.getByRole("button", { name: "Pošalji ponovo" }).click();
	await expect(sheet.getByText(`Poruka je poslata na ${sara.email}`)).toBeVisible();
	await expect.poll(() => mailedLink(request, sara.email, "/verify-email")).not.toBe(first);
});

test("resetting a password works once and logs out everywhere else", async ({ page, request }) => {
	const nikola = newPerson("Nikola", "Tasić");
	await newMember(request, nikola, "en");
	const old = await sessionOf(request, nikola.email);
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/login");
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "New password" })).toBeVisible();
	await expect(page).toHaveURL("/en/forgot-password");
	await page.getByLabel("E-mail").fill(nikola.email);
	await page.getByRole("button", { name: "Send link" }).click();
	await expect(page.getByText(`If there is an account with ${nikola.email}`)).toBeVisible();

	const link = await mailedLink(request, nikola.email, "/reset-password");
	await page.goto(link);
	await page.getByLabel("New password", { exact: true }).fill("drugacije");
	await page.getByLabel("Repeat password").fill("drugacije!");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page.getByText("The passwords do not match")).toBeVisible();
	await page.getByLabel("Repeat password").fill("drugacije");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page).toHaveURL("/en/login?changed=1");
	await expect(page.getByText("Your new password is saved")).toBeVisible();
	await sessionOf(request, nikola.email, "drugacije");
	expect((await request.get("/api/user", { headers: { session_id: old } })).status()).toBe(401);

	await page.goto(link);
	await page.getByLabel("New password", { exact: true }).fill("opet-nova");
	await page.getByLabel("Repeat password").fill("opet-nova");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page.getByText("This link no longer works")).toBeVisible();
});

test("a session ended elsewhere ends at the next call; the log-in explains it and returns", async ({
	page,
	request,
}) => {
	const iva = newPerson("Iva", "Lukić");
	await newMember(request, iva);
	const session = await logIn(page, request, iva.email);
	await request.post("/api/user/logout", { headers: { session_id: session } });
	await page.goto("/account?from=mail#devices");
	await expect(page.getByText("Sesija ti je istekla.")).toBeVisible();
	expect(new URL(page.url()).searchParams.get("redirect")).toBe("/account?from=mail#devices");
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
	await enter(page, iva.email);
	await expect(page).toHaveURL("/account?from=mail#devices");
	await expect(page.getByLabel("Ime", { exact: true })).toHaveValue("Iva");
});

test("the log-in returns to the requested training", { tag: "@release" }, async ({ page }) => {
	const asked = "/training-schedule/7?mode=day&day=2";
	await page.goto(`/login?redirect=${encodeURIComponent(asked)}&ended=1`);
	await enter(page, "ana@kvart.example");
	await expect(page).toHaveURL(asked);
});

/** Fills in the Serbian form and submits it by keyboard. */
async function enter(page: Page, email: string): Promise<void> {
	await page.getByLabel("E-adresa").fill(email);
	await page.getByLabel("Lozinka", { exact: true }).fill(passwordOf(email));
	await page.keyboard.press("Enter");
}

test("the log-in works before scripts load", async ({ page }) => {
	await held(page, "**/assets/*.js");
	const addresses: string[] = [];
	page.on("request", (sent) => addresses.push(sent.url()));
	await page.goto("/login?redirect=/terms-and-conditions", { waitUntil: "commit" });
	await enter(page, "ana@kvart.example");
	await expect(page).toHaveURL("/terms-and-conditions");
	const kept = await page.evaluate(() => ["token", "role", "cookie"].map((key) => localStorage.getItem(key)));
	expect(kept[0]).toMatch(/^[\w-]{40,}$/);
	expect(kept[1]).toBe("member");
	const cookie = (await page.context().cookies()).find(({ name }) => name === "cookie");
	expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
	await expect(page.getByRole("banner").getByRole("link", { name: "Moj nalog" })).toBeVisible();
	expect(addresses.filter((address) => address.includes(demoPassword))).toEqual([]);
});

test("the password can be shown as soon as its script has loaded", { tag: "@release" }, async ({ page }) => {
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/login", { waitUntil: "commit" });
	const reveal = page.getByRole("button", { name: "Prikaži lozinku" });
	await expect(reveal).toBeVisible();
	await expect(reveal).toBeDisabled();
	letGo();
	await page.getByLabel("Lozinka").fill("moja-lozinka");
	await reveal.click();
	await expect(page.getByLabel("Lozinka")).toHaveAttribute("type", "text");
});

test("the page stays still when the log-in's script comes, and a passkey can be used only then", {
	tag: "@release",
}, async ({ page }) => {
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/login", { waitUntil: "commit" });
	const passkey = page.getByRole("button", { name: "Uloguj se pristupnim ključem" });
	await expect(passkey).toBeVisible();
	await expect(passkey).toBeDisabled();
	await page.evaluate(() => document.fonts.ready);
	const below = page.getByRole("main").getByRole("link", { name: "Napravi nalog" });
	const before = await below.boundingBox();
	letGo();
	await expect(passkey).toBeEnabled();
	expect(await below.boundingBox()).toEqual(before);
});

test("before scripts load a wrong password is reported at its field; the address stays", { tag: "@release" }, async ({
	page,
	request,
}) => {
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/en/login", { waitUntil: "commit" });
	await page.getByLabel("E-mail").fill("ana@kvart.example");
	await page.getByLabel("Password", { exact: true }).fill("not-this-one");
	const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
	await page.getByRole("button", { name: "Log in", exact: true }).click();
	const answer = await sent;
	expect(answer.status()).toBe(401);
	expect(answer.headers()["cache-control"]).toBe("no-store");
	expect(await answer.text()).not.toContain("not-this-one");
	const typed = page.getByLabel("Password", { exact: true });
	await expect(typed).toHaveAccessibleDescription("Wrong e-mail or password.");
	await expect(typed).toHaveValue("");
	await expect(page.getByLabel("E-mail")).toHaveValue("ana@kvart.example");
	await expectAccessible(page);
	letGo();

	// With empty fields.
	const empty = await request.post("/login", { form: {} });
	expect(empty.status()).toBe(422);
	expect(await empty.text()).toMatch(/Ovo polje je obavezno/);
});

for (const { path, home, button, words } of [
	{ path: "/login", home: "/", button: "Uloguj se", words: "Nema veze sa internetom." },
	{ path: "/en/login", home: "/en", button: "Log in", words: "No internet connection." },
]) {
	test(`offline ${path} says so, keeps the input, and works when back online`, { tag: "@release" }, async ({
		page,
		context,
	}) => {
		await page.goto(path);
		await page.getByLabel(/E-adresa|E-mail/).fill("ana@kvart.example");
		await page.getByLabel(/^(Lozinka|Password)$/).fill(demoPassword);
		await context.setOffline(true);
		const send = page.getByRole("main").getByRole("button", { name: button, exact: true });
		await send.click();
		await expect(toast(page, words)).toBeVisible();
		await expect(page.getByLabel(/E-adresa|E-mail/)).toHaveValue("ana@kvart.example");
		await context.setOffline(false);
		await send.click();
		await expect(page).toHaveURL(home);
		expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
	});
}

test("a response of another server is not a log-in", { tag: "@release" }, async ({ page }) => {
	const answers = [
		{ contentType: "text/html", body: "<title>Hotel Wi-Fi</title>" },
		{ contentType: "application/json", body: "{}" },
	];
	for (const answer of answers) {
		await page.route("**/api/user/login", (route) => route.fulfill(answer));
		await page.goto("/login");
		await enter(page, "ana@kvart.example");
		await expect(toast(page, "Odgovorila je mreža, a ne naš sajt.")).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
		await page.unroute("**/api/user/login");
	}
});

for (const { root, name, account } of [
	{ root: "", name: "Već si na svom nalogu", account: "Otvori moj nalog" },
	{ root: "/en", name: "You’re already logged in", account: "Go to my account" },
]) {
	test(`logged-in users get no form, also before scripts load: ${root || "/"}`, { tag: "@release" }, async ({
		page,
		request,
	}) => {
		await logIn(page, request, "ana@kvart.example");
		await held(page, "**/assets/*.js");
		for (const path of ["/login", "/become-a-member"]) {
			await page.goto(root + path, { waitUntil: "commit" });
			await expect(page.getByRole("heading", { name })).toBeVisible();
			await expect(page.getByLabel(/^(Lozinka|Password)$/)).toBeHidden();
			await expectAccessible(page);
		}
		await page.getByRole("link", { name: account }).click();
		await expect(page).toHaveURL(`${root}/account`);
	});
}
