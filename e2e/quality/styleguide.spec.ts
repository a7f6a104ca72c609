import { expectAccessible } from "../accessible.ts";
import { expect, test, widths } from "../fixtures.ts";
import { type OwnServer, startDevelopment, startTimeout } from "../own-server.ts";

let server: OwnServer;
test.beforeAll(async () => {
	test.setTimeout(startTimeout);
	server = await startDevelopment();
});
test.afterAll(() => server.stop());

test("every part in every state is accessible and within the screen", { tag: "@release" }, async ({ page }) => {
	for (const viewport of [widths.desktop, widths.phone]) {
		await page.setViewportSize(viewport);
		await page.goto(`${server.url}/styleguide`, { waitUntil: "networkidle" });
		await expect(page.getByRole("heading", { name: "Parts of the site" })).toBeVisible();
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
			.toBeLessThanOrEqual(0);
		await expectAccessible(page, { looks: true });
	}
});
