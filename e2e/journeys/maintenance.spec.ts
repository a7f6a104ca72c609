import { expect, test } from "../fixtures.ts";
import { type OwnServer, startOwnServer, startTimeout } from "../own-server.ts";

test.describe.configure({ mode: "default" });
let server: OwnServer;
test.beforeAll(async () => {
	test.setTimeout(startTimeout);
	server = await startOwnServer({ MAINTENANCE: "1" });
});
test.afterAll(() => server.stop());

test("during maintenance every page is the maintenance page with status 503", async ({ page }) => {
	for (const path of ["/", "/clubs", "/nowhere"]) {
		const response = await page.goto(server.url + path);
		expect(response?.status()).toBe(503);
		expect(response?.headers()["retry-after"]).toBe("600");
		await expect(page.getByText("Redovno održavanje sajta je u toku")).toBeVisible();
		await expect(page.getByRole("contentinfo")).toHaveCount(0);
	}
});

test("in English under /en", { tag: "@release" }, async ({ page }) => {
	const response = await page.goto(`${server.url}/en/clubs`);
	expect(response?.status()).toBe(503);
	await expect(page.getByText("Regular site maintenance is in progress")).toBeVisible();
});

test("health, API, office and log-in stay available", async ({ request }) => {
	expect((await request.get(`${server.url}/api/health`)).status()).toBe(200);
	expect((await request.get(`${server.url}/api/gym`)).status()).toBe(200);
	for (const path of ["/staff", "/staff/settings", "/login?redirect=%2Fstaff", "/en/login"]) {
		expect((await request.get(server.url + path)).status()).toBe(200);
	}
});
