import type { Page } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { expect, hydrated, languages, test, widths } from "../fixtures.ts";
import { publicPaths } from "./walk.ts";

type Kind = "script" | "document" | "stylesheet" | "font" | "image" | "fetch" | "other";

/** Loads a page with an empty cache and sums what came over the wire, compressed, by kind. */
async function weigh(page: Page, address: string): Promise<Map<Kind, number>> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const kindOf = new Map<string, Kind>();
	const weights = new Map<Kind, number>();
	session.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type.toLowerCase() as Kind));
	// Bodies only: what the budget is about is what we write, not what the protocol adds.
	session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
		const kind = kindOf.get(requestId) ?? "other";
		weights.set(kind, (weights.get(kind) ?? 0) + encodedDataLength / 1024);
	});
	const response = await page.goto(address);
	await hydrated(page);
	await page.waitForLoadState("networkidle");
	// The browser does not report the document's own body; its size on the wire does.
	const sizes = await response?.request().sizes();
	weights.set("document", (sizes?.responseBodySize ?? 0) / 1024);
	return weights;
}

const unbudgeted = new Set(["/styleguide"]);

for (const path of publicPaths.filter((candidate) => !unbudgeted.has(candidate))) {
	test(`${path} stays within its weight`, async ({ page }) => {
		const weights = await weigh(page, path);
		const sum = (...parts: Kind[]) => parts.reduce((total, kind) => total + (weights.get(kind) ?? 0), 0);
		expect(sum("script")).toBeGreaterThan(0);
		expect(sum("document")).toBeGreaterThan(0);
		expect(sum("script")).toBeLessThanOrEqual(budgets.page.scriptKilobytes);
		expect(sum("document", "stylesheet", "font")).toBeLessThanOrEqual(budgets.page.documentKilobytes);
	});
}

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
