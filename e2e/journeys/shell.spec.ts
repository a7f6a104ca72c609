import { expect, held, test, widths } from "../fixtures.ts";
import { logIn } from "../member.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("every entry of the header can be opened by keyboard", async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Pređi na sadržaj" })).toBeFocused();
	const menu = page.getByRole("navigation", { name: "Glavni meni" });
	const services = menu.locator("summary", { hasText: "Usluge" });
	const lesMills = menu.getByRole("link", { name: "Les Mills" });
	await services.focus();
	await page.keyboard.press("Enter");
	await expect(lesMills).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(services).toBeFocused();
	await expect(lesMills).toBeHidden();
	await page.keyboard.press("ArrowDown");
	await expect(menu.getByRole("link", { name: "Freestyle treninzi" })).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(menu.getByRole("link", { name: "Zdravi bar" })).toBeFocused();
});

test("an open menu closes on a click elsewhere and when it loses focus", { tag: "@release" }, async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/faq");
	const menu = page.getByRole("navigation", { name: "Glavni meni" });
	const open = menu.locator("details[open]");
	await menu.locator("summary", { hasText: "Kontakt" }).click();
	await expect(open).toHaveCount(1);
	await page.getByRole("heading", { level: 1 }).click();
	await expect(open).toHaveCount(0);
	await menu.locator("summary", { hasText: "Kontakt" }).click();
	await page.getByRole("banner").getByRole("link", { name: "Pretraga" }).focus();
	await expect(open).toHaveCount(0);
});

