import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, languages, test, widths } from "../fixtures.ts";
import { publicPaths, sameLooks } from "./walk.ts";
import { openWithinWeight } from "./weight.ts";

async function expectWithinScreen(page: Page): Promise<void> {
	// Headings are fitted to the width shortly after it changes.
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
		.toBeLessThanOrEqual(0);
}

/** Shows every part of the design system at once. */
const unbudgeted = new Set(["/styleguide"]);

/** Half of 1280 px: a page at 200 % zoom. */
const zoomed = 640;
const layouts = new Set<number>([widths.phone.width, widths.desktop.width]);

for (const path of publicPaths) {
	test(`${path} in both languages: light, quiet, accessible and within the screen at every width`, async ({
		page,
		quiet: _,
	}) => {
		for (const { root, lang } of languages) {
			const address = root && path === "/" ? root : root + path;
			await page.setViewportSize(widths.desktop);
			const response = await (unbudgeted.has(path) ? page.goto(address) : openWithinWeight(page, address));
			expect(response?.status(), address).toBe(200);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			await expect(page.locator("h1")).toHaveCount(1);
			for (const width of [widths.desktop.width, 1024, zoomed, widths.phone.width, 320]) {
				await page.setViewportSize({ width, height: 844 });
				await expectWithinScreen(page);
				// Both languages have the same elements in the same colours and sizes: English is checked for its texts only.
				const looks = lang !== "en" && !sameLooks.has(path);
				if (looks ? layouts.has(width) : width === widths.phone.width) await expectAccessible(page, { looks });
			}
		}
	});
}
