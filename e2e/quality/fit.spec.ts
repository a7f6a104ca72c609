import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { logIn } from "../member.ts";

/** Texts closer than `margin` to an edge of their box. */
const cutOff = (parts: Locator, box: string, margin: number) =>
	parts.evaluateAll(
		(elements, [selector, least]) =>
			elements.flatMap((element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				const { right } = range.getBoundingClientRect();
				const frame = element.closest(selector)?.getBoundingClientRect();
				const room = (frame?.right ?? 0) - right;
				return room < least ? [`${element.textContent}: ${Math.round(room)}`] : [];
			}),
		[box, margin] as const,
	);

/** Texts of tiles that the button of favourites covers. */
const covered = (tiles: Locator) =>
	tiles.evaluateAll((all) =>
		all.flatMap((tile) => {
			const button = tile.querySelector("button")?.getBoundingClientRect();
			if (!button?.width) return [];
			return [...tile.querySelectorAll("p, h3, li > span")]
				.filter((text) => {
					const { top, bottom, left, right } = text.getBoundingClientRect();
					return top < button.bottom && bottom > button.top && left < button.right && right > button.left;
				})
				.map((text) => text.textContent);
		}),
	);

const narrow = [320, 360, 375, 390];

for (const path of ["/en/zemun", "/zemun", "/en/clubs", "/"]) {
	test(`the tiles of ${path} cut neither heading nor chip on narrow screens`, { tag: "@release" }, async ({ page }) => {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		for (const width of narrow) {
			await page.setViewportSize({ width, height: 844 });
			await page.evaluate(() => document.fonts.ready);
			const tiles = page.locator('article[data-ground="ink"]');
			const words = tiles.locator("h3, li > span");
			expect(await words.count()).toBeGreaterThan(3);
			expect(await cutOff(words, "article", 4), `at ${width} px`).toEqual([]);
			expect(await covered(tiles), `at ${width} px`).toEqual([]);
		}
	});
}

for (const path of ["/", "/en"]) {
	test(`no claim of ${path} touches the line beside it`, { tag: "@release" }, async ({ page }) => {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const claims = page.getByRole("region", { name: /U tri broja|In three numbers/ }).getByRole("listitem");
		await expect(claims).toHaveCount(3);
		for (const width of [...narrow, 768]) {
			await page.setViewportSize({ width, height: 844 });
			await page.evaluate(() => document.fonts.ready);
			// The line belongs to the next claim; the last one has none.
			expect(await cutOff(claims.nth(0).or(claims.nth(1)), "li", 6), `at ${width} px`).toEqual([]);
		}
	});
}

for (const path of ["/terms-and-conditions", "/en/terms-and-conditions"]) {
	test(`the contents of ${path} stand whole beside the text on a laptop`, { tag: "@release" }, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await page.evaluate(() => document.fonts.ready);
		const contents = page.getByRole("navigation", { name: /Sadržaj|Contents/ });
		await expect(contents.getByRole("link")).toHaveCount(25);
		const hidden = await contents.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
		expect(hidden).toBeLessThanOrEqual(0);
	});
}

/** Words that continue on the next line. */
const brokenWords = (names: Locator) =>
	names.evaluateAll((elements) =>
		elements.flatMap((element) => {
			const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
			return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? [word] : [];
			});
		}),
	);

for (const path of ["/training-schedule/3", "/en/training-schedule/3"]) {
	test(`names on ${path} are not broken inside a word`, { tag: "@release" }, async ({ page }) => {
		for (const query of ["", "?mode=week", "?day=5&mode=day"]) {
			await page.goto(path + query, { waitUntil: "domcontentloaded" });
			const names = page.getByRole("article").getByRole("heading");
			for (const width of [320, 360, 390, 412, 430, 480, 600, 768, 1024, 1280, 1440, 1920]) {
				await page.setViewportSize({ width, height: 900 });
				await page.evaluate(() => document.fonts.ready);
				expect(await names.count()).toBeGreaterThan(3);
				expect(await brokenWords(names), `${query} at ${width} px`).toEqual([]);
			}
		}
	});
}

test("the longest names of days on the list of all classes are not broken inside a word", { tag: "@release" }, async ({
	page,
}) => {
	for (const [path, day] of [
		["/find?when=2026-11-23", /ponedeljak/i],
		["/en/find?when=2026-11-19", /tomorrow/i],
	] as const) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const name = page.getByRole("heading", { level: 3, name: day });
		for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			await page.evaluate(() => document.fonts.ready);
			await expect(name).toHaveCount(1);
			expect(await brokenWords(name), `${path} at ${width} px`).toEqual([]);
		}
	}
});

for (const root of ["", "/en"]) {
	test(`headings and classes of ${root}/account are not broken inside a word`, { tag: "@release" }, async ({
		page,
		request,
	}) => {
		await logIn(page, request, "ana@kvart.example");
		await page.goto(`${root}/account`);
		const names = page.getByRole("main").locator("section > div > h2, #bookings li h3");
		await expect(page.locator("#bookings li h3").first()).toBeVisible();
		for (const width of [320, 390, 768, 1024, 1280, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await brokenWords(names), `at ${width} px`).toEqual([]);
		}
	});

	// Serbian needs more room.
	const tag = root ? ["@release"] : [];
	test(`the header of ${root}/ is one line on wide screens`, { tag }, async ({ page }) => {
		await page.goto(`${root}/`, { waitUntil: "domcontentloaded" });
		await page.evaluate(() => document.fonts.ready);
		const header = page.getByRole("banner");
		for (const width of [1024, 1280, 1440, 1500, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const height = await header.evaluate((element) => element.getBoundingClientRect().height);
			expect(height, `at ${width} px`).toBeLessThan(90);
		}
	});
}

const elementsOutside = (page: Page) =>
	page.locator("main [data-mode], main article, main article *").evaluateAll((elements) =>
		elements.flatMap((element) => {
			const { width, right } = element.getBoundingClientRect();
			return width > 1 && right > window.innerWidth + 1 ? [`${element.className}: ${Math.round(right)}`] : [];
		}),
	);

for (const size of [24, 32]) {
	test(`pages and their header fit a small laptop with letters of ${size} px`, { tag: "@release" }, async ({
		playwright,
		launchOptions,
		baseURL,
	}) => {
		const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
		const browser = await playwright.chromium.launch({ ...launchOptions, args });
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...(baseURL && { baseURL }) });
		const boards = ["", "?mode=week", "?mode=day&day=5"].map((query) => `/training-schedule/3${query}`);
		for (const path of ["/", "/en/zemun", ...boards, "/en/training-schedule/3", "/price-list", "/landing", "/blog"]) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1280);
			const shell = page.getByRole("banner").or(page.getByRole("navigation", { name: /Prečice|Shortcuts/ }));
			expect(await elementsOutside(page), path).toEqual([]);
			for (const name of [/^(Pretraga|Search)$/, "English", /^(Uloguj se|Log in)$/])
				await expect(shell.getByRole("link", { name }).filter({ visible: true }).first(), path).toBeInViewport({
					ratio: 1,
				});
		}
		await browser.close();
	});
}
