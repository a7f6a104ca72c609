import { expect, held, hydrated, test, widths } from "../fixtures.ts";
import { hashOf, logIn, mailedLink, newMember, password, sessionOf, somebody, toast } from "../member.ts";

test("a guarded page asks for the log-in and gets its visitor back; the log-out clears everything", async ({
	page,
	quiet: _,
}) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/online-trainings");
	await expect(page).toHaveURL("/en/login?redirect=/en/online-trainings");
	await hydrated(page);
	await page.getByLabel("E-mail").fill("ana@kvart.example");
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByLabel("Password", { exact: true }).press("Enter");
	await expect(page).toHaveURL("/en/online-trainings");
	await expect(page.getByRole("heading", { name: "Videos" })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("role"))).toBe("member");
	const cookie = (await page.context().cookies()).find(({ name }) => name === "cookie");
	const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(Math.round(days)).toBe(365);

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

test("the log-in never leads off this site", async ({ page, request }) => {
	await logIn(page, request, "ana@kvart.example");
	for (const target of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
		await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
		await expect(page).toHaveURL("/");
	}
});

test("wrong credentials are told, an unconfirmed account gets its mail again", async ({ page, request }) => {
	const sara = somebody("Sara", "Kovač");
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
	await hydrated(page);
	await page.getByLabel("E-adresa").fill(sara.email);
	await page.getByLabel("Lozinka", { exact: true }).fill("pogresna");
	await page.getByRole("button", { name: "Prijavi se" }).click();
	await expect(toast(page, "E-adresa ili lozinka nije tačna.")).toBeVisible();

	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Prijavi se" }).click();
	const sheet = page.getByRole("dialog", { name: "Potvrdi e-adresu" });
	await expect(sheet.getByLabel("E-adresa")).toHaveValue(sara.email);
	await sheet.getByRole("button", { name: "Pošalji ponovo" }).click();
	await expect(sheet.getByText(`Poruka je poslata na ${sara.email}`)).toBeVisible();
	await expect.poll(() => mailedLink(request, sara.email, "/verify-email")).not.toBe(first);
});

test("who forgot the password gets a link, once, and is logged out everywhere else", async ({ page, request }) => {
	const nikola = somebody("Nikola", "Tasić");
	await newMember(request, nikola, "en");
	const old = await sessionOf(request, nikola.email);
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/login");
	await hydrated(page);
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "New password" })).toBeVisible();
	await expect(page).toHaveURL("/en/forgot-password");
	await page.getByLabel("E-mail").fill(nikola.email);
	await page.getByRole("button", { name: "Send link" }).click();
	await expect(page.getByText(`If there is an account with ${nikola.email}`)).toBeVisible();

	const link = await mailedLink(request, nikola.email, "/reset-password");
	await page.goto(link);
	await hydrated(page);
	await page.getByLabel("New password", { exact: true }).fill("drugacije");
	await page.getByLabel("Repeat password").fill("drugacije!");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page.getByText("The passwords do not match")).toBeVisible();
	await page.getByLabel("Repeat password").fill("drugacije");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page).toHaveURL("/en/login");
	await expect(toast(page, "Your new password is saved")).toBeVisible();
	await sessionOf(request, nikola.email, "drugacije");
	expect((await request.get("/api/user", { headers: { session_id: old } })).status()).toBe(401);

	await page.goto(link);
	await hydrated(page);
	await page.getByLabel("New password", { exact: true }).fill("opet-nova");
	await page.getByLabel("Repeat password").fill("opet-nova");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page.getByText("This link no longer works")).toBeVisible();
});

test("a session that ended elsewhere ends here at the next call, with a word about it", async ({ page, request }) => {
	const iva = somebody("Iva", "Lukić");
	await newMember(request, iva);
	const session = await logIn(page, request, iva.email);
	await request.post("/api/user/logout", { headers: { session_id: session } });
	await page.goto("/account");
	await expect(page).toHaveURL("/login");
	await expect(toast(page, "Prijava ti je istekla")).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a password typed and sent before the scripts came never travels as it was typed", async ({ page }) => {
	const letGo = await held(page, "**/assets/*.js");
	await page.goto("/login", { waitUntil: "commit" });
	await page.getByLabel("E-adresa").fill("ana@kvart.example");
	await page.getByLabel("Lozinka", { exact: true }).fill(password);
	const posts: string[] = [];
	page.on("request", (sent) => {
		if (sent.method() === "POST") posts.push(sent.postData() ?? "");
	});
	await page.keyboard.press("Enter");
	expect(posts).toEqual([]);
	letGo();
	await expect(toast(page, "Uspešna prijava")).toBeVisible();
	expect(posts).toHaveLength(1);
	expect(posts.join()).not.toContain(password);
	expect(page.url()).not.toContain(password);
});
