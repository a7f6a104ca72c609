import type { Page, Response } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { expect } from "../fixtures.ts";

type Kind = "script" | "document" | "stylesheet" | "font" | "image" | "fetch" | "other";

/** Leaflet is loaded when a map becomes visible, and has no budget. */
const mapScript = /\/live-map-/;

/** Opens a page with an empty cache, scrolls to its end, and checks the compressed size of everything it loaded. */
export async function openWithinWeight(page: Page, address: string): Promise<Response | null> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
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
	const response = await page.goto(address);
	// Lazy parts count, too.
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForLoadState("networkidle");
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
	const { appScriptMostKilobytes, readScriptKilobytes } = budgets.page;
	expect(sum("script")).toBeLessThanOrEqual(hasApp ? appScriptMostKilobytes : readScriptKilobytes);
	expect(sum("document", "stylesheet", "font")).toBeLessThanOrEqual(budgets.page.documentKilobytes);
	await session.detach();
	return response;
}
