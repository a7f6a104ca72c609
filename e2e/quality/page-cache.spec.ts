import { expect, test } from "../fixtures.ts";

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
