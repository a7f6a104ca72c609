import { expect, held, test } from "../fixtures.ts";

test("an unknown address shows the home page with a notice", async ({ page }) => {
	const response = await page.goto("/nema-me-ovde");
	expect(response?.status()).toBe(404);
	const notice = page.getByText("404: stranica nije nađena");
	await expect(notice).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Zemun" }).first()).toBeVisible();
	await page.getByRole("link", { name: "Skloni obaveštenje" }).click();
	await expect(notice).toBeHidden();
	await expect(page).toHaveURL("/");
});

test("the notice can be closed before scripts load", { tag: "@release" }, async ({ page }) => {
	const release = await held(page, "**/assets/*.js");
	await page.goto("/nema-me-ovde", { waitUntil: "commit" });
	await page.getByRole("link", { name: "Skloni obaveštenje" }).click({ noWaitAfter: true });
	await expect(page).toHaveURL("/");
	await expect(page.getByText("404: stranica nije nađena")).toBeHidden();
	release();
});

test("in English, too", { tag: "@release" }, async ({ page }) => {
	const response = await page.goto("/en/not-here");
	expect(response?.status()).toBe(404);
	await expect(page.getByText("404: page not found")).toBeVisible();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the separate 404 page has the wordmark, the message and both languages", { tag: "@release" }, async ({
	page,
}) => {
	const response = await page.goto("/404");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ovde nema ničega");
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL("/en/404");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing here");
	await page.getByRole("link", { name: "KVART, home page" }).click();
	await expect(page).toHaveURL("/en");
});
