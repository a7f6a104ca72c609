import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { enterOffice, panel, workers } from "../../office.ts";

test("reports are shown as chart, table and file for the chosen dates and club", async ({ page, request }) => {
	await enterOffice(page, request, workers.chain, { path: "/reports" });
	const clubs = panel(page, "Popunjenost po centrima");
	await expect(clubs.locator(".recharts-bar-rectangle").first()).toBeVisible();
	await expectAccessible(page);
	await clubs.getByText("Tabela", { exact: true }).click();
	await expect(clubs.getByRole("row").filter({ hasText: "Zemun" })).toContainText("%");
	await expectAccessible(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		clubs.getByRole("button", { name: "CSV: Popunjenost po centrima" }).click(),
	]);
	expect(await readFile(await download.path(), "utf8")).toMatch(
		/^\ufeffCentar;Treninzi;Mesta;Zauzeto;Popunjenost %\r\n/,
	);

	await page.getByRole("combobox", { name: "Period" }).click();
	await page.getByRole("option", { name: "8 nedelja" }).click();
	await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&until=/);
	// A single club is not compared.
	await page.getByRole("combobox", { name: "Centar" }).click();
	await page.getByRole("option", { name: "Zemun" }).click();
	await expect(clubs).toHaveCount(0);
	await expect(panel(page, "Popunjenost po treninzima")).toBeVisible();
});

test("the desk of a club sees its own reports", async ({ page, request }) => {
	await enterOffice(page, request, workers.zemun, {
		// The old address redirects.
		path: "/numbers?from=2026-09-28&until=2026-11-15",
		language: "en",
	});
	await expect(page.getByRole("textbox", { name: "From" })).toHaveValue("28 Sept 2026");
	await expect(panel(page, "Fill rate by day and hour").getByRole("row")).toHaveCount(8);
	await expect(panel(page, "Fill rate by club")).toHaveCount(0);
	await expectAccessible(page);
});
