import { expect, test } from "../fixtures.ts";

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

test("a browser that has a page asks whether it changed", async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const seen: string[] = [];
	session.on("Network.responseReceived", ({ type, response: { url, status, fromDiskCache } }) => {
		if (type === "Document") seen.push(`${new URL(url).pathname} ${fromDiskCache === true ? "cache" : status}`);
	});
	for (const path of ["/faq", "/clubs", "/faq"]) await page.goto(path);
	expect(seen).toEqual(["/faq 200", "/clubs 200", "/faq 200"]);
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

test("pages that do not exist are not cached", async ({ request }) => {
	for (const path of ["/blog/99999", "/no-such-page"]) {
		const response = await request.get(path);
		expect(response.status()).toBe(404);
		expect(response.headers()["etag"]).toBeUndefined();
	}
});
