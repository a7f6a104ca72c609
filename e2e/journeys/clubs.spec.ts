import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { test } from "../fixtures.ts";
import { startHalvedPage } from "../halved-page.ts";

/** Number of pictures per gallery, from the spec. */
const galleries = {
	pionir: 17,
	zvezdara: 15,
	barajevo: 15,
	prvomajska: 16,
	banjica: 18,
	blokovi: 15,
	"usce-sc": 15,
	ustanicka: 30,
	vracar: 27,
	navigator: 11,
	zemun: 10,
};

const schedules: Partial<Record<string, number>> = { pionir: 4, blokovi: 7, ustanicka: 8, zemun: 3, vracar: 5 };

const thumbnails = (page: Page) => page.getByRole("link", { name: /^Otvori sliku \d+ od \d+/ });

const drawn = (image: HTMLImageElement) => image.naturalWidth > 2000;

async function bringIntoView(page: Page, name: string) {
	await page.getByRole("heading", { name, exact: true }).scrollIntoViewIfNeeded();
}

test("every club's page has its address, hours, phones, map and exactly the spec's pictures", {
	tag: "@release",
}, async ({ page }) => {
	for (const [slug, count] of Object.entries(galleries)) {
		// Twelve pages whose pictures may not be rendered yet; this test does not need them.
		await page.goto(`/${slug}`, { waitUntil: "domcontentloaded" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		const visit = page.getByRole("region", { name: "Dođi" });
		await expect(visit.getByText("Ponedeljak – petak")).toBeVisible();
		await expect(visit.getByText("Nedelja", { exact: true })).toBeVisible();
		await expect(page.getByRole("link", { name: "Zakaži probni" })).toHaveAttribute("href", /^\/free-training\?gym=.+/);
		await expect(visit.getByRole("link", { name: /^\+381/ }).first()).toHaveAttribute("href", /^tel:\+381\d+$/);
		await expect(visit.locator("[data-map]")).toHaveCount(1);
		await expect(visit.locator("[data-map] p")).toHaveText([/./]);
		await expect(thumbnails(page)).toHaveCount(count);
		const schedule = page.getByRole("main").getByRole("link", { name: "Raspored treninga" });
		if (schedules[slug]) await expect(schedule).toHaveAttribute("href", `/training-schedule/${schedules[slug]}`);
		else await expect(schedule).toHaveCount(0);
	}
});

test("Zemun has three info blocks, its promotion and another hero on small screens; Navigator four blocks and keywords", {
	tag: "@release",
}, async ({ page }) => {
	const hero = () => page.locator("main img").first();
	const shown = () => hero().evaluate((image: HTMLImageElement) => image.currentSrc);
	await page.setViewportSize({ width: 1024, height: 900 });
	await page.goto("/zemun");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zemun");
	await expect(page.getByRole("main").locator("ul[data-count]").getByRole("listitem")).toHaveCount(3);
	await expect(page.getByRole("region", { name: "Četiri vrata, jedna adresa" }).getByRole("article")).toHaveCount(4);
	await expect.poll(shown).toContain("zemun-facade-street");
	await page.setViewportSize({ width: 1023, height: 900 });
	await expect.poll(shown).toContain("zemun-barbell-wide");

	await page.goto("/en/navigator");
	await expect(page.getByRole("main").locator("ul[data-count]").getByRole("listitem")).toHaveCount(4);
	await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", /New Belgrade/);
});

test("a club's map shows the streets around on a press; its gallery opens at the clicked picture, wraps and restores the focus", async ({
	page,
}) => {
	await page.goto("/vracar");
	const visit = page.getByRole("region", { name: "Dođi" });
	const map = visit.locator("[data-map]");
	await expect(map).toHaveAttribute("data-map", /"lat":44\.7926,"lng":20\.482[,}]/);
	await map.scrollIntoViewIfNeeded();
	// One unit of the drawing is one pixel.
	await expect(map).toHaveCSS("--k", "1");
	await expect(map).toHaveAttribute("data-detail", "2");
	const street = map.locator("svg").getByText("Južni bulevar", { exact: true });
	await expect(street).toBeHidden();
	await visit.getByRole("button", { name: "Ulice oko centra" }).click();
	await expect(map).toHaveAttribute("data-detail", "4");
	await expect(street).toBeVisible();
	await visit.getByRole("button", { name: "Ceo grad" }).click();
	await expect(map).toHaveAttribute("data-detail", "2");
	await page.goto("/zemun");
	await expect(map).toHaveAttribute("data-map", /"lat":44\.8357549,"lng":20\.4074158[,}]/);

	await bringIntoView(page, "Galerija");
	await expect(thumbnails(page).nth(8)).toHaveAttribute("href", "/galleries/zemun/9.jpg");
	const viewer = page.getByRole("dialog", { name: "Slike centra Zemun" });
	// Before its script has loaded, a press follows the link.
	await expect(thumbnails(page).nth(8)).toHaveAttribute("aria-haspopup", "dialog");
	await thumbnails(page).nth(8).press("Enter");
	await expect(viewer.getByText("9 / 10", { exact: true })).toBeVisible();
	await viewer.getByRole("button", { name: "Sledeća slika" }).click();
	await page.keyboard.press("ArrowRight");
	await expect(viewer.getByText("1 / 10", { exact: true })).toBeVisible();
	await page.keyboard.press("ArrowLeft");
	await expect(viewer.getByText("10 / 10", { exact: true })).toBeVisible();
	const box = await viewer.boundingBox();
	if (!box) throw new Error("the viewer has no size");
	await page.mouse.move(box.width * 0.3, box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.width * 0.6, box.height / 2, { steps: 4 });
	await page.mouse.up();
	await expect(viewer.getByText("9 / 10", { exact: true })).toBeVisible();
	await viewer.getByRole("button", { name: "Zatvori galeriju" }).click();
	await expect(viewer).toBeHidden();
	await expect(thumbnails(page).nth(8)).toBeFocused();
});

