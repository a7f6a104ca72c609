import { expect, languages, test } from "../fixtures.ts";
import { publicPaths, unlisted } from "./walk.ts";

const listed = publicPaths.filter((candidate) => !unlisted.has(candidate));

for (const { name, root, lang } of languages) {
	test(`every page in ${name} says who it is to search engines`, async ({ request, baseURL }) => {
		const titles = new Map<string, string>();
		const pictures = new Set<string>();
		for (const path of listed) {
			const address = root + (path === "/" && root ? "" : path);
			const html = await (await request.get(address)).text();
			const content = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
			const title = content(/<title>([^<]+)<\/title>/);
			expect.soft(title.length, address).toBeGreaterThan(5);
			expect.soft(titles.get(title) ?? address, title).toBe(address);
			titles.set(title, address);
			expect.soft(content(/<meta name="description" content="([^"]+)"/).length, address).toBeGreaterThan(30);
			expect.soft(content(/<link rel="canonical" href="([^"]+)"/)).toBe(`${baseURL}${address || "/"}`);
			expect.soft(content(/<html lang="([^"]+)"/), address).toBe(lang);
			const bare = path === "/" ? "" : path;
			expect.soft(html, address).toContain(`hrefLang="sr-Latn" href="${baseURL}${path}"`);
			expect.soft(html, address).toContain(`hrefLang="en" href="${baseURL}/en${bare}"`);
			pictures.add(content(/<meta property="og:image" content="([^"]+)"/));
		}
		for (const picture of pictures) {
			const image = await request.get(picture);
			expect.soft(image.status(), picture).toBe(200);
			expect.soft(image.headers()["content-type"], picture).toBe("image/jpeg");
		}
	});
}

test("pages that are not in the sitemap are not for search engines", async ({ request }) => {
	for (const path of unlisted)
		expect.soft(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>');
});

test("the sitemap lists every page in both languages, and each of them is there", async ({ request, baseURL }) => {
	const xml = await (await request.get("/sitemap.xml")).text();
	const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
	expect(addresses).toContain(`${baseURL}/`);
	expect(addresses).toContain(`${baseURL}/en`);
	expect(new Set(addresses).size).toBe(addresses.length);
	for (const path of ["/login", "/live-chat"]) expect(addresses).not.toContain(baseURL + path);
	expect(xml).toMatch(/\/blog\/\d+<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/);
	for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test("robots.txt names the sitemap, the manifest its icons", async ({ request, baseURL }) => {
	expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
	const manifest = (await (await request.get("/site.webmanifest")).json()) as { icons: { src: string }[] };
	for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

for (const { name, root, lang } of languages) {
	test(`the application installed from a page in ${name} starts in it`, async ({ request }) => {
		const html = await (await request.get(`${root}/faq`)).text();
		const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
		const manifest = (await (await request.get(address)).json()) as Record<string, unknown> & {
			shortcuts: { url: string }[];
		};
		expect(manifest).toMatchObject({ id: "/", lang, start_url: root || "/", display: "standalone" });
		for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
	});
}

test("browsers compare the service worker on every visit, and it reaches only us", async ({ request }) => {
	const headers = (await request.get("/service-worker.js")).headers();
	expect(headers).toMatchObject({
		"cache-control": "no-cache",
		"content-security-policy": "default-src 'none'; connect-src 'self'",
	});
	expect(headers["content-type"]).toContain("javascript");
});

test("the home page describes the chain to machines", async ({ request }) => {
	const html = await (await request.get("/")).text();
	const data = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
		([, json]) => JSON.parse(json as string) as { "@type": string },
	);
	expect(data.map((entry) => entry["@type"])).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
});
