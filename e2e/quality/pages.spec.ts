import AxeBuilder from "@axe-core/playwright";
import { expect, hydrated, languages, test, widths } from "../fixtures.ts";
import { publicPaths } from "./walk.ts";

for (const path of publicPaths) {
	for (const { name, root, lang } of languages) {
		const address = (root + path).replace(/(.)\/$/, "$1");
		for (const [width, viewport] of Object.entries(widths)) {
			test(`${path} in ${name} on a ${width}: quiet, accessible, within the screen`, async ({ page, quiet: _ }) => {
				await page.setViewportSize(viewport);
				const response = await page.goto(address);
				expect(response?.status()).toBe(200);
				await hydrated(page);
				await expect(page.locator("html")).toHaveAttribute("lang", lang);
				await expect(page.locator("h1")).toHaveCount(1);
				const { violations } = await new AxeBuilder({ page })
					.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
					.analyze();
				expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect(overflow).toBeLessThanOrEqual(0);
			});
		}
	}
}

test.describe("at 320 px and at 200 % zoom", () => {
	for (const path of publicPaths) {
		for (const width of [320, 640]) {
			test(`${path} needs no sideways scrolling at ${width} px`, async ({ page }) => {
				await page.setViewportSize({ width, height: 640 });
				await page.goto(path);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect(overflow).toBeLessThanOrEqual(0);
			});
		}
	}
});
