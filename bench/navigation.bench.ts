import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findProgram } from "../scripts/prerequisites.mjs";
import { root } from "../scripts/steps.mjs";
import { startBuiltServer } from "./built-server.ts";
import { median } from "./load.ts";
import { writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** From the press on a link to the first paint of the next page, on a line that delays each answer. */
const runs = 11;
const delayMilliseconds = 150;
/** Longer than the browser waits before it fetches the page of a link under the pointer, and than the fetch. */
const restMilliseconds = 900;
/** A step that takes longer fails the bench instead of holding it. */
const mostMilliseconds = 20_000;
const ways = [
	["/", "/clubs"],
	["/clubs", "/zemun"],
	["/blog", "/blog/10"],
] as const;

const database = await startDatabase();
const server = await startBuiltServer({
	DATABASE_URL: await database.create("kvart_navigation"),
	DATA_DIR: join(root, "node_modules/.cache/bench-data"),
	DEMO: "1",
	RATE_LIMIT: "off",
	PICTURES_AHEAD: "0",
});

/** On the clock that all pages share. */
const now = "performance.timeOrigin + performance.now()";
const firstPaint = `new Promise((resolve) => new PerformanceObserver((list, observer) => {
	const [paint] = list.getEntriesByName("first-contentful-paint");
	if (paint) { observer.disconnect(); resolve(performance.timeOrigin + paint.startTime); }
}).observe({ type: "paint", buffered: true }))`;
const delivery = "performance.getEntriesByType('navigation')[0].deliveryType";

async function press(page: Page, from: string, to: string, rests: boolean): Promise<number> {
	await page.goto(server.url + from);
	const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
	await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	await page.waitForTimeout(restMilliseconds);
	if (rests) {
		await link.hover();
		await page.waitForTimeout(restMilliseconds);
	}
	const pressed = await page.evaluate<number>(now);
	await link.click({ noWaitAfter: true });
	await page.waitForURL(server.url + to, { waitUntil: "commit" });
	const painted = await page.evaluate<number>(firstPaint);
	const ahead = (await page.evaluate<string>(delivery)) === "navigational-prefetch";
	if (rests && !ahead) throw new Error(`${to} was not fetched ahead.`);
	// The next run starts with the pointer on no link.
	await page.mouse.move(0, 0);
	return painted - pressed;
}

const slowLine = (session: CDPSession) =>
	session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: delayMilliseconds,
		downloadThroughput: -1,
		uploadThroughput: -1,
	});

async function measure(page: Page, from: string, to: string) {
	const [plain, ahead]: [number[], number[]] = [[], []];
	// Pictures are rendered on the first request, which is not measured.
	for (const path of [from, to]) await page.goto(server.url + path, { waitUntil: "load" });
	// In turns, so that what else the machine does meets both.
	for (let run = 0; run < runs; run += 1) {
		plain.push(await press(page, from, to, false));
		ahead.push(await press(page, from, to, true));
	}
	return {
		from,
		to,
		"pressed at once ms": median(plain).toFixed(0),
		"fetched ahead ms": median(ahead).toFixed(0),
		ratio: (median(ahead) / median(plain)).toFixed(2),
	};
}

const browser = await chromium.launch({ executablePath: findProgram("chromium") ?? "" });
const rows: Record<string, string>[] = [];
try {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
	page.setDefaultTimeout(mostMilliseconds);
	await slowLine(await page.context().newCDPSession(page));
	for (const [from, to] of ways) {
		rows.push(await measure(page, from, to));
		console.log(rows.at(-1));
	}
} finally {
	await browser.close();
	await server.stop();
	await database.stop();
}
writeProof({
	name: "navigation",
	title: "From page to page",
	text: `From the press on a link to the first paint of the next page in Chromium, medians of ${runs}, on a line that delays each answer by
${delayMilliseconds} ms: pressed as soon as the pointer is there, and pressed after it rested on the link, so that the browser had fetched the page ahead.`,
	rows,
});
