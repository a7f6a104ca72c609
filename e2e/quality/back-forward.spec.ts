import { findProgram } from "../../scripts/prerequisites.mjs";
import { expect, test } from "../fixtures.ts";

// Playwright disables the back/forward cache, and the headless shell has none.
test.use({
	launchOptions: async ({ launchOptions }, use) => {
		const executablePath = ["chromium", "chromium-browser", "google-chrome"]
			.map((name) => findProgram(name))
			.find((file) => file !== undefined);
		if (!executablePath) throw new Error("Chromium is missing: npm test installs it.");
		await use({ ...launchOptions, executablePath, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
	},
});

declare global {
	interface Window {
		restored?: boolean;
	}
}

const paths = process.env["RELEASE_TESTS"]
	? ["/", "/zemun", "/training-schedule/7", "/price-list", "/login"]
	: ["/", "/training-schedule/7"];

test("Back restores pages from the back/forward cache, and they show that the member has logged out meanwhile", async ({
	page,
}) => {
	for (const path of paths) {
		await page.goto(path);
		await page.evaluate(() => {
			window.addEventListener("pageshow", ({ persisted }) => {
				window.restored = persisted;
			});
		});
		await page.goto("/padel");
		// `goBack` waits for a page that loads; this one does not.
		await page.evaluate(() => history.back());
		await expect.poll(() => page.evaluate(() => window.restored).catch(() => undefined), path).toBe(true);
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("progressbar"), path).toBeHidden();
	}
	await page.goto("/faq");
	await page.evaluate(() => localStorage.setItem("token", "someone"));
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("data-member", "");
	await page.goto("/padel");
	await page.evaluate(() => localStorage.removeItem("token"));
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/faq");
	await expect(page.locator("html")).not.toHaveAttribute("data-member");
});
