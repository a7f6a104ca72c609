import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { periodsOf, today } from "../board.ts";
import { expect, held, test, widths } from "../fixtures.ts";
import { toast } from "../member.ts";
import { startOwnServer, startTimeout } from "../own-server.ts";

const days = (page: Page): Locator => page.getByRole("region").getByRole("heading", { level: 2 });

test("print shows the whole week of the room on one page, also if the screen shows a day", { tag: "@release" }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1000, height: 700 });
	await page.goto("/training-schedule/3");
	await expect(days(page)).toHaveCount(1);
	await page.emulateMedia({ media: "print" });
	await expect(days(page)).toHaveCount(7);
	await expect(page.getByText("Raspored · 16. – 22. novembar · Velika sala")).toBeVisible();
	await expect(page.getByRole("link", { name: "Pređi na sadržaj" })).toBeHidden();
	const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a wide screen shows the week; room, view and day are in the address", async ({ page, request, quiet: _ }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/3");
	await expect(page.getByRole("heading", { level: 1, name: "Zemun" })).toBeVisible();
	await expect(page.getByText("Raspored · 16. – 22. novembar")).toBeVisible();
	// Also Monday and Tuesday, which are over.
	await expect(days(page)).toHaveCount(7);
	const wednesday = page.getByRole("region", { name: "sreda" });
	await expect(wednesday.getByText(/^Sada je 1\d:\d\d$/)).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount((await periodsOf(request, 3)).length);

	const rooms = page.getByRole("navigation", { name: "Sale" });
	const letGo = await held(page, "**/training-schedule/3.json?room=4");
	await page.evaluate(() => Object.assign(window, { samePage: true }));
	await rooms.getByRole("link", { name: "Mala sala" }).click();
	await expect(page.getByRole("progressbar")).toBeVisible();
	letGo();
	await expect(page.getByRole("progressbar")).toBeHidden();
	await expect(page).toHaveURL(/\?room=4$/);
	await expect(page.getByRole("article")).toHaveCount((await periodsOf(request, 4)).length);
	await expect(rooms.getByRole("link", { name: "Mala sala" })).toBeFocused();
	await page.goBack();
	await expect(page.getByRole("article")).toHaveCount((await periodsOf(request, 3)).length);
	await expect(rooms.getByRole("link", { name: "Velika sala" })).toHaveAttribute("aria-current", "page");
	await page.goForward();
	await expect(page.getByRole("article")).toHaveCount((await periodsOf(request, 4)).length);
	expect(await page.evaluate(() => "samePage" in window)).toBe(true);

	await page.getByRole("navigation", { name: "Prikaz rasporeda" }).getByRole("link", { name: "Dan" }).click();
	await expect(days(page)).toHaveText([/^sreda/]);
	const switcher = page.getByRole("navigation", { name: "Dani u sedmici" });
	await switcher.getByRole("link", { name: "nedelja, 22. novembar" }).click();
	await expect(page).toHaveURL(/\?room=4&mode=day&day=7$/);
	await expect(days(page)).toHaveText([/^nedelja/]);
	await switcher.getByRole("link", { name: "Sledeći dan" }).click();
	await expect(days(page)).toHaveText([/^ponedeljak/]);
	await switcher.getByRole("link", { name: "Prethodni dan" }).click();
	await expect(days(page)).toHaveText([/^nedelja/]);
	await switcher.getByRole("link", { name: "Sledeća sedmica" }).click();
	await expect(page).toHaveURL(/day=1&week=2026-11-23$/);
	await expect(days(page)).toHaveText([/^ponedeljak 23\.11\./]);
	await page.goBack();
	await expect(days(page)).toHaveText([/^nedelja/]);
	await page.reload();
	await expect(days(page)).toHaveText([/^nedelja/]);
	await expect(page.getByRole("link", { name: "Mala sala" })).toHaveAttribute("aria-current", "page");

	await page
		.getByRole("navigation", { name: "Raspored u drugim centrima" })
		.getByRole("link", { name: "Vračar" })
		.click();
	await expect(page.getByRole("heading", { level: 1, name: "Vračar" })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Sale" }).getByRole("link").first()).toHaveAttribute(
		"aria-current",
		"page",
	);
});

