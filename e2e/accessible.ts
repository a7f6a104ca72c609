import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = {
	all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
	/** What can be wrong in one language alone: names, texts in place of pictures, the language itself. */
	words: ["cat.text-alternatives", "cat.name-role-value", "cat.language"],
};

/** Axe finds nothing wrong with the page as it stands. Run in the page itself, which is several times faster than by its wrapper. */
export async function expectAccessible(page: Page, look: keyof typeof rules = "all"): Promise<void> {
	// Contrast is judged when nothing is on its way: a menu that fades out is neither there nor gone.
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
	const options = { runOnly: rules[look], resultTypes: ["violations"] };
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
