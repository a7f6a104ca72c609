import type { SiteBuild } from "@kvart/contract/site";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { installSite } from "./bridge.ts";
import { PageCache } from "./page-cache.ts";

// Everything is real: two servers on one database, and the site from its sources.
const siteSource = new URL("../../../../web/app/entry.server.tsx", import.meta.url).pathname;
const { createSite } = (await import(siteSource)) as SiteBuild;
const site = createSite({
	styles: {},
	commonStyles: [],
	scripts: [],
	apps: { schedule: { script: "/schedule.js", imports: [] } },
});
const newCaches = () => ({
	visitorCache: new PageCache({ maximumBytes: 8_000_000 }),
	pageCache: new PageCache({ maximumBytes: 8_000_000 }),
});
const caches = newCaches();
const here = await buildTestApp(caches);
const elsewhere = await buildTestApp({ ...newCaches(), beside: here });
for (const { server, api } of [here, elsewhere]) installSite(server, { site, api });

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

/** The next class of the chain, so that every page shows it, with a capacity that no other class has. */
const capacity = 97;
const periodId = await createPeriod(here.db, { time: 1010, capacity });
const pages = ["/en", "/find", "/training-schedule/3"];

async function placesOn(url: string, app: TestApp = here, headers: Record<string, string> = {}): Promise<number> {
	const { body } = await app.server.inject({ method: "GET", url, headers });
	return Number(new RegExp(`(\\d+) ?/ ?${capacity}`).exec(body.replaceAll(/<[^>]*>/g, ""))?.[1]);
}

let taken = 0;
async function book(): Promise<number> {
	const { status } = await here.call("POST", `/api/period/${periodId}/booking/guest`, { body: newGuest() });
	expect(status).toBe(201);
	taken += 1;
	return capacity - taken;
}

test.for(pages)(
	"%s shows a booking at once on its server and to its guest, within two seconds on another",
	async (url) => {
		const before = capacity - taken;
		expect([await placesOn(url), await placesOn(url, elsewhere)]).toEqual([before, before]);
		const after = await book();
		expect(await placesOn(url)).toBe(after);
		expect(await placesOn(url, elsewhere)).toBe(before);
		expect(await placesOn(url, elsewhere, { cookie: "language=sr; changed=1" })).toBe(after);
		// A proxy may store the page for one of the two seconds.
		vi.advanceTimersByTime(1000);
		expect(await placesOn(url, elsewhere)).toBe(after);
	},
);

test("a form without scripts leaves the mark of a change, for the pages after it", async () => {
	const { headers } = await here.server.inject({ method: "POST", url: "/landing", payload: "name=" });
	expect(headers["set-cookie"]).toBe("changed=1; path=/; max-age=5; samesite=lax");
});

test("a page without free places is not rendered again after a booking", async () => {
	await here.server.inject({ url: "/faq" });
	await book();
	vi.advanceTimersByTime(59_000);
	const { misses } = caches.pageCache.statistics;
	await here.server.inject({ url: "/faq" });
	expect(caches.pageCache.statistics.misses).toBe(misses);
});
