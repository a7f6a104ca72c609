import { expect, hydrated, test, widths } from "../fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("every entry of the header is reached and opened by keyboard", async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/");
	await hydrated(page);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Pređi na sadržaj" })).toBeFocused();
	const services = page.getByRole("navigation", { name: "Glavni meni" }).locator("summary", { hasText: "Usluge" });
	await services.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: "Les Mills" }).first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(services).toBeFocused();
});

test("the schedule entry lists only fitness clubs with a room, the news entry the promotion's clubs", async ({
	page,
}) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Glavni meni" });
	await menu.locator("summary", { hasText: "Raspored" }).click();
	const hrefs = await menu
		.locator('a[href^="/training-schedule/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(new Set(hrefs)).toEqual(new Set([1, 3, 4, 5, 7, 8].map((id) => `/training-schedule/${id}`)));
	await menu.locator("summary", { hasText: "Novosti" }).click();
	await expect(menu.getByText("Nedelja isprobavanja")).toBeVisible();
	await expect(menu.locator('a[href^="/promotions/"]')).toHaveCount(2);
});

test("on a phone the menu opens by touch and shows everything", async ({ browser }) => {
	const context = await browser.newContext({ viewport: widths.phone, hasTouch: true, isMobile: true });
	const page = await context.newPage();
	await page.goto("/en");
	await hydrated(page);
	await page.getByRole("button", { name: "Menu", exact: true }).tap();
	await expect(page.getByRole("link", { name: "Padel" }).first()).toBeVisible();
	await page.getByRole("navigation", { name: "Main menu" }).locator("summary", { hasText: "Services" }).tap();
	await expect(page.getByRole("link", { name: "Solarium" }).first()).toBeVisible();
	await context.close();
});

test("the language switch keeps page, query and hash", async ({ page }) => {
	await page.goto("/blog?page=1#lista");
	await hydrated(page);
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL("/en/blog?page=1#lista");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the cookie notice stays until it is accepted, and never comes back", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const accept = page.getByRole("button", { name: "U redu" });
	await expect(accept).toBeVisible();
	await accept.click();
	await expect(accept).toBeHidden();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(accept).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem("cookies_accepted"))).toBeTruthy();
});

test("who is logged in sees the log-out before the first paint, in the same HTML as everybody", async ({
	page,
	request,
}) => {
	await page.addInitScript(() => localStorage.setItem("token", "someone"));
	await page.setViewportSize(widths.desktop);
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.locator("html")).toHaveAttribute("data-member", "");
	await expect(page.getByRole("banner").getByRole("button", { name: "Odjava" })).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Prijava" })).toBeHidden();
	const [one, other] = await Promise.all([
		request.get("/"),
		request.get("/", { headers: { session_id: "x", cookie: "token=x" } }),
	]);
	expect(await other.text()).toBe(await one.text());
});

test("the header and footer links work without scripts", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.desktop });
	const page = await context.newPage();
	await page.goto("/");
	await page.getByRole("navigation", { name: "Glavni meni" }).locator("summary", { hasText: "Usluge" }).click();
	await page.getByRole("link", { name: "Les Mills" }).first().click();
	await expect(page).toHaveURL("/les-mills-trainings");
	await page.getByRole("contentinfo").getByRole("link", { name: "Zemun" }).click();
	await expect(page).toHaveURL("/zemun");
	await context.close();
});
