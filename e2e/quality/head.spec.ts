import { expect, languages, test } from "../fixtures.ts";
import { publicPaths, unlisted } from "./walk.ts";

const titles = new Map<string, string>();

for (const path of publicPaths.filter((candidate) => !unlisted.has(candidate))) {
	for (const { name, root, lang } of languages) {
		test(`${path} in ${name} says who it is to search engines`, async ({ request, baseURL }) => {
			const address = root + (path === "/" && root ? "" : path);
			const html = await (await request.get(address)).text();
			const content = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
			const title = content(/<title>([^<]+)<\/title>/);
			expect(title.length).toBeGreaterThan(5);
			expect(titles.get(title) ?? address).toBe(address);
			titles.set(title, address);
			expect(content(/<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(30);
			expect(content(/<link rel="canonical" href="([^"]+)"/)).toBe(`${baseURL}${address || "/"}`);
			expect(content(/<html lang="([^"]+)"/)).toBe(lang);
			const bare = path === "/" ? "" : path;
			expect(html).toContain(`hrefLang="sr-Latn" href="${baseURL}${path}"`);
			expect(html).toContain(`hrefLang="en" href="${baseURL}/en${bare}"`);
			const picture = content(/<meta property="og:image" content="([^"]+)"/);
			const image = await request.get(picture);
			expect(image.status()).toBe(200);
			expect(image.headers()["content-type"]).toBe("image/jpeg");
		});
	}
}

for (const path of unlisted) {
	test(`${path} is not for search engines`, async ({ request }) => {
		expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>');
	});
}

test("the sitemap lists every page in both languages, and each of them is there", async ({ request, baseURL }) => {
	const xml = await (await request.get("/sitemap.xml")).text();
	const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
	expect(addresses).toContain(`${baseURL}/`);
	expect(addresses).toContain(`${baseURL}/en`);
	expect(new Set(addresses).size).toBe(addresses.length);
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
