// How the site answers: compressed, cached, redirected, missing.
import { expect, test } from "@playwright/test";

test("a page is compressed, and answered with 304 if the browser has it", async ({ request }) => {
	const first = await request.get("/clubs");
	const { etag = "", vary, "content-encoding": encoding, "cache-control": caching } = first.headers();
	expect(encoding).toBe("br");
	expect(vary).toContain("accept-encoding");
	expect(caching).toBe("public, s-maxage=1, must-revalidate");
	const again = await request.get("/clubs", { headers: { "if-none-match": etag } });
	expect(again.status()).toBe(304);
	expect((await again.body()).length).toBe(0);
	const other = await request.get("/clubs", { headers: { "if-none-match": 'W/"other"', "accept-encoding": "gzip" } });
	expect(other.headers()["content-encoding"]).toBe("gzip");
	expect(await other.text()).toBe(await first.text());
});

test("a page does not depend on the visitor's headers, and runs only its own scripts", async ({ request }) => {
	const plain = await request.get("/faq");
	const odd = await request.get("/faq", {
		headers: { cookie: "cookie=1; name=Ana", "accept-language": "en", "x-forwarded-host": "evil.example" },
	});
	expect(await odd.text()).toBe(await plain.text());
	expect(odd.headers()["content-security-policy"]).toBe(plain.headers()["content-security-policy"]);
	expect(plain.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
	expect(plain.headers()["content-security-policy"]).not.toMatch(/script-src [^;]*unsafe-inline/);
	expect(plain.headers()["content-security-policy"]).toContain("report-uri /api/csp-report; report-to csp");
	expect(plain.headers()["reporting-endpoints"]).toBe('csp="/api/csp-report"');
});

test("what does not exist has a title, is not cached and not indexed", async ({ request }) => {
	for (const [path, title] of [
		["/blog/9999", "Ovde nema ničega"],
		["/blog/abc", "Ovde nema ničega"],
		["/blog/0", "Ovde nema ničega"],
		["/blog?page=99", "Ovde nema ničega"],
		["/events/1x", "Ovde nema ničega"],
		["/en/events/9999", "Nothing here"],
		["/en/training-schedule/999", "Nothing here"],
		["/no-such-page", ""],
	] as const) {
		const response = await request.get(path);
		expect(response.status(), path).toBe(404);
		expect(response.headers()["etag"], path).toBeUndefined();
		const html = await response.text();
		expect(html, path).toContain('<meta name="robots" content="noindex"/>');
		expect(html, path).toMatch(new RegExp(`<title>[^<]*${title}`));
		expect(html, path).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${title}`));
	}
});

test("other spellings of an address redirect to the canonical one", async ({ request, baseURL }) => {
	for (const [wrong, right] of [
		["/Maintenance", "/maintenance"],
		["/maintenance/", "/maintenance"],
		["/EN/", "/en"],
		["/en/Live-Chat/?a=B", "/en/live-chat?a=B"],
		["//live-chat", "/live-chat"],
	] as const) {
		const response = await request.get(`${baseURL}${wrong}`, { maxRedirects: 0 });
		expect(response.status(), wrong).toBe(301);
		expect(response.headers()["location"]).toBe(right);
	}
});
