import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules about colours and sizes; together they take more than half of axe's time. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size"];

/** Runs axe in the page itself, which is several times faster than its Playwright wrapper. */
export async function expectAccessible(page: Page, { looks = true } = {}): Promise<void> {
	// Contrast is checked when all animations have ended.
	const known = await page.evaluate(async () => {
		await Promise.allSettled(
			document
				.getAnimations()
				.filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
				.map((animation) => animation.finished),
		);
		return "axe" in globalThis;
	});
	if (!known) await page.evaluate(axe);
	const options = {
		runOnly: tags,
		resultTypes: ["violations"],
		rules: Object.fromEntries(rulesOfLooks.map((rule) => [rule, { enabled: looks }])),
	};
	const violations = await page.evaluate(async (given) => {
		const run = (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run;
		const found = await run(given);
		return found.violations.map(({ id, nodes }) => [
			id,
			...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
		]);
	}, options);
	expect(violations).toEqual([]);
}
