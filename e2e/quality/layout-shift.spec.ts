import type { Page } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { expect, held, languages, test, widths } from "../fixtures.ts";
import { expectLoaded, openRequests } from "./weight.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const { name, root } of languages) {
	for (const [width, viewport] of Object.entries(widths)) {
		test(`the home page in ${name} on a ${width} does not jump while it loads, nor when its type comes late`, {
			tag: root || width === "desktop" ? ["@release"] : [],
		}, async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.addInitScript(() => {
				const shifts = { sum: 0 };
				Object.assign(window, { shifts });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
						if (!entry.hadRecentInput) shifts.sum += entry.value;
					}
				}).observe({ type: "layout-shift", buffered: true });
			});
			const openNow = await openRequests(await page.context().newCDPSession(page));
			const letGo = await held(page, "**/*.woff2");
			await page.goto(root || "/", { waitUntil: "commit" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			letGo();
			await page.waitForLoadState();
			await expectLoaded(page, openNow);
			expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
			const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts);
			expect(sum).toBeLessThan(budgets.page.layoutShift);
		});
	}
}

/** Positions and sizes of all visible content. */
const places = (page: Page) =>
	page.locator("main").evaluate((main) =>
		Array.from(main.querySelectorAll("h1, h2, h3, p, img, label, input, select, button, a"), (part) => {
			const { x, y, width, height } = part.getBoundingClientRect();
			const name = part.textContent || part.getAttribute("name") || part.tagName;
			return `${name}: ${[x, y + scrollY, width, height].map(Math.round).join(" ")}`;
		}),
	);

// The others have the same wizard, or the same lead form, in other places.
const forms = process.env["RELEASE_TESTS"]
	? ["/free-training", "/price-list", "/training-selection", "/landing", "/sign-up"]
	: ["/free-training", "/landing"];

for (const [width, viewport] of Object.entries(widths)) {
	const tag = width === "phone" ? [] : ["@release"];
	test(`pages with a form stay still on a ${width} when its script comes`, { tag }, async ({ page }) => {
		await page.setViewportSize(viewport);
		for (const path of forms) {
			const letGo = await held(page, "**/assets/*.js");
			await page.goto(path, { waitUntil: "commit" });
			await page.waitForFunction(() => document.readyState !== "loading");
			await page.locator("main form").scrollIntoViewIfNeeded();
			await page.evaluate(() => document.fonts.ready);
			const before = await places(page);
			letGo();
			// The script has loaded: it stores its step in the history.
			await page.waitForFunction(() => (history.state as { enquiry?: object } | null)?.enquiry !== undefined);
			expect(await places(page), path).toEqual(before);
		}
	});
}
