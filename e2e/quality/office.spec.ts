import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { enterOffice, tablet, workers } from "../office.ts";

/** Pages of the office that no journey checks, by area. */
const areas = {
	administration: [
		"/administration/accounts",
		"/administration/accounts/new",
		"/administration/settings",
		"/administration/audit",
		"/profile",
		"/nowhere",
	],
	content: [
		"/content/clubs/5",
		"/content/padel",
		"/content/promotions/new",
		"/content/trainings",
		"/content/trainings/2",
		"/content/questions/order",
	],
	stories: [
		"/stories/blog",
		"/stories/events",
		"/stories/events/1",
		"/stories/banner",
		"/videos/codes",
		"/videos/views",
	],
};

const phone = { width: 320, height: 700 };

const isLoaded = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

async function chooseLanguage(page: Page, name: RegExp): Promise<void> {
	await page.setViewportSize(tablet);
	await page.getByRole("button", { name }).click();
	await isLoaded(page);
}

async function expectFits(page: Page): Promise<void> {
	await page.setViewportSize(phone);
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
}

for (const [area, paths] of Object.entries(areas)) {
	test(`pages of ${area} are accessible, quiet and within the screen, on tablet and phone`, async ({
		page,
		request,
		quiet: _,
	}) => {
		test.slow();
		await enterOffice(page, request, workers.admin);
		for (const path of paths) {
			await page.setViewportSize(tablet);
			await page.goto(`/staff${path}`);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await isLoaded(page);
			await expectAccessible(page, { looks: true });
			await expectFits(page);
			if (!process.env["RELEASE_TESTS"]) continue;
			await chooseLanguage(page, /English/);
			await expectFits(page);
			// The same elements in the same colours and sizes.
			await expectAccessible(page, { looks: false });
			await chooseLanguage(page, /Srpski/);
		}
	});
}
