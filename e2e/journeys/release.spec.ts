import type { Page } from "@playwright/test";
import { expect, test, widths } from "../fixtures.ts";

// While servers are updated one by one, a page may fetch from a server of another release.

/** Pages and data that scripts fetch are of another release. */
async function fetchFromAnotherRelease(page: Page, address: RegExp): Promise<void> {
	await page.route(address, async (route) => {
		if (route.request().resourceType() !== "fetch") return route.continue();
		const response = await route.fetch();
		const text = await response.text();
		const body = text.replace(/(data-build=|"build":)"/, '$1"other-');
		expect(body).not.toBe(text);
		return route.fulfill({ response, body });
	});
}

test("a board of another release is loaded as a page", async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/training-schedule/3");
	await fetchFromAnotherRelease(page, /training-schedule/);
	const small = page.getByRole("navigation", { name: "Sale" }).getByRole("link", { name: "Mala sala" });
	const loaded = page.waitForEvent("load");
	await small.click();
	await loaded;
	await expect(small).toHaveAttribute("aria-current", "page");
	await expect(page).toHaveURL(/room=4$/);
	await page.unrouteAll({ behavior: "wait" });
	await page.goBack();
	await expect(page).toHaveURL(/training-schedule\/3$/);
});

test("a list of another release is loaded as a page", { tag: "@release" }, async ({ page }) => {
	await page.goto("/coaches");
	await fetchFromAnotherRelease(page, /coaches/);
	const loaded = page.waitForEvent("load");
	await page.getByRole("link", { name: "Barajevo" }).first().click();
	await loaded;
	await expect(page.getByRole("status").filter({ hasText: "U timu" })).toHaveText("U timu su 2 trenera");
	await expect(page).toHaveURL(/\?club=barajevo$/);
	await page.unrouteAll({ behavior: "wait" });
	await page.goBack();
	await expect(page).toHaveURL(/coaches$/);
});
