import { expect, held, test } from "../fixtures.ts";

// Filters and sheets of pages without an app: plain links that change one part of the page if scripts run.

const filter = "Treneri po centrima";

test("a filter of coaches changes only its part, keeps the focus, announces the count, and Back undoes it", async ({
	page,
}) => {
	await page.goto("/coaches");
	const wall = page.getByRole("main").getByRole("listitem");
	const all = await wall.count();
	await page.evaluate(() => Object.assign(window, { samePage: true }));
	const barajevo = page.getByRole("navigation", { name: filter }).getByRole("link", { name: "Barajevo" });
	const count = page.getByRole("status").filter({ hasText: "U timu" });
	const region = await count.elementHandle();
	await barajevo.press("Enter");
	await expect(page).toHaveURL(/\?club=barajevo$/);
	await expect(count).toHaveText("U timu su 2 trenera");
	// Screen readers announce only changes within the same live region.
	expect(await region?.evaluate((element) => element.textContent)).toBe("U timu su 2 trenera");
	await expect(barajevo).toBeFocused();
	await expect(barajevo).toHaveAttribute("aria-current", "true");
	await page.goBack();
	await expect(page).toHaveURL(/\/coaches$/);
	await expect(wall).toHaveCount(all);
	await page.goForward();
	await expect(count).toHaveText("U timu su 2 trenera");
	await page.getByRole("link", { name: "Ognjen Čolovski" }).click();
	const sheet = page.getByRole("dialog", { name: "Ognjen Čolovski" });
	await expect(sheet.getByRole("img", { name: "Crtani portret: Ognjen Čolovski" })).toBeVisible();
	await expect(sheet.getByRole("link", { name: "Barajevo" })).toHaveAttribute("href", "/barajevo");
	await expect(page).toHaveURL(/\?club=barajevo&coach=29$/);
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/\?club=barajevo$/);
	expect(await page.evaluate(() => "samePage" in window)).toBe(true);
});

test("a sheet takes the focus; Esc and Back close it and restore the focus", async ({ page }) => {
	await page.goto("/freestyle-trainings?intensity=hard");
	const card = page.getByRole("link", { name: "Tabata", exact: true });
	const sheet = page.getByRole("dialog", { name: "Tabata" });
	await card.press("Enter");
	await expect(sheet.getByRole("heading", { name: "Tabata" })).toBeFocused();
	await expect(sheet.getByText("30 min", { exact: true })).toBeVisible();
	await expect(sheet.getByText("Intenzitet 5 od 5")).toBeAttached();
	await expect(sheet.getByText("380 kcal")).toBeVisible();
	await expect(sheet.getByRole("img")).toBeVisible();
	await expect(page).toHaveURL(/intensity=hard&training=3$/);
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await expect(card).toBeFocused();
	await expect(page).toHaveURL(/\?intensity=hard$/);
	await card.press("Enter");
	await expect(sheet).toBeVisible();
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(card).toBeFocused();
	// Closing went back and left no second history entry.
	await page.goBack();
	await expect(page).toHaveURL("about:blank");
});

test("a click outside closes the sheet, unless it started inside", { tag: "@release" }, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/coaches?coach=29");
	const sheet = page.getByRole("dialog", { name: "Ognjen Čolovski" });
	const box = await sheet.boundingBox();
	if (!box) throw new Error("the sheet has no size");
	await page.mouse.move(box.x + 80, 300);
	await page.mouse.down();
	await page.mouse.move(20, 300);
	await page.mouse.up();
	await expect(sheet).toBeVisible();
	await page.mouse.click(20, 300);
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/\/coaches$/);
	await expect(page.getByRole("link", { name: "Ognjen Čolovski" })).toBeFocused();
});

test("only the last click counts", { tag: "@release" }, async ({ page }) => {
	await page.goto("/coaches");
	const chips = page.getByRole("navigation", { name: filter });
	const release = await held(page, "**/coaches?club=zemun");
	await chips.getByRole("link", { name: "Zemun" }).click();
	await chips.getByRole("link", { name: "Barajevo" }).click();
	await expect(page.getByText("U timu su 2 trenera")).toBeVisible();
	release();
	await expect(page).toHaveURL(/\?club=barajevo$/);
	await expect(page.getByText("U timu su 2 trenera")).toBeVisible();
});

test("offline the page stays and says so; back online it continues", { tag: "@release" }, async ({ page, context }) => {
	await page.goto("/coaches");
	await expect(page.getByRole("navigation", { name: filter })).toBeVisible();
	await context.setOffline(true);
	await page.getByRole("link", { name: "Ognjen Čolovski" }).click();
	await expect(page.locator("[data-toasts]").getByRole("listitem")).toBeVisible();
	await expect(page).toHaveURL(/\/coaches$/);
	await context.setOffline(false);
	await expect(page.getByRole("dialog", { name: "Ognjen Čolovski" })).toBeVisible();
});

test("the language switch keeps the current filters", { tag: "@release" }, async ({ page }) => {
	await page.goto("/coaches");
	await page.getByRole("navigation", { name: filter }).getByRole("link", { name: "Barajevo" }).click();
	await expect(page).toHaveURL(/\?club=barajevo$/);
	await page.getByRole("link", { name: "English" }).first().click();
	await expect(page).toHaveURL(/\/en\/coaches\?club=barajevo$/);
});

test("a new tab opens the current address", { tag: "@release" }, async ({ page, context }) => {
	await page.goto("/coaches");
	const [tab] = await Promise.all([
		context.waitForEvent("page"),
		page.getByRole("link", { name: "Ognjen Čolovski" }).click({ modifiers: ["ControlOrMeta"] }),
	]);
	await expect(tab).toHaveURL(/\?coach=29$/);
	await expect(page).toHaveURL(/\/coaches$/);
});
