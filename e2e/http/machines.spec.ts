// Files and data for search engines, feed readers, applications and printers.
import { type APIRequestContext, expect, test } from "@playwright/test";
import { languages } from "../fixtures.ts";

const textOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

/** Every element is closed by its own name, and every ampersand begins a reference. */
function expectWellFormed(xml: string): void {
	const open: string[] = [];
	const elements = xml.replaceAll(/<\?.*?\?>|<!\[CDATA\[.*?\]\]>/gs, "");
	for (const [, end, name = "", empty] of elements.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
		if (end) expect(name).toBe(open.pop());
		else if (!empty) open.push(name);
	}
	expect(open).toEqual([]);
	expect(elements).not.toMatch(/&(?!(?:\w+|#\d+);)/);
}

interface Described {
	"@type": string;
}

/** The structured data of a page. */
const structured = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
		([, json]) => JSON.parse(json as string) as Described,
	);

test("the sitemap lists every public page in both languages, and no personal one", async ({ request, baseURL }) => {
	const xml = await textOf(request, "/sitemap.xml");
	expectWellFormed(xml);
	const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
	expect(addresses).toContain(`${baseURL}/`);
	expect(addresses).toContain(`${baseURL}/en`);
	expect(new Set(addresses).size).toBe(addresses.length);
	for (const path of ["/login", "/live-chat"]) expect(addresses).not.toContain(baseURL + path);
	expect(xml).toMatch(/\/blog\/\d+<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/);
	expect(await textOf(request, "/robots.txt")).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the application installed from a page starts in its language, and has its icons", async ({ request }) => {
	for (const { root, lang } of languages) {
		const address = /<link rel="manifest" href="([^"]+)"/.exec(await textOf(request, `${root}/faq`))?.[1] ?? "";
		const manifest = (await (await request.get(address)).json()) as Record<string, unknown> & {
			shortcuts: { url: string }[];
			icons: { src: string }[];
		};
		expect(manifest).toMatchObject({ id: "/", lang, start_url: root || "/", display: "standalone" });
		const named = [...manifest.shortcuts.map(({ url }) => url), ...manifest.icons.map(({ src }) => src)];
		for (const url of named) expect((await request.get(url)).status(), url).toBe(200);
	}
});

test("browsers compare the service worker on every visit, and it reaches only us", async ({ request }) => {
	const headers = (await request.get("/service-worker.js")).headers();
	expect(headers).toMatchObject({
		"cache-control": "no-cache",
		"content-security-policy": "default-src 'none'; connect-src 'self'",
	});
	expect(headers["content-type"]).toContain("javascript");
});

test("every language has a feed, linked from the blog", async ({ request, baseURL }) => {
	for (const [path, feed, title] of [
		["/blog", "/blog/feed.xml", "Spavanje je pola treninga"],
		["/en/blog/2", "/en/blog/feed.xml", "Sleep is half the training"],
	] as const) {
		expect(await textOf(request, path)).toMatch(
			new RegExp(`<link rel="alternate" type="application/rss\\+xml" href="${baseURL}${feed}"`),
		);
		const response = await request.get(feed);
		expect(response.headers()["content-type"]).toContain("application/rss+xml");
		const xml = await response.text();
		expectWellFormed(xml);
		const items = xml.split("<item>").slice(1);
		expect(items).toHaveLength(10);
		expect(xml).toMatch(new RegExp(`<atom:link [^>]*href="${baseURL}${feed}"`));
		expect(items.some((item) => item.includes(`<title>${title}</title>`))).toBe(true);
		for (const item of items)
			expect(item).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT<\/pubDate>/);
		expect(xml).not.toMatch(/href="\//);
	}
});

test("home, posts and events describe themselves to machines", async ({ request }) => {
	const home = structured(await textOf(request, "/"));
	expect(home.map((entry) => entry["@type"])).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
	for (const [path, type] of [
		["/blog/2", "BlogPosting"],
		["/en/events/4", "NewsArticle"],
		["/events/6", "NewsArticle"],
	] as const) {
		const data = structured(await textOf(request, path));
		const story = data.find((each) => each["@type"] === type);
		expect(story, path).toMatchObject({ headline: expect.any(String), datePublished: expect.any(String) });
		expect(data.map((each) => each["@type"])).toContain("BreadcrumbList");
		const event = data.find((each) => each["@type"] === "Event");
		const league = { startDate: expect.stringMatching(/T19:00:00\+0[12]:00$/), location: { name: "KVART Zvezdara" } };
		if (path === "/en/events/4") expect(event).toMatchObject(league);
		else expect(event).toBeUndefined();
	}
});

test("schedule and promotion can be printed", async ({ request }) => {
	for (const path of ["/training-schedule/3", "/en/promotions/3"]) {
		const [, link = ""] = /<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*PDF/.exec(await textOf(request, path)) ?? [];
		const file = await request.get(link.replaceAll("&amp;", "&"));
		expect(file.headers()["content-type"], path).toBe("application/pdf");
		expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
	}
});