/** Sums layout shifts. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const shifts = { sum: 0 };
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.sum += "value" in entry ? Number(entry.value) : 0;
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

test("a club shows whether it is open, without layout shifts", { tag: "@release" }, async ({ page }) => {
	const shifted = await measureShifts(page);
	await page.clock.setFixedTime("2031-01-01T03:00:00Z");
	await page.goto("/vracar");
	await expect(page.getByText("Otvoreno do 22:30")).toBeVisible();
	expect(await shifted()).toBeLessThan(0.01);
});

test("tiles of clubs show which ones are open, with one request", { tag: "@release" }, async ({ page }) => {
	const shifted = await measureShifts(page);
	const asked: string[] = [];
	page.on("request", (request) => request.url().endsWith("/api/time") && asked.push(request.url()));
	await page.goto("/clubs");
	await expect(page.getByRole("article").getByText(/^Otvoreno do \d\d:\d\d$/)).toHaveCount(11);
	expect(asked).toHaveLength(1);
	expect(await shifted()).toBeLessThan(0.01);
});

test("tiles of clubs show how far they are, once the visitor has allowed it", { tag: "@release" }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 44.7926, longitude: 20.482 });
	await page.goto("/clubs");
	await expect(page.getByRole("article").filter({ hasText: "Barajevo" })).toContainText("24,3 km od tebe");
	await expect(page.getByRole("button", { name: "Koliko su daleko?" })).toBeHidden();
});

for (const width of [390, 1440]) {
	test(`the front of a club at ${width} px does not move when its word comes`, { tag: "@release" }, async ({
		page,
		baseURL,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		const halved = await startHalvedPage(baseURL ?? "", "<h1");
		await page.goto(`${halved.url}/vracar`, { waitUntil: "commit" });
		const front = page.getByRole("main").getByRole("img").first();
		await expect(front).toBeVisible();
		// Until the first paint, positions are those of a page without its styles.
		await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
		await page.evaluate(() => document.fonts.ready);
		const before = await front.boundingBox();
		halved.goOn();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await front.boundingBox()).toEqual(before);
		halved.stop();
	});
}

/** A viewer that is closed goes back in the history, which takes a moment. */
async function leftViewer(page: Page): Promise<void> {
	await page.waitForFunction(() => (history.state as { picture?: number } | null)?.picture === undefined);
}