for (const [path, clubs, logInWord] of [
	["/faq", "Centri", "Uloguj se"],
	["/en/faq", "Centres", "Log in"],
] as const) {
	test(`on narrow desktops the header of ${path} shows clubs and log-in without overlaps`, { tag: "@release" }, async ({
		page,
	}) => {
		await page.goto(path);
		const bar = page.getByRole("banner");
		for (const width of [1024, 1100, 1279]) {
			await page.setViewportSize({ width, height: 700 });
			await expect(bar.getByRole("link", { name: clubs, exact: true })).toBeVisible();
			const word = bar.getByText(logInWord, { exact: true });
			await expect(word).toBeVisible();
			expect((await word.boundingBox())?.width).toBeGreaterThan(30);
			const last = await bar.locator("summary").last().boundingBox();
			const first = await bar.getByRole("link", { name: /Pretraga|Search/ }).boundingBox();
			expect((first?.x ?? 0) - ((last?.x ?? 0) + (last?.width ?? 0))).toBeGreaterThanOrEqual(0);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	});
}

for (const width of [1024, 1280, 1440]) {
	test(`members have the application and the log-out in one line of the header at ${width} px`, {
		tag: "@release",
	}, async ({ page, request }) => {
		await logIn(page, request, "ana@kvart.example");
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/faq");
		const bar = page.getByRole("banner");
		await expect(bar.getByRole("link", { name: "Aplikacija" })).toBeVisible();
		await expect(bar.getByRole("button", { name: "Izloguj se" })).toBeVisible();
		expect((await bar.boundingBox())?.height).toBeLessThan(80);
	});
}

/** A phone held sideways, and a page enlarged to 400 %. */
for (const viewport of [
	{ width: 844, height: 390 },
	{ width: 320, height: 256 },
]) {
	test(`log-in and log-out can be reached on a short screen, ${viewport.width} px wide`, { tag: "@release" }, async ({
		page,
		request,
	}) => {
		await page.setViewportSize(viewport);
		await page.goto("/faq");
		const shell = page.getByRole("banner").or(page.getByRole("navigation", { name: "Prečice" }));
		const logInLink = shell.getByRole("link", { name: "Uloguj se" }).filter({ visible: true });
		const logOut = shell.getByRole("button", { name: "Izloguj se" }).filter({ visible: true });
		await expect(logOut).toHaveCount(0);
		await logInLink.first().click();
		await expect(page).toHaveURL("/login");
		await logIn(page, request, "ana@kvart.example");
		await page.goto("/faq");
		await expect(logInLink).toHaveCount(0);
		await logOut.first().click();
		await expect(page).toHaveURL("/login");
		await expect(page.locator("html")).not.toHaveAttribute("data-member");
	});
}

test("the phone's bar has one entry for visitors, and account and log-out for members", { tag: "@release" }, async ({
	page,
	request,
}) => {
	await page.setViewportSize(widths.phone);
	await page.goto("/faq");
	const bar = page.getByRole("navigation", { name: "Prečice" });
	const links = bar.getByRole("link").filter({ visible: true });
	await expect(links).toHaveText(["Početna", "Centri", "Uloguj se"]);
	await logIn(page, request, "ana@kvart.example");
	await page.reload();
	await expect(links).toHaveText(["Početna", "Centri", "Nalog"]);
	await expect(bar.getByRole("button", { name: "Izloguj se" })).toBeVisible();
});

test("the schedule entry lists only fitness clubs with a room, the news entry the promotion's clubs", {
	tag: "@release",
}, async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Glavni meni" });
	await menu.locator("summary", { hasText: "Raspored" }).click();
	const hrefs = await menu
		.locator('a[href^="/training-schedule/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(new Set(hrefs)).toEqual(new Set([1, 3, 4, 5, 7, 8].map((id) => `/training-schedule/${id}`)));
	await menu.locator("summary", { hasText: "Novosti" }).click();
	await expect(menu.getByText("Dani isprobavanja")).toBeVisible();
	await expect(menu.locator('a[href^="/promotions/"]')).toHaveCount(2);
});

test("on a phone the menu opens by touch and shows all entries", async ({ browser }) => {
	const context = await browser.newContext({ viewport: widths.phone, hasTouch: true, isMobile: true });
	const page = await context.newPage();
	await page.goto("/en");
	await page.getByRole("button", { name: "Menu", exact: true }).tap();
	await expect(page.getByRole("link", { name: "Padel" }).first()).toBeVisible();
	await page.getByRole("navigation", { name: "Main menu" }).locator("summary", { hasText: "Services" }).tap();
	await expect(page.getByRole("link", { name: "Solarium" }).first()).toBeVisible();
	// Content behind it is inert.
	await expect(page.getByRole("main")).toHaveJSProperty("inert", true);
	await page.getByRole("button", { name: "Close menu" }).tap();
	await expect(page.getByRole("main")).toHaveJSProperty("inert", false);
	await context.close();
});

test("the language switch keeps page, query and hash", async ({ page }) => {
	await page.goto("/blog?page=1#lista");
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL("/en/blog?page=1#lista");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	const cookies = await page.context().cookies();
	expect(cookies.find(({ name }) => name === "language")).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
});

test("the cookie notice names cookies, covers nothing, and stays until it is accepted", async ({ page }) => {
	await page.goto("/");
	const notice = page.getByRole("region", { name: "Kolačići" });
	await expect(notice).toContainText("Kolačići");
	for (const width of Object.values(widths)) {
		await page.setViewportSize(width);
		const [above, below] = [await notice.boundingBox(), await page.getByRole("banner").boundingBox()];
		expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
	}
	// The claims are on the first screen of a desktop; on a phone the poster fills it.
	await expect(page.getByRole("region", { name: "U tri broja" })).toBeInViewport();
	const accept = page.getByRole("button", { name: "U redu" });
	await expect(accept).toBeVisible();
	await accept.click();
	await expect(accept).toBeHidden();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(accept).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem("cookies_accepted"))).toBeTruthy();
});

test("logged-in users see the log-out before first paint, in the same HTML", { tag: "@release" }, async ({
	page,
	request,
}) => {
	await logIn(page, request, "ana@kvart.example");
	await page.setViewportSize(widths.desktop);
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.locator("html")).toHaveAttribute("data-member", "");
	await expect(page.getByRole("banner").getByRole("button", { name: "Izloguj se" })).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Uloguj se" })).toBeHidden();
	// Not the home page, whose next classes change with the time and with bookings.
	const [one, other] = await Promise.all([
		request.get("/faq"),
		request.get("/faq", { headers: { session_id: "x", cookie: "token=x" } }),
	]);
	expect(await other.text()).toBe(await one.text());
});

