import budgets from "../../bench/budgets.json" with { type: "json" };
import { expect, hydrated, languages, test, widths } from "../fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const { name, root } of languages) {
	for (const [width, viewport] of Object.entries(widths)) {
		test(`the home page in ${name} on a ${width} does not jump while it loads`, async ({ page }) => {
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
			await page.goto(root || "/", { waitUntil: "networkidle" });
			await hydrated(page);
			const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts);
			expect(sum).toBeLessThan(budgets.page.layoutShift);
		});
	}
}
