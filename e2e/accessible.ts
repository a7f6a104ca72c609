import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules about colours and sizes; together they take more than half of axe's time. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size"];

/** What is behind them cannot be reached, and is checked without them: only the front one is. */
const modalDialogs = 'dialog:modal, [role="dialog"][aria-modal="true"]';

type Run = (context: Element | Document, options: object) => Promise<AxeResults>;

/** In `npm test` each template shows its looks once: its states have the same colours and sizes. */
const looksOfStates = Boolean(process.env["RELEASE_TESTS"]);

/** Runs axe in the page itself, which is several times faster than its Playwright wrapper. */
export async function expectAccessible(page: Page, { looks = looksOfStates } = {}): Promise<void> {
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
	const violations = await page.evaluate(
		async ([all, looksOnly, withLooks, modal]) => {
			const { run } = (globalThis as unknown as { axe: { run: Run } }).axe;
			const front = [...document.querySelectorAll(modal)].at(-1) ?? document;
			const rules = Object.fromEntries(looksOnly.map((rule) => [rule, { enabled: withLooks }]));
			// A failure shows the element itself: finding a selector for each one would take a quarter of the time.
			const options = { resultTypes: ["violations"], selectors: false, elementRef: true };
			const { violations: list } = await run(front, { ...options, runOnly: all, rules });
			// The sticky header covers a part of what a page has scrolled to; in the middle of the window nothing does.
			for (const rule of list.filter(({ id }) => id === "target-size")) {
				const stillSmall = [];
				for (const node of rule.nodes) {
					node.element?.scrollIntoView({ block: "center", behavior: "instant" });
					const again = node.element && (await run(node.element, { ...options, runOnly: ["target-size"] }));
					if (again?.violations.length !== 0) stillSmall.push(node);
				}
				rule.nodes = stillSmall;
			}
			return list
				.filter(({ nodes }) => nodes.length > 0)
				.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)]);
		},
		[tags, rulesOfLooks, looks, modalDialogs] as const,
	);
	expect(violations).toEqual([]);
}
