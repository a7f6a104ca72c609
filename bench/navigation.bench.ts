import { join } from "node:path";
import { root } from "../scripts/steps.mjs";
import { startBuiltServer } from "./built-server.ts";
import { median } from "./load.ts";
import { openTab, type Tab } from "./navigation/browser.ts";
import { writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** From the press on a link to the first paint of the next page, on a line with 150 ms of delay. */
const runs = 11;
const delayMilliseconds = 150;
/** Longer than the browser waits before it fetches the page of a link under the pointer, and than the fetch. */
const restMilliseconds = 900;
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
});

const rest = () => new Promise((resolve) => setTimeout(resolve, restMilliseconds));

const paint = `new Promise((resolve) => new PerformanceObserver((list, observer) => {
	const [first] = list.getEntriesByName("first-contentful-paint");
	if (first) { observer.disconnect(); resolve(performance.timeOrigin + first.startTime); }
}).observe({ type: "paint", buffered: true }))`;

async function press(
	tab: Tab,
	from: string,
	to: string,
	rests: boolean,
): Promise<{ milliseconds: number; ahead: boolean }> {
	await tab.send("Page.navigate", { url: server.url + from });
	await tab.read(paint);
	await rest();
	const [x, y] = await tab.read<[number, number]>(`(() => {
		const link = [...document.querySelectorAll('a[href="${to}"]')].find((each) => each.checkVisibility());
		link.scrollIntoView({ block: "center", behavior: "instant" });
		const { left, top, width, height } = link.getBoundingClientRect();
		return [left + width / 2, top + height / 2];
	})()`);
	const mouse = { x, y, button: "left", clickCount: 1 };
	if (rests) {
		await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
		await rest();
	}
	const pressed = await tab.read<number>("performance.timeOrigin + performance.now()");
	await tab.send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse });
	await tab.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse });
	while ((await tab.read<string>("location.pathname")) !== to) await new Promise((resolve) => setImmediate(resolve));
	const painted = await tab.read<number>(paint);
	const delivery = await tab.read<string>("performance.getEntriesByType('navigation')[0].deliveryType");
	return { milliseconds: painted - pressed, ahead: delivery === "navigational-prefetch" };
}

const tab = await openTab();
await tab.send("Page.enable");
await tab.send("Network.enable");
await tab.send("Network.emulateNetworkConditions", {
	offline: false,
	latency: delayMilliseconds,
	downloadThroughput: -1,
	uploadThroughput: -1,
});
const rows: Record<string, string>[] = [];
for (const [from, to] of ways) {
	const [plain, ahead]: [number[], number[]] = [[], []];
	// In turns, so that what else the machine does meets both.
	for (let run = 0; run < runs; run += 1) {
		plain.push((await press(tab, from, to, false)).milliseconds);
		const rested = await press(tab, from, to, true);
		if (!rested.ahead) throw new Error(`${to} was not fetched ahead.`);
		ahead.push(rested.milliseconds);
	}
	rows.push({
		from,
		to,
		"pressed at once ms": median(plain).toFixed(0),
		"fetched ahead ms": median(ahead).toFixed(0),
		ratio: (median(ahead) / median(plain)).toFixed(2),
	});
	console.log(rows.at(-1));
}
tab.close();
await server.stop();
await database.stop();
writeProof({
	name: "navigation",
	title: "From page to page",
	text: `From the press on a link to the first paint of the next page in Chromium, medians of ${runs}, on a line that delays each answer by
${delayMilliseconds} ms: pressed as soon as the pointer is there, and pressed after it rested on the link, so that the browser had fetched the page ahead.`,
	rows,
});