test("Esc returns from the viewer to the thumbnail, and the back button closes it", { tag: "@release" }, async ({
	page,
}) => {
	await page.goto("/zemun");
	await bringIntoView(page, "Galerija");
	const viewer = page.getByRole("dialog", { name: "Slike centra Zemun" });
	const third = thumbnails(page).nth(2);
	await expect(third).toHaveAttribute("aria-haspopup", "dialog");
	await third.press("Enter");
	await expect(viewer.getByText("3 / 10", { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(viewer).toBeHidden();
	await expect(third).toBeFocused();
	await leftViewer(page);
	await third.click();
	await page.keyboard.press("ArrowRight");
	await expect(viewer.getByText("4 / 10", { exact: true })).toBeVisible();
	await page.goBack();
	await expect(viewer).toBeHidden();
	await expect(page).toHaveURL(/\/zemun$/);
	await expect(third).toBeFocused();
	await page.goForward();
	await expect(viewer.getByText("4 / 10", { exact: true })).toBeVisible();
	await page.reload();
	await expect(viewer.getByText("4 / 10", { exact: true })).toBeVisible();
	await viewer.getByRole("button", { name: "Zatvori galeriju" }).click();
	await expect(viewer).toBeHidden();
	await leftViewer(page);
	await page.goBack();
	await expect(page).toHaveURL("about:blank");
});

test("the map of all clubs opens a card with name, address and link, and follows keys and buttons", async ({
	page,
}) => {
	await page.goto("/clubs");
	await expect(page.getByRole("article")).toHaveCount(12);
	await bringIntoView(page, "Na mapi");
	const map = page.getByRole("application", { name: /^Mapa Beograda/ });
	await expect(map).toBeVisible();
	await expect.poll(() => page.locator('#map img[src*="belgrade"]').evaluate(drawn)).toBe(true);
	const section = page.getByRole("region", { name: "Na mapi" });
	await expect(section.locator("summary")).toHaveCount(12);
	await section.locator("summary", { hasText: "Zvezdara" }).press("Enter");
	await expect(section.getByText("Put ka opservatoriji 12, Zvezdara").first()).toBeVisible();
	const card = section.locator("details[open]");
	await expect(card.getByRole("link", { name: "Upoznaj centar" })).toHaveAttribute("href", "/zvezdara");
	await page.keyboard.press("Escape");
	await expect(card).toHaveCount(0);
	const marker = section.locator("summary", { hasText: "Pionir" });
	const before = await marker.boundingBox();
	await map.press("ArrowDown");
	await expect.poll(async () => (await marker.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
	await page.getByRole("button", { name: "Približi" }).click();
	await expect.poll(() => page.locator("[data-detail]").getAttribute("data-detail")).toBe("2");
});

test("clubs, map, cards and pictures work without scripts", { tag: "@release" }, async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto("/clubs");
	const drawing = page.locator('#map img[src*="belgrade"]');
	await drawing.scrollIntoViewIfNeeded();
	await expect(drawing).toBeInViewport();
	await page.locator("summary", { hasText: "Vračar" }).click();
	await expect(page.locator("details[open]").getByRole("link", { name: "Upoznaj centar" })).toBeVisible();
	await page.goto("/vracar");
	await expect(page.getByText("Pon – pet 06:30 – 22:30").first()).toBeVisible();
	await thumbnails(page).first().click();
	await expect(page).toHaveURL(/\/galleries\/vracar\/1\.jpg$/);
	await context.close();
});

test("a club that opens soon has no address or pictures, but says when it opens", { tag: "@release" }, async ({
	page,
}) => {
	await page.goto("/miljakovac");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Miljakovac");
	await expect(page.getByRole("main").getByText("Uskoro", { exact: true })).toBeVisible();
	await expect(page.getByRole("region", { name: "Dođi" })).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Galerija" })).toHaveCount(0);
	await expect(page.locator("[data-detail]")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Prvi trening je na nas" })).toHaveCount(0);
	await page.goto("/en/miljakovac");
	await expect(page.getByRole("main").getByText("Coming soon", { exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2, name: /^\d+ \w+ 20\d\d$/ })).toBeVisible();
});

for (const scripts of [true, false]) {
	test(`a visitor leaves an address for the opening, scripts: ${scripts}`, {
		tag: scripts ? [] : ["@release"],
	}, async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: scripts });
		const page = await context.newPage();
		await page.goto("/miljakovac");
		const form = page.getByRole("region", { name: /^\d+\. \w+ 20\d\d\.$/ });
		await form.getByLabel("E-adresa").fill("ana@primer");
		await form.getByRole("button", { name: "Javite mi" }).click();
		await expect(form.getByText(/E-adresa nije ispravna/)).toBeVisible();
		await expect(form.getByLabel("E-adresa")).toHaveValue("ana@primer");
		if (scripts) await expectAccessible(page);
		await form.getByLabel("E-adresa").fill(`${randomUUID()}@kvart.example`);
		await form.getByRole("button", { name: "Javite mi" }).click();
		await expect(form.getByRole("status")).toContainText("Zapisali smo");
		await context.close();
	});
}

test("clubs and a club are accessible, also with the viewer and a card open, and fit 320 pixels", {
	tag: "@release",
}, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 720 });
	for (const path of ["/clubs", "/en/zemun"]) {
		await page.goto(path);
		await expectAccessible(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	}
	await page.getByRole("heading", { name: "Gallery" }).scrollIntoViewIfNeeded();
	const picture = page.getByRole("link", { name: /^Open picture 1 of/ });
	await expect(picture).toHaveAttribute("aria-haspopup", "dialog");
	await picture.press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page);
	await page.goto("/en/clubs");
	await page.getByRole("heading", { name: "On the map" }).scrollIntoViewIfNeeded();
	await expect(page.getByRole("application")).toBeVisible();
	await page.locator("summary", { hasText: "Zemun" }).press("Enter");
	await expectAccessible(page);
});

test("the padel club and the padel page lead to each other", { tag: "@release" }, async ({ page }) => {
	await page.goto("/zvezdara");
	await page.getByRole("main").getByRole("link", { name: "Padel tereni" }).click();
	await expect(page).toHaveURL("/padel");
	await page.getByRole("link", { name: "Put ka opservatoriji 12" }).click();
	await expect(page).toHaveURL("/zvezdara#visit");
	await expect(page.getByRole("heading", { level: 1, name: "Zvezdara" })).toBeVisible();
});
