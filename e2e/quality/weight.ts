import type { CDPSession, Page, Response } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { expect } from "../fixtures.ts";

type Kind = "script" | "document" | "stylesheet" | "font" | "image" | "fetch" | "other";

/** Leaflet is loaded when a map becomes visible, and has no budget. */
const mapScript = /\/live-map-/;

/** Addresses that the shown page has requested and not yet got. */
export async function openRequests(session: CDPSession): Promise<() => string[]> {
	const open = new Map<string, { url: string; page: string }>();
	session.on("Network.requestWillBeSent", ({ requestId, loaderId, request: { url }, type }) => {
		// The browser drops prefetches without reporting their end.
		if (type !== "Prefetch") open.set(requestId, { url, page: loaderId });
	});
	session.on("Network.loadingFinished", ({ requestId }) => open.delete(requestId));
	session.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
	// Pages for members redirect visitors; what the left page requested is not reported any more.
	session.on("Page.frameNavigated", ({ frame: { parentId, loaderId } }) => {
		if (parentId) return;
		for (const [id, { page }] of open) if (page !== loaderId) open.delete(id);
	});
	await session.send("Page.enable");
	await session.send("Network.enable");
	return () => [...open.values()].map(({ url }) => url);
}

/**
 * Waits until the page is idle and has everything it requested. `networkidle` takes half a second longer, and once it
 * never came.
 */
export async function expectLoaded(page: Page, openNow: () => string[]): Promise<void> {
	const rest = () =>
		page.evaluate(
			() =>
				new Promise<void>((resolve) => {
					// With animations the browser may never be idle.
					const whenIdle = () => requestIdleCallback(() => resolve(), { timeout: 500 });
					// Two frames show what has been scrolled into view, which starts its requests.
					requestAnimationFrame(() => requestAnimationFrame(whenIdle));
				}),
		);
	await expect
		.poll(async () => {
			await rest();
			return openNow();
		})
		.toEqual([]);
}

/** Opens a page with an empty cache, scrolls to its end, and checks the compressed size of everything it loaded. */
export async function openWithinWeight(
	page: Page,
	address: string,
	appMost = budgets.page.appScriptMostKilobytes,
): Promise<Response | null> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.clearBrowserCache");
	const kindOf = new Map<string, Kind>();
	const weights = new Map<Kind, number>();
	session.on("Network.responseReceived", ({ requestId, type, response: { url } }) =>
		kindOf.set(requestId, mapScript.test(url) ? "other" : (type.toLowerCase() as Kind)),
	);
	// Bodies without headers.
	session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
		const kind = kindOf.get(requestId) ?? "other";
		weights.set(kind, (weights.get(kind) ?? 0) + encodedDataLength / 1024);
	});
	const openNow = await openRequests(session);
	// A page for members leads visitors to the log-in: only what the shown page loads counts.
	session.on("Page.frameNavigated", ({ frame }) => {
		if (!frame.parentId) weights.clear();
	});
	const response = await page.goto(address);
	// Lazy parts count, too.
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expectLoaded(page, openNow);
	// Axe reports targets under the sticky header as too small.
	await page.evaluate(() => scrollTo(0, 0));
	// CDP does not report the body of the document.
	const sizes = await response?.request().sizes();
	weights.set("document", (sizes?.responseBodySize ?? 0) / 1024);
	const sum = (...parts: Kind[]) => parts.reduce((total, kind) => total + (weights.get(kind) ?? 0), 0);
	expect(sum("script")).toBeGreaterThan(0);
	expect(sum("document")).toBeGreaterThan(0);
	const hasApp = (await page.locator("[data-app]").count()) > 0;
	// `npm run bench -- lighthouse` checks the target for apps, 85 KB; this limit keeps them from growing.
	expect(sum("script")).toBeLessThanOrEqual(hasApp ? appMost : budgets.page.readScriptKilobytes);
	expect(sum("document", "stylesheet", "font")).toBeLessThanOrEqual(budgets.page.documentKilobytes);
	await session.detach();
	return response;
}
