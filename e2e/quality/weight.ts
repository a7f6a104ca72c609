import type { Page, Response } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { expect } from "../fixtures.ts";

type Kind = "script" | "document" | "stylesheet" | "font" | "image" | "fetch" | "other";

/** Leaflet comes when somebody looks at a map, and is nobody's script before that. */
const mapScript = /\/live-map-/;

/** Opens a page with an empty cache and scrolls to its end; what came over the wire for it, compressed, must be within the budget. */
export async function openWithinWeight(page: Page, address: string): Promise<Response | null> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.clearBrowserCache");
	const kindOf = new Map<string, Kind>();
	const weights = new Map<Kind, number>();
	session.on("Network.responseReceived", ({ requestId, type, response: { url } }) =>
		kindOf.set(requestId, mapScript.test(url) ? "other" : (type.toLowerCase() as Kind)),
	);
	// Bodies only: what the budget is about is what we write, not what the protocol adds.
	session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
		const kind = kindOf.get(requestId) ?? "other";
		weights.set(kind, (weights.get(kind) ?? 0) + encodedDataLength / 1024);
	});
	const response = await page.goto(address);
	// What a page loads only where it is looked at counts, too.
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForLoadState("networkidle");
	// Back to where a visit begins: in the middle, what the header cuts in half counts as too small to press.
	await page.evaluate(() => scrollTo(0, 0));
	// The browser does not report the document's own body; its size on the wire does.
	const sizes = await response?.request().sizes();
	weights.set("document", (sizes?.responseBodySize ?? 0) / 1024);
	const sum = (...parts: Kind[]) => parts.reduce((total, kind) => total + (weights.get(kind) ?? 0), 0);
	expect(sum("script")).toBeGreaterThan(0);
	expect(sum("document")).toBeGreaterThan(0);
	const hasApp = (await page.locator("[data-app]").count()) > 0;
	// The target for apps, 85 KB, is judged by `npm run bench -- lighthouse`; this keeps them from growing.
	const { appScriptMostKilobytes, readScriptKilobytes } = budgets.page;
	expect(sum("script")).toBeLessThanOrEqual(hasApp ? appScriptMostKilobytes : readScriptKilobytes);
	expect(sum("document", "stylesheet", "font")).toBeLessThanOrEqual(budgets.page.documentKilobytes);
	await session.detach();
	return response;
}