test("log-out in the phone's bar ends the session and clears drafts", async ({ page, request }) => {
	const session = await logIn(page, request, "ana@kvart.example");
	await page.setViewportSize(widths.phone);
	await page.goto("/faq");
	await page.evaluate(() => localStorage.setItem("drafts", '{"price":{}}'));
	await page.getByRole("navigation", { name: "Prečice" }).getByRole("button", { name: "Izloguj se" }).click();
	await expect(page).toHaveURL("/login");
	await expect(page.locator("html")).not.toHaveAttribute("data-member");
	expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("drafts")])).toEqual([
		null,
		null,
	]);
	const answer = await request.get("/api/user", { headers: { session_id: session } });
	expect(answer.status()).toBe(401);
});

for (const root of ["", "/en"]) {
	test(`log-out works before scripts load: ${root || "/"}`, { tag: "@release" }, async ({ page, request }) => {
		const session = await logIn(page, request, "ana@kvart.example");
		await page.setViewportSize(widths.desktop);
		const letGo = await held(page, "**/assets/*.js");
		await page.goto(`${root}/faq`, { waitUntil: "commit" });
		await page
			.getByRole("banner")
			.getByRole("button")
			.filter({ hasText: /Izloguj se|Log out/ })
			.click();
		await expect(page.getByRole("heading", { name: root ? "Logging you out" : "Izlogovanje je u toku" })).toBeVisible();
		letGo();
		await expect(page.getByRole("button", { name: root ? "Log in" : "Uloguj se", exact: true })).toBeVisible();
		await expect(page).toHaveURL(`${root}/login`);
		await expect(page.locator("html")).not.toHaveAttribute("data-member");
		expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
		expect((await request.get("/api/user", { headers: { session_id: session } })).status()).toBe(401);
	});
}

test("log-out works if the server is unreachable", { tag: "@release" }, async ({ page }) => {
	await page.goto("/faq");
	await page.evaluate(() => localStorage.setItem("token", "someone"));
	await page.reload();
	await page.route("**/api/user/logout", (route) => route.abort());
	await page.getByRole("button", { name: "Izloguj se" }).first().click();
	await expect(page).toHaveURL("/login");
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a log-out in another tab applies here", { tag: "@release" }, async ({ page, context }) => {
	await page.goto("/faq");
	await page.evaluate(() => localStorage.setItem("token", "someone"));
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("data-member", "");
	const other = await context.newPage();
	await other.goto("/faq");
	await other.evaluate(() => localStorage.removeItem("token"));
	await expect(page.locator("html")).not.toHaveAttribute("data-member");
	await other.evaluate(() => localStorage.setItem("token", "someone"));
	await expect(page.locator("html")).toHaveAttribute("data-member", "");
});

test("the loader bar is visible while the next page loads", { tag: "@release" }, async ({ page }) => {
	await page.goto("/faq");
	const release = await held(page, "**/padel");
	const bar = page.getByRole("progressbar", { name: "Učitava se", includeHidden: true });
	await expect(bar).toBeHidden();
	// Evaluated in the page: a locator would wait for the next page.
	const { promise: shown, resolve } = Promise.withResolvers<void>();
	await page.exposeFunction("barIsShown", resolve);
	await bar.evaluate((element) => {
		const look = () =>
			element.checkVisibility({ opacityProperty: true })
				? (window as unknown as { barIsShown: () => void }).barIsShown()
				: requestAnimationFrame(look);
		look();
	});
	// By keyboard, because hovering would prefetch the page.
	await page.getByRole("contentinfo").getByRole("link", { name: "Padel" }).press("Enter", { noWaitAfter: true });
	await shown;
	release();
	await expect(page).toHaveURL("/padel");
	await expect(bar).toBeHidden();
});
