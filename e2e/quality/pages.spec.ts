import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, hydrated, languages, test, widths } from "../fixtures.ts";
import { publicPaths } from "./walk.ts";
import { openWithinWeight } from "./weight.ts";

async function expectWithinScreen(page: Page): Promise<void> {
	// Words that fill their line are fitted a moment after the width has changed.
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
		.toBeLessThanOrEqual(0);
}

/** Shows every part of the design system at once. */
const unbudgeted = new Set(["/styleguide"]);

for (const path of publicPaths) {
	for (const { name, root, lang } of languages) {
		test(`${path} in ${name}: light, quiet, accessible and within the screen at every width`, async ({
			page,
			quiet: _,
		}) => {
			const address = root && path === "/" ? root : root + path;
			await page.setViewportSize(widths.desktop);
			const response = await (unbudgeted.has(path) ? page.goto(address) : openWithinWeight(page, address));
			expect(response?.status()).toBe(200);
			await hydrated(page);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			await expect(page.locator("h1")).toHaveCount(1);
			for (const [width, viewport] of Object.entries(widths)) {
				await page.setViewportSize(viewport);
				// Both languages are built of the same elements in the same colours; the words are looked at in both.
				if (lang !== "en") await expectAccessible(page);
				else if (width === "phone") await expectAccessible(page, { contrast: false });
				await expectWithinScreen(page);
			}
			// 640 px stands for 1280 px at 200 % zoom.
			for (const width of [320, 640, 1024]) {
				await page.setViewportSize({ width, height: 640 });
				await expectWithinScreen(page);
			}
		});
	}
}