test("filters are in the address and show when nothing is left", async ({ page, request }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/en/training-schedule/3");
	const filters = page.getByRole("form", { name: "Narrow down the schedule" });
	await filters.getByRole("link", { name: "I can book" }).click();
	const bookable = (await periodsOf(request, 3)).filter(
		(period) => period.day === today && period.time > 1100 && !period.cancelled && period.free_places > 0,
	);
	await expect(page.getByRole("article")).toHaveCount(bookable.length);
	await filters.getByLabel("Time of day").selectOption("Evening");
	const evening = bookable.filter(({ time }) => time >= 1700);
	await expect(page.getByRole("article")).toHaveCount(evening.length);
	const name = evening[0]?.training.name_eng ?? "";
	await filters.getByLabel("Class").selectOption(name);
	await expect(page).toHaveURL(/\?free=1&part=evening&training=\d+$/);
	await page.reload();
	await expect(page.getByRole("article").getByRole("heading", { name })).toHaveCount(
		evening.filter(({ training }) => training.name_eng === name).length,
	);
	await page.goto("/en/training-schedule/3?coach=999999");
	await expect(page.getByRole("heading", { name: "No such class" })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Clear filters" }).last().click();
	await expect(page).toHaveURL(/training-schedule\/3$/);
	await expect(days(page)).toHaveCount(7);
});

for (const { root, passed, onlyToday, monday, friday } of [
	{
		root: "",
		passed: "Ne možete se prijaviti za trening koji je prošao",
		onlyToday: "Možete se prijaviti samo za današnji dan",
		monday: "ponedeljak",
		friday: "petak",
	},
	{
		root: "/en",
		passed: "You can't apply for a training that has passed",
		onlyToday: "You can only sign up for today's training",
		monday: "Monday",
		friday: "Friday",
	},
]) {
	test(`keyboard and touch users can read why a training cannot be booked: ${onlyToday}`, { tag: "@release" }, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ baseURL: baseURL ?? "", hasTouch: true, viewport: widths.desktop });
		const page = await context.newPage();
		await page.goto(`${root}/training-schedule/8`);
		const over = page.getByRole("region", { name: monday }).getByRole("button").first();
		await over.focus();
		await expect(page.getByRole("tooltip", { name: passed })).toBeVisible();
		await expect(over).toHaveAccessibleDescription(passed);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("tooltip", { name: passed })).toBeHidden();
		// Disabled but focusable, so that the reason can be read.
		await over.tap({ force: true });
		await expect(page.getByRole("tooltip", { name: passed })).toBeVisible();
		await expect(page).toHaveURL(/training-schedule\/8$/);
		const card = page.getByRole("region", { name: friday }).getByRole("article").first();
		const later = card.getByRole("button", { name: /^(Prijavi se|Book)/, disabled: true });
		await later.focus();
		await expect(later).toHaveAccessibleDescription(onlyToday);
		await expect(page.getByRole("tooltip", { name: onlyToday })).toBeVisible();
		await context.close();
	});
}

test("the name of a training opens its description, and Back closes it", async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/5?day=3&mode=day");
	const name = page.getByRole("article").getByRole("heading").getByRole("link").last();
	const training = await name.innerText();
	await name.click();
	const sheet = page.getByRole("dialog", { name: training });
	await expect(sheet.getByText("sreda, 18. novembar", { exact: false })).toBeVisible();
	await expect(sheet.getByText(/\d+ kcal/)).toBeVisible();
	await expectAccessible(page);
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/\?day=3&mode=day$/);
	await expect(name).toBeFocused();
});

