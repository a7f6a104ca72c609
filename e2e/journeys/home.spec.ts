import { expect, held, test, widths } from "../fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("claims, free training, blog, about text and social profiles are there", { tag: "@release" }, async ({ page }) => {
	await page.goto("/");
	const main = page.getByRole("main");
	const claims = main.getByRole("region", { name: "U tri broja" });
	for (const claim of ["7", "12", "100%"]) await expect(claims.getByText(claim, { exact: true })).toBeVisible();
	await expect(main.getByRole("link", { name: "Zakaži probni trening" })).toHaveAttribute("href", "/free-training");
	await expect(main.getByRole("link", { name: "Svi tekstovi" })).toHaveAttribute("href", "/blog");
	await expect(main.getByRole("heading", { name: "Ceo grad, jedan kvart." })).toBeVisible();
	await expect(main.getByRole("link", { name: /Instagram/ })).toHaveAttribute("href", /instagram/);
});

test.describe("the banner of events", () => {
	test.beforeEach(async ({ page }) => {
		// Time stands still unless a test advances it.
		await page.clock.install({ time: "2026-11-18T10:00:00" });
		await page.clock.pauseAt("2026-11-18T11:00:00");
		await page.setViewportSize(widths.desktop);
		await page.goto("/");
		await expect(page.getByRole("button", { name: "Sledeći događaj" })).toBeVisible();
	});

	test("advances every ten seconds unless paused", async ({ page }) => {
		const position = page.getByText(/^Događaj \d od 3/);
		await expect(position).toHaveText(/^Događaj 1 od 3/);
		await page.clock.runFor(10_500);
		await expect(position).toHaveText(/^Događaj 2 od 3/);
		await page.getByRole("button", { name: "Zaustavi smenjivanje" }).click();
		await page.mouse.move(700, 1200);
		await page.clock.runFor(30_000);
		await expect(position).toHaveText(/^Događaj 2 od 3/);
	});

	test("its arrows wrap in both directions", { tag: "@release" }, async ({ page }) => {
		const position = page.getByText(/^Događaj \d od 3/);
		await page.getByRole("button", { name: "Prethodni događaj" }).click();
		await expect(position).toHaveText(/^Događaj 3 od 3/);
		await page.getByRole("button", { name: "Sledeći događaj" }).click();
		await expect(position).toHaveText(/^Događaj 1 od 3/);
	});

	test("links to all events", { tag: "@release" }, async ({ page }) => {
		const more = page.getByRole("link", { name: "Više o događajima" }).first();
		await more.focus();
		await expect(more).toBeVisible();
		await expect(more).toHaveAttribute("href", "/events");
	});

	test("each slide leads to its own event, by its title and by a button that needs no hover", {
		tag: "@release",
	}, async ({ page }) => {
		const title = page.getByRole("link", { name: "Mesec bez pauze", exact: true });
		await expect(title).toHaveAttribute("href", "/events/6");
		const open = page.getByRole("link", { name: "Saznaj više: Mesec bez pauze" });
		await expect(open).toHaveCSS("opacity", "1");
		await open.click();
		await expect(page).toHaveURL("/events/6");
		await expect(page.getByRole("heading", { level: 1, name: "Mesec bez pauze" })).toBeVisible();
	});
});

test("the banner respects reduced motion", { tag: "@release" }, async ({ browser }) => {
	const context = await browser.newContext({ reducedMotion: "reduce" });
	const page = await context.newPage();
	await page.clock.install();
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Sledeći događaj" })).toBeVisible();
	await page.clock.runFor(30_000);
	await expect(page.getByText(/^Događaj \d od 3/)).toHaveText(/^Događaj 1 od 3/);
	await context.close();
});

test("the banner's buttons appear when they work", { tag: "@release" }, async ({ page }) => {
	const release = await held(page, "**/assets/*.js");
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.getByRole("heading", { name: "Ceo grad, jedan kvart." })).toBeVisible();
	const next = page.getByRole("button", { name: "Sledeći događaj" });
	await expect(next).toBeHidden();
	release();
	await next.click();
	await expect(page.getByText(/^Događaj \d od 3/)).toHaveText(/^Događaj 2 od 3/);
});

test("a swipe changes the slide and the count", { tag: "@release" }, async ({ page }) => {
	await page.setViewportSize(widths.phone);
	// The pictures may take as long as a slide is shown.
	await page.goto("/", { waitUntil: "domcontentloaded" });
	const row = page.getByRole("region", { name: "Akcije i događaji" }).getByRole("list");
	await expect(page.getByText("01 / 03")).toBeVisible();
	await row.evaluate((list) => list.scrollTo({ left: list.clientWidth * 2, behavior: "instant" }));
	await expect(page.getByText("03 / 03")).toBeVisible();
	await expect(page.getByText(/^Događaj \d od 3/)).toHaveText(/^Događaj 3 od 3/);
});

test("the banner's first picture is requested once, before the scripts", { tag: "@release" }, async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "image" || request.resourceType() === "script") asked.push(request.url());
	});
	await page.goto("/", { waitUntil: "load" });
	const shown = await page
		.getByRole("region", { name: "Akcije i događaji" })
		.locator("img")
		.first()
		.evaluate((image: HTMLImageElement) => image.currentSrc);
	expect(asked.filter((address) => address === shown)).toHaveLength(1);
	expect(asked.filter((address) => address.includes("/media/")).indexOf(shown)).toBe(0);
});
