import { expect, hydrated, test, widths } from "../fixtures.ts";
import { mailedLink, newMember, password, somebody, toast } from "../member.ts";

test("on the phone, in Serbian: from the form by the mail's link to the log-in", async ({
	page,
	request,
	quiet: _,
}) => {
	const milica = somebody("Milica", "Đorđević");
	await page.setViewportSize(widths.phone);
	await page.goto("/become-a-member");
	await hydrated(page);
	await page.getByLabel("Ime", { exact: true }).fill(milica.firstName);
	await page.getByLabel("Prezime").fill(milica.lastName);
	await page.getByLabel("E-adresa").fill(milica.email);
	await page.getByLabel("Mobilni telefon").fill(milica.phone);
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.getByLabel("Ponovi lozinku").fill(password);
	const sent = page.waitForRequest("**/api/user/register");
	await page.getByRole("button", { name: "Otvori nalog" }).click();
	const body = (await sent).postDataJSON() as Record<string, string>;
	expect(body["password"]).toMatch(/^[0-9a-f]{128}$/);
	expect(body["language"]).toBe("sr");
	expect(body).not.toHaveProperty("re_password");
	const sheet = page.getByRole("dialog", { name: "Proveri poštu" });
	await expect(sheet).toContainText(milica.email);
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL("/login");

	await page.goto(await mailedLink(request, milica.email, "/verify-email"));
	await hydrated(page);
	await page.getByRole("button", { name: "Potvrdi adresu" }).click();
	await expect(page.getByRole("heading", { name: "Adresa je potvrđena" })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Prijavi se" }).click();
	await page.getByLabel("E-adresa").fill(milica.email);
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(toast(page, "Uspešna prijava")).toBeVisible();
	await expect(page).toHaveURL("/");
	expect(await page.evaluate(() => Object.keys(localStorage).sort((a, b) => a.localeCompare(b)))).toEqual([
		"cookie",
		"role",
		"token",
	]);
});

test("on the desktop, in English: what is wrong is said at each field, and nothing is sent", async ({
	page,
	request,
}) => {
	const taken = somebody("Petar", "Savić");
	await newMember(request, taken);
	let requests = 0;
	await page.route("**/api/user/register", (route) => {
		requests += 1;
		return route.continue();
	});
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/become-a-member");
	await hydrated(page);
	const send = page.getByRole("button", { name: "Open account" });
	await send.click();
	await expect(page.getByText("This field is required")).toHaveCount(6);
	await expect(page.getByLabel("First name")).toBeFocused();

	await page.getByLabel("First name").fill("Petar");
	await page.getByLabel("Last name").fill("Savić");
	await page.getByLabel("E-mail").fill("petar@");
	await page.getByLabel("Mobile phone").fill("06a4-12");
	await expect(page.getByLabel("Mobile phone")).toHaveValue("06412");
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

	// More than they take is cut off; the password can be looked at.
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

	// An address that somebody has is the server's to refuse.
	await page.getByLabel("Repeat password").fill(password);
	await page.getByLabel(/JMBG/).fill("");
	await page.getByLabel("E-mail").fill(taken.email);
	await page.getByLabel("Mobile phone").fill(taken.phone);
	await send.click();
	await expect(toast(page, "already an account with this email")).toBeVisible();
	expect(requests).toBe(1);
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("the mail's link confirms nothing by being looked at, works without scripts, and only once", async ({
	browser,
	request,
}) => {
	const vuk = somebody("Vuk", "Pavlović");
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
	// A mail scanner opens it first.
	expect((await request.get(link)).status()).toBe(200);
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(link);
	await page.getByRole("button", { name: "Confirm address" }).click();
	await expect(page.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
	await page.goto(link);
	await page.getByRole("button", { name: "Confirm address" }).click();
	await expect(page.getByText("This link no longer works")).toBeVisible();
	await context.close();
	// The form itself cannot do without: it says so, and whom to call.
	expect(await (await request.get("/become-a-member")).text()).toMatch(/<noscript>.*JavaScript.*\+381 11 4000 100/);
});