for (const { root, book, close, nextDay, thursday, rooms, room, offline } of [
	{
		root: "",
		book: /^Prijavi se: /,
		close: "Zatvori",
		nextDay: "Sledeći dan",
		thursday: /^četvrtak/,
		rooms: "Sale",
		room: "Mala sala",
		offline: "Nema veze sa internetom.",
	},
	{
		root: "/en",
		book: /^Book: /,
		close: "Close",
		nextDay: "Next day",
		thursday: /^Thursday/,
		rooms: "Studios",
		room: "Small studio",
		offline: "No internet connection.",
	},
]) {
	test(`offline the board keeps working, says what does not, and recovers: ${offline}`, { tag: "@release" }, async ({
		page,
		context,
		request,
	}) => {
		const sheet = page.getByRole("dialog");
		const info = page.getByRole("article").first().getByRole("heading").getByRole("link");
		await page.goto(`${root}/training-schedule/3?mode=day&day=3`);
		// Sheets load when they first open; this test has no service worker that would have cached them.
		await info.click();
		await expect(sheet.getByText(/kcal/)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();
		await context.setOffline(true);
		await page.getByRole("link", { name: book }).last().click();
		await expect(toast(page, offline)).toBeVisible();
		await context.setOffline(false);
		await page.getByRole("link", { name: book }).last().click();
		await expect(sheet.locator("form")).toBeVisible();
		await context.setOffline(true);
		await sheet.getByRole("link", { name: close }).click();
		await expect(sheet).toBeHidden();
		await page.getByRole("link", { name: nextDay }).click();
		await expect(days(page)).toHaveText([thursday]);

		await info.click();
		await expect(sheet.getByRole("alert")).toContainText(offline);
		await context.setOffline(false);
		await expect(sheet.getByText(/kcal/)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();

		await context.setOffline(true);
		const failed = page.waitForEvent("requestfailed", (each) => each.url().includes("room=4"));
		await page.getByRole("navigation", { name: rooms }).getByRole("link", { name: room }).click();
		await failed;
		await expect(page.getByRole("alert").filter({ hasText: offline })).toBeVisible();
		await expectAccessible(page);
		await context.setOffline(false);
		const thursdays = (await periodsOf(request, 4)).filter(({ day }) => day === 4);
		await expect(page.getByRole("article")).toHaveCount(thursdays.length);
		await expect(page.getByRole("alert").filter({ hasText: offline })).toHaveCount(0);
	});
}

test("a filter chosen before scripts load is applied", { tag: "@release" }, async ({ page, request }) => {
	await page.setViewportSize(widths.desktop);
	const letGo = await held(page, "**/assets/schedule-*.js");
	await page.goto("/en/training-schedule/3", { waitUntil: "commit" });
	await page.getByLabel("Time of day").selectOption("Evening");
	letGo();
	await expect(page).toHaveURL(/\?part=evening$/);
	const evening = (await periodsOf(request, 3)).filter(({ time }) => time >= 1700);
	await expect(page.getByRole("article")).toHaveCount(evening.length);
	await expect(page.getByLabel("Time of day")).toHaveValue("evening");
});

test("a board left open over Sunday midnight shows the new week", { tag: "@release" }, async ({ page }) => {
	test.setTimeout(startTimeout);
	const later = await startOwnServer({ CLOCK: "2026-11-23T00:00:10+01:00" });
	await page.clock.install();
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/3?day=7");
	await expect(page.getByText("Raspored · 16. – 22. novembar")).toBeVisible();
	// It is now Monday for the server.
	await page.route(/\/api\/|\/training-schedule\//, async (route) => {
		const { pathname, search } = new URL(route.request().url());
		await route.fulfill({ response: await route.fetch({ url: later.url + pathname + search }) });
	});
	await page.clock.fastForward(30_000);
	await expect(page.getByText("Raspored · 23. – 29. novembar")).toBeVisible({ timeout: startTimeout / 2 });
	await expect(page.getByRole("region", { name: "ponedeljak 23.11." }).getByRole("article").first()).toBeVisible();
	await expect(page).toHaveURL(/training-schedule\/3$/);
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await later.stop();
});

test("unknown schedules are 404, and a club without rooms links to the others", { tag: "@release" }, async ({
	page,
}) => {
	for (const address of [
		"/training-schedule/999",
		"/training-schedule/x",
		"/training-schedule/3?room=999",
		"/promotions/0",
	]) {
		expect((await page.request.get(address)).status(), address).toBe(404);
	}
	expect((await page.goto("/training-schedule/3?book=99999"))?.status()).toBe(404);
	await expect(page.getByText("Tog treninga više nema u rasporedu.")).toBeVisible();
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.goto("/training-schedule/2");
	await expect(page.getByRole("heading", { name: "Trenutno nema treninga" })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Raspored u drugim centrima" }).getByRole("link")).toHaveCount(6);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false, viewport: widths.phone });

	test("days, filters and sheets are links and a form", { tag: "@release" }, async ({ page }) => {
		await page.goto("/training-schedule/3");
		await expect(days(page).filter({ visible: true })).toHaveText([/^sreda/]);
		await page.getByRole("link", { name: "Filteri" }).click();
		await page.getByLabel("Doba dana").selectOption("Uveče");
		await page.getByRole("button", { name: "Primeni" }).click();
		await expect(page).toHaveURL(/part=evening/);
		await page.getByRole("link", { name: "Sledeći dan" }).click();
		await expect(page).toHaveURL(/part=evening.*day=4/);
		await expect(days(page).filter({ visible: true })).toHaveText([/^četvrtak/]);
		await page.goto("/training-schedule/3?part=evening");
		await page
			.getByRole("link", { name: /^Prijavi se: / })
			.last()
			.click();
		const sheet = page.getByRole("dialog");
		await expect(sheet.getByLabel("Telefon")).toBeVisible();
		await sheet.getByRole("link", { name: "Zatvori" }).click();
		await expect(sheet).toBeHidden();
	});

	test("a full training says so, without a placeholder for clubs nearby that would never load", {
		tag: "@release",
	}, async ({ page }) => {
		await page.goto("/training-schedule/4");
		await page
			.getByRole("link", { name: /^Popunjeno/ })
			.first()
			.click();
		const sheet = page.getByRole("dialog");
		await expect(sheet.getByText("Sva mesta su zauzeta.")).toBeVisible();
		await expect(sheet.getByText("Danas u blizini")).toBeHidden();
	});
});
