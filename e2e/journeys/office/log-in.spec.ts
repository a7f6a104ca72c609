import { TOTP, URI } from "otpauth";
import { expectAccessible } from "../../accessible.ts";
import { expect, test, widths } from "../../fixtures.ts";
import { demoPassword, logIn, newMember, newPerson, sessionOf } from "../../member.ts";
import { enterOffice, said, tablet, workers } from "../../office.ts";
import { type OwnServer, startOwnServer, startTimeout } from "../../own-server.ts";

test("a visitor logs in at the very page, in the look of the office", async ({ page }) => {
	const address = "/staff/administration/audit?entity=account";
	await page.setViewportSize(tablet);
	await page.goto(address);
	await expect(page.getByRole("heading", { name: "Logovanje za zaposlene" })).toBeVisible();
	await expect(page).toHaveTitle("Logovanje za zaposlene · KVART kancelarija");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Uloguj se", exact: true }).click();
	await expect(page.getByText("Ovo polje je obavezno.")).toHaveCount(2);
	await page.getByLabel("E-adresa").fill(workers.admin);
	await page.getByLabel("Lozinka").fill("pogrešna");
	await page.getByRole("button", { name: "Uloguj se", exact: true }).click();
	await expect(page.getByRole("alert")).toHaveText("E-adresa ili lozinka nije tačna.");
	await expectAccessible(page);
	await page.getByRole("button", { name: /English/ }).click();
	await expect(page.getByRole("heading", { name: "Staff log-in" })).toBeVisible();
	await page.getByLabel("E-mail address").fill(workers.admin);
	await page.getByLabel("Password", { exact: true }).fill(demoPassword);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("navigation", { name: /Oblasti|Areas/ })).toBeVisible();
	await expect(page).toHaveURL(address);
	// The public site knows of it, too.
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("data-member", "");
});

test("a member gets no access to the office", async ({ page, request }) => {
	const mina = newPerson("Mina", "Pavlović");
	await newMember(request, mina);
	await logIn(page, request, mina.email);
	await page.setViewportSize(tablet);
	await page.goto("/staff/administration/accounts");
	await expect(page.getByRole("heading", { name: "Samo za zaposlene" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Javni sajt" }).click();
	await expect(page).toHaveURL("/");
});

test("staff of a club see their club and none of the administration, until their session is ended elsewhere", async ({
	page,
	request,
}) => {
	const session = await enterOffice(page, request, workers.zemun);
	await expect(page.getByRole("banner").getByText("Zemun")).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Oblasti" }).getByText("Administracija")).toHaveCount(0);
	await page.goto("/staff/administration/settings");
	await expect(page.getByRole("heading", { name: "Strana ne postoji" })).toBeVisible();
	await page.goto("/staff/profile");
	await expect(page.getByRole("heading", { name: "Moj nalog" })).toBeVisible();
	await request.post("/api/user/logout", { headers: { session_id: session } });
	await page.reload();
	await expect(page.getByRole("heading", { name: "Logovanje za zaposlene" })).toBeVisible();
	await expect(page).toHaveURL("/staff/profile");
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("the language is stored for the account and in this browser", { tag: "@release" }, async ({
	page,
	request,
	quiet: _,
}) => {
	await enterOffice(page, request, workers.admin, { path: "/administration/settings" });
	await page.getByRole("button", { name: /English/ }).click();
	await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
	await expect(page.getByRole("button", { name: /English/ })).toBeFocused();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await page.reload();
	await expect(page).toHaveTitle("Settings · KVART back office");
	await page.getByRole("textbox", { name: "Days to reply to an enquiry" }).fill("5");
	await page.getByRole("button", { name: /Srpski/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByRole("textbox", { name: "Days to reply to an enquiry" })).toHaveValue("5");
	await page.getByRole("button", { name: "Discard changes" }).click();

	await page.setViewportSize(widths.phone);
	await page.getByRole("button", { name: "Open menu" }).click();
	await page
		.getByRole("dialog")
		.getByRole("link", { name: /Administra/ })
		.click();
	await expect(page).toHaveURL("/staff/administration/accounts");
});

const halfMinute = 30_000;

/**
 * A code is valid for its half minute and the neighbouring ones, once: each step uses the next code. Avoids the last
 * seconds of a half minute, when a code could expire on its way.
 */
async function codeOf(uri: string, halfMinutes: number): Promise<string> {
	const totp = URI.parse(uri);
	if (!(totp instanceof TOTP)) throw new Error(`Not the address of a second factor: ${uri}`);
	await expect.poll(() => Date.now() % halfMinute).toBeLessThan(halfMinute - 5000);
	return totp.generate({ timestamp: Date.now() + halfMinutes * halfMinute });
}

test.describe("the second factor", () => {
	// Codes depend on the time, so this server uses the real clock.
	let server: OwnServer;
	test.beforeAll(async () => {
		test.setTimeout(startTimeout);
		server = await startOwnServer({ CLOCK: undefined });
	});
	test.afterAll(() => server.stop());

	test("is set up, requested once per session, and turned off", async ({ page, request }) => {
		const root = server.url;
		await enterOffice(page, request, workers.chain, { path: "/profile", root });
		const setup = page.waitForResponse("**/api/staff/second_factor/setup");
		await page.getByLabel("Lozinka").fill(demoPassword);
		await page.getByRole("button", { name: "Uključi", exact: true }).click();
		const { uri, secret } = (await (await setup).json()) as { uri: string; secret: string };
		await expect(page.getByRole("img", { name: "QR kod za aplikaciju na telefonu" })).toBeVisible();
		await expect(page.getByText(secret.slice(0, 4)).first()).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel("Kod sa telefona").fill("000000");
		await page.getByRole("button", { name: "Uključi", exact: true }).click();
		await expect(page.getByText("Kod nije tačan")).toBeVisible();
		await page.getByLabel("Kod sa telefona").fill(await codeOf(uri, -1));
		await page.getByRole("button", { name: "Uključi", exact: true }).click();
		await expect(said(page, "Potvrda u dva koraka je uključena.")).toBeVisible();
		await expect(page.getByRole("heading", { name: "Rezervni kodovi" })).toBeVisible();
		await expect(page.getByRole("listitem")).toHaveCount(10);
		await expectAccessible(page);
		await page.getByRole("button", { name: "Kodovi su sačuvani" }).click();

		const later = await sessionOf(request, workers.chain, undefined, root);
		const refused = await request.get(`${root}/api/staff/account`, { headers: { session_id: later } });
		expect(((await refused.json()) as { code: string }).code).toMatch(/ERR_(SECOND_FACTOR|BAD_ROLE)/);
		await page.evaluate((token) => localStorage.setItem("token", token), later);
		await page.goto(`${root}/staff/profile`);
		await expect(page.getByRole("heading", { name: "Još jedan korak" })).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel("Kod sa telefona").fill(await codeOf(uri, 0));
		await page.getByRole("button", { name: "Potvrdi" }).click();
		await expect(page.getByRole("heading", { name: "Moj nalog" })).toBeVisible();
		await page.reload();
		await expect(page.getByText("Kod sa telefona se traži jednom po logovanju.")).toBeVisible();

		await page.getByRole("button", { name: "Isključi" }).click();
		const dialog = page.getByRole("dialog", { name: "Isključivanje potvrde u dva koraka" });
		await dialog.getByLabel("Kod sa telefona").fill(await codeOf(uri, 1));
		await dialog.getByRole("button", { name: "Isključi" }).click();
		await expect(said(page, "Potvrda u dva koraka je isključena.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Uključi", exact: true })).toBeVisible();
	});
});
