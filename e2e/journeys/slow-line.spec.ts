import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, held, test, widths } from "../fixtures.ts";
import { demoPassword, toast } from "../member.ts";

interface SlowLine {
	url: string;
	/** Sends the rest of the page. */
	finish: () => void;
	close: () => void;
}

/** A proxy that sends a page up to the footer, and the rest on request. */
function openSlowLine(site: string): SlowLine {
	const { promise: told, resolve: finish } = Promise.withResolvers<void>();
	async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
		if (headers["origin"]) headers["origin"] = site;
		const body = await buffer(request);
		const answer = await fetch(site + request.url, {
			method: request.method ?? "GET",
			headers: { ...headers, "accept-encoding": "identity" },
			redirect: "manual",
			...(body.length > 0 && { body }),
		});
		const isPage = answer.headers.get("content-type")?.startsWith("text/html");
		response.writeHead(answer.status, Object.fromEntries(answer.headers));
		const bytes = Buffer.from(await answer.arrayBuffer());
		const cut = isPage ? bytes.indexOf("<footer") : bytes.length;
		response.write(bytes.subarray(0, cut));
		if (isPage) await told;
		response.end(bytes.subarray(cut));
	}
	const server = createServer((request, response) => {
		// The browser gave up. An unhandled error would fail the test that runs by then.
		pass(request, response).catch(() => response.destroy());
	}).listen(0);
	const { port } = server.address() as AddressInfo;
	return { url: `http://localhost:${port}`, finish, close: () => server.close() };
}

test("a log-in during page load takes effect", { tag: "@release" }, async ({ page, baseURL }) => {
	const line = openSlowLine(baseURL ?? "");
	await page.goto(`${line.url}/login`, { waitUntil: "commit" });
	await page.getByLabel("E-adresa").fill("ana@kvart.example");
	await page.getByLabel("Lozinka", { exact: true }).fill(demoPassword);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
	line.finish();
	await expect(toast(page, "Uspešno logovanje")).toBeVisible();
	line.close();
});

test("before scripts load header, menu, filters and language are links, and the cookie notice can be closed", async ({
	page,
}) => {
	const release = await held(page, "**/assets/*.js");
	await page.setViewportSize(widths.desktop);
	await page.goto("/faq", { waitUntil: "commit" });
	const bar = page.getByRole("banner");
	await page.getByRole("button", { name: "U redu" }).click();
	await expect(page.getByRole("button", { name: "U redu" })).toBeHidden();
	await bar.locator("summary", { hasText: "Kontakt" }).click();
	await bar.getByRole("link", { name: "Postani deo tima" }).click();
	await expect(page).toHaveURL("/become-a-team-member");
	await expect(page.getByRole("button", { name: "U redu" })).toBeHidden();
	await bar.getByRole("link", { name: "Pretraga" }).click();
	await expect(page).toHaveURL("/search");
	await page.goto("/coaches", { waitUntil: "commit" });
	await page.getByRole("link", { name: "Barajevo" }).first().click({ noWaitAfter: true });
	await expect(page).toHaveURL(/\?club=barajevo$/);
	await expect(page.getByText("U timu su 2 trenera")).toBeVisible();
	await bar.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL("/en/coaches?club=barajevo");
	release();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
