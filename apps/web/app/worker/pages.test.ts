import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeCaches, testOrigin } from "./fake-caches.ts";
import { CachedPages, isOurPage } from "./pages.ts";

// Caches and network are fakes.
let caches: FakeCaches;
let site: Record<string, string>;
const fetched: string[] = [];
const lazyFiles = {
	"/assets/board-1.js": ["/assets/sheet-2.js", "/assets/part-3.js"],
	"/assets/account-5.js": ["/assets/never-4.js"],
};
const htmlHeaders = { "content-type": "text/html; charset=utf-8", date: "Wed, 18 Nov 2026 13:05:00 GMT" };

function answerOf(path: string): Response {
	const body = site[path];
	const response = new Response(body ?? "none", { status: body === undefined ? 404 : 200, headers: htmlHeaders });
	return Object.defineProperties(response, { url: { value: testOrigin + path }, type: { value: "basic" } });
}

beforeEach(() => {
	caches = new FakeCaches();
	fetched.length = 0;
	site = {
		"/offline": '<html lang="sr-Latn"><title>Nema mreže</title><ul class="x" data-cached-pages=""></ul>',
		"/en/offline": '<html lang="en"><title>No connection</title><ul data-cached-pages=""></ul>',
		"/assets/board-1.js": "board",
		"/assets/sheet-2.js": "sheet",
		"/assets/part-3.js": "",
		"/account": '<html lang="sr-Latn"><title>Moj nalog | KVART</title><b data-seen=""></b>',
	};
	for (let club = 1; club < 12; club += 1) site[`/training-schedule/${club}`] = page(`Zemun ${club} | KVART`);
	vi.stubGlobal("caches", caches);
	vi.stubGlobal("location", { origin: testOrigin });
	vi.stubGlobal("fetch", async (asked: URL | string) => {
		const { pathname, search } = new URL(asked, testOrigin);
		fetched.push(pathname + search);
		return answerOf(pathname + search);
	});
	vi.useFakeTimers({ now: new Date("2026-11-18T15:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function page(title: string): string {
	return `<html lang="sr-Latn"><title>${title}</title><script src="/assets/board-1.js"></script><b data-seen=""></b>`;
}

const urlOf = (path: string) => new URL(path, testOrigin);
const see = (pages: CachedPages, path: string) => pages.store(urlOf(path), answerOf(path));

test("a timetable that was seen opens with its time, its scripts and their lazy parts", async () => {
	const pages = new CachedPages("1", lazyFiles);
	await see(pages, "/training-schedule/3");
	const served = await pages.serve(urlOf("/training-schedule/3"), false);
	const html = await served.text();
	expect(html).toMatch(/^<html data-stored="" lang="sr-Latn">/);
	expect(html).toMatch(/<b data-seen="">\d+:05<\/b>/);
	expect(served.headers.get("content-type")).toMatch("text/html");
	expect(fetched).toEqual(["/assets/board-1.js", "/assets/sheet-2.js", "/assets/part-3.js"]);
	expect(await (await pages.file("/assets/sheet-2.js"))?.text()).toBe(site["/assets/sheet-2.js"]);
	expect(await pages.file("/assets/never-4.js")).toBeUndefined();
});

test("a page whose files cannot be loaded is not cached", async () => {
	const pages = new CachedPages("1", lazyFiles);
	delete site["/assets/part-3.js"];
	await expect(see(pages, "/training-schedule/3")).rejects.toThrow("404");
	expect(caches.paths(pages.name)).not.toContain("/training-schedule/3");
});

test("another day of a timetable redirects to the one that was seen; another room is another page", async () => {
	const pages = new CachedPages("1", lazyFiles);
	site["/training-schedule/3?room=9&day=2"] = page("Zemun, sala 9 | KVART");
	await see(pages, "/training-schedule/3");
	await see(pages, "/training-schedule/3?room=9&day=2");
	const target = async (path: string) => {
		const { status, headers } = await pages.serve(urlOf(path), false);
		return status === 302 ? headers.get("location") : status;
	};
	expect(await target("/training-schedule/3?day=5")).toBe(`${testOrigin}/training-schedule/3`);
	expect(await target("/training-schedule/3?room=9")).toBe(`${testOrigin}/training-schedule/3?room=9&day=2`);
	expect(await target("/training-schedule/3?room=9&day=2")).toBe(200);
});

test("everything else is the offline page of its language, with links to what opens", async () => {
	const pages = new CachedPages("1", lazyFiles);
	await pages.prepare([]);
	expect(await (await pages.serve(urlOf("/faq"), false)).text()).toContain('<ul class="x" data-cached-pages=""></ul>');
	await see(pages, "/training-schedule/3");
	await see(pages, "/account");
	const serbian = await (await pages.serve(urlOf("/training-schedule/4"), false)).text();
	expect(serbian).toContain('<li><a href="/training-schedule/3">Zemun 3</a></li></ul>');
	expect(serbian).not.toContain("/account");
	expect(await (await pages.serve(urlOf("/en/faq"), false)).text()).toContain("No connection");
	expect(await (await pages.serve(urlOf("/"), true)).text()).toContain('<a href="/account">Moj nalog</a>');
});

test("a new build fetches again what the last one had and what is open", async () => {
	const old = new CachedPages("1", lazyFiles);
	await old.prepare([]);
	await see(old, "/training-schedule/3");
	site["/training-schedule/3"] = page("Novo | KVART");
	delete site["/training-schedule/5"];
	const current = new CachedPages("2", lazyFiles);
	await current.prepare([
		`${testOrigin}/training-schedule/4`,
		`${testOrigin}/training-schedule/5`,
		`${testOrigin}/faq`,
	]);
	await caches.delete(old.name);
	expect(await (await current.serve(urlOf("/training-schedule/3"), false)).text()).toContain("Novo");
	expect(
		caches
			.paths(current.name)
			.filter((path) => !path.startsWith("/assets/"))
			.toSorted(),
	).toEqual(["/en/offline", "/offline", "/training-schedule/3", "/training-schedule/4"]);
});

test("the timetables seen last stay, and the own page", async () => {
	const pages = new CachedPages("1", lazyFiles);
	await see(pages, "/account");
	for (let club = 1; club < 12; club += 1) await see(pages, `/training-schedule/${club}`);
	const cached = caches.paths(pages.name).filter((path) => !path.startsWith("/assets/"));
	expect(cached).toEqual(["/account", ...[4, 5, 6, 7, 8, 9, 10, 11].map((club) => `/training-schedule/${club}`)]);
});

test.for([
	["an error", { status: 500 }],
	["a redirect of a café's network", { redirected: true }],
	["another site", { type: "opaque" }],
	["a file", { headers: new Headers({ "content-type": "application/pdf" }) }],
] as const)("%s is not a page of ours", ([, difference]) => {
	const ours = { ok: true, type: "basic", redirected: false, headers: new Headers(htmlHeaders) };
	expect(isOurPage(ours as Response)).toBe(true);
	expect(isOurPage({ ...ours, ...difference, ok: !("status" in difference) } as Response)).toBe(false);
});
