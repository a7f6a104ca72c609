import { createServer, type Server } from "node:http";
import { expect, test } from "../fixtures.ts";
import { type OwnServer, startOwnServer, startTimeout } from "../own-server.ts";

test("without a widget the live chat shows phone and mail, without header and footer", { tag: "@release" }, async ({
	page,
}) => {
	await page.goto("/live-chat");
	await expect(page.getByRole("heading", { level: 1, name: "Pitaj nas uživo" })).toBeVisible();
	await expect(page.getByRole("link", { name: "+381 11 4000 100" })).toHaveAttribute("href", "tel:+381114000100");
	await expect(page.getByRole("link", { name: "info@kvart.example" })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test.describe("with a widget", () => {
	test.describe.configure({ mode: "default" });
	// A fake chat provider: a script from another origin with the provider's interface.
	const script = `window.Tawk_API.maximize = () => { document.title = "maximised"; }; window.Tawk_API.onLoad();`;
	let provider: Server;
	let server: OwnServer;
	test.beforeAll(async () => {
		test.setTimeout(startTimeout);
		provider = createServer((request, response) => {
			response.setHeader("content-type", "text/javascript");
			if (request.url === "/widget.js") response.end(script);
			else response.writeHead(500).end();
		}).listen(0);
		const { port } = provider.address() as { port: number };
		server = await startOwnServer({ CHAT_WIDGET_URL: `http://localhost:${port}/widget.js` });
	});
	test.afterAll(async () => {
		await server.stop();
		provider.close();
	});

	test("opens maximised", { tag: "@release" }, async ({ page, quiet: _ }) => {
		await page.goto(`${server.url}/live-chat`);
		await expect(page).toHaveTitle("maximised");
		await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	});

	test("shows phone and mail if it fails to load", { tag: "@release" }, async ({ page }) => {
		await page.route("**/widget.js", (route) => route.abort());
		await page.goto(`${server.url}/en/live-chat`);
		await expect(page.getByText("The chat isn’t available right now.")).toBeVisible();
	});

	test("shows phone and mail if it times out", { tag: "@release" }, async ({ page }) => {
		await page.clock.install();
		await page.route("**/widget.js", () => undefined);
		await page.goto(`${server.url}/en/live-chat`);
		await page.clock.runFor(500);
		await expect(page.getByText("Opening the chat window…")).toBeVisible();
		await page.clock.runFor(9000);
		await expect(page.getByText("The chat isn’t available right now.")).toBeVisible();
	});
});
