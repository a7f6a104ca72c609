import type { Page } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { expectAccessible } from "../accessible.ts";
import { languages as bothLanguages, expect, test, widths } from "../fixtures.ts";
import { logIn } from "../member.ts";
import { publicPaths, sameLooks, templates } from "./walk.ts";
import { openWithinWeight } from "./weight.ts";

async function expectWithinScreen(page: Page): Promise<void> {
	// Headings are fitted to the width shortly after it changes.
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
		.toBeLessThanOrEqual(0);
}

/** With reduced motion a change of place is not a transition. */
async function expectStill(page: Page): Promise<void> {
	const moving = await page.locator("h1").evaluate((heading: HTMLElement) => {
		heading.style.setProperty("margin-block-start", "7px");
		const found = [getComputedStyle(heading).transitionDuration, heading.getAnimations().length];
		heading.style.removeProperty("margin-block-start");
		return found;
	});
	expect(moving).toEqual(["0s", 0]);
}

const release = Boolean(process.env["RELEASE_TESTS"]);
/** In English a page has the same elements; what a program reads of it, `e2e/http` checks each time. */
const languages = release ? bothLanguages : bothLanguages.slice(0, 1);
/** Half of 1280 px: a page at 200 % zoom. */
const zoomed = 640;
const everyWidth = release
	? [widths.desktop.width, 1024, zoomed, widths.phone.width, 320]
	: [widths.desktop.width, widths.phone.width, 320];

/** With parts that look different on a desktop. All others consist of those that the style guide shows. */
const wideLooks = new Set(["/", "/zemun", "/training-schedule/3", "/find", "/price-list", "/blog/10"]);

/** The checks by axe at a width. English has the same colours and sizes. */
function axeAt(path: string, lang: string, width: number): { looks: boolean } | undefined {
	if (width === widths.phone.width && lang !== "en") return { looks: !sameLooks.has(path) };
	if (width !== widths.desktop.width) return undefined;
	if (lang === "en") return { looks: false };
	return wideLooks.has(path) ? { looks: true } : undefined;
}

for (const path of publicPaths) {
	const tag = templates.has(path) ? [] : ["@release"];
	test(`${path}: light, quiet, accessible and within the screen at every width`, { tag }, async ({
		page,
		quiet: _,
	}) => {
		for (const { root, lang } of languages) {
			const address = root && path === "/" ? root : root + path;
			await page.setViewportSize(widths.desktop);
			// Only texts differ: the second visit takes scripts, styles, fonts and pictures from the browser's cache.
			const weighed = lang !== "en";
			const response = await (weighed ? openWithinWeight(page, address) : page.goto(address));
			expect(response?.status(), address).toBe(200);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			await expect(page.locator("h1")).toHaveCount(1);
			await expectStill(page);
			for (const width of everyWidth) {
				await page.setViewportSize({ width, height: 844 });
				await expectWithinScreen(page);
				const checks = axeAt(path, lang, width);
				if (checks) await expectAccessible(page, checks);
			}
		}
	});
}

test("the member's own page is within its weight, with all its lazy parts", async ({ page, request }) => {
	await logIn(page, request, "ana@kvart.example");
	await openWithinWeight(page, "/account", budgets.page.ownPageScriptMostKilobytes);
});
