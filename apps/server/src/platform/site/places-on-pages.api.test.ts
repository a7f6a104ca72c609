import type { SiteBuild } from "@kvart/contract/site";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { Cache } from "../cache/cache.ts";
import { installSite } from "./bridge.ts";

// Everything is real: two servers on one database, and the site from its sources.
const siteSource = new URL("../../../../web/app/entry.server.tsx", import.meta.url).pathname;
const { createSite } = (await import(siteSource)) as SiteBuild;
const site = createSite({
	styles: {},
	commonStyles: [],
	scripts: [],
	apps: { schedule: { script: "/schedule.js", imports: [] } },
});
const newCache = () => new Cache({ page: 8_000_000, places: 8_000_000, answer: 8_000_000 });
const cache = newCache();
const here = await buildTestApp({ cache });
const elsewhere = await buildTestApp({ cache: newCache(), beside: here });
for (const { server, api } of [here, elsewhere]) installSite(server, { site, api });

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

/** The next class of the chain, so that every page shows it, with a capacity that no other class has. */
const capacity = 97;
const periodId = await createPeriod(here.db, { time: 1010, capacity });
const pages = ["/en", "/find", "/training-schedule/3", "/training-schedule/3.json"];

async function placesOn(url: string, app: TestApp = here, headers: Record<string, string> = {}): Promise<number> {
	const { body } = await app.server.inject({ method: "GET", url, headers });
	const [, shown, sent] =
		new RegExp(`(\\d+) ?/ ?${capacity}|"capacity":${capacity},"freePlaces":(\\d+)`).exec(
			body.replaceAll(/<[^>]*>/g, ""),
		) ?? [];
	return Number(shown ?? sent);
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

test("the data of a board is what its page shows, in the language of the page", async () => {
	const { body, headers } = await here.server.inject({ url: "/en/training-schedule/3.json?room=4" });
	const page = await here.server.inject({ url: "/en/training-schedule/3?room=4" });
	const { build, data } = JSON.parse(body) as { build: string; data: { roomId: number; slots: { id: number }[] } };
	expect([headers["x-robots-tag"], data.roomId]).toEqual(["noindex", 4]);
	expect(page.body).toContain(`data-build="${build}"`);
	expect(page.body).toContain(JSON.stringify(data.slots[0]).replaceAll("<", "\\u003c"));
	for (const url of ["/training-schedule/3.json?info=999999", "/training-schedule/99.json", "/faq.json"])
		expect((await here.server.inject({ url })).statusCode, url).toBe(404);
});

test("a page without free places is not rendered again after a booking", async () => {
	await here.server.inject({ url: "/faq" });
	await book();
	vi.advanceTimersByTime(59_000);
	const { misses } = cache.statistics("page");
	await here.server.inject({ url: "/faq" });
	expect(cache.statistics("page").misses).toBe(misses);
});
