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

	// The last four weeks until a Wednesday begin and end within a week.
	const weeks = panel(page, "Rezervacije i otkazivanja po nedeljama");
	await expect(weeks).toContainText("nisu cele u izabranom periodu: 22–25. okt i 16–18. nov.");
	await weeks.getByText("Tabela", { exact: true }).click();
	await expect(weeks.getByRole("row").nth(1)).toContainText("22–25. okt (deo nedelje)");
	await expect(page.getByText(/Poredi se sa .* 24\. sep 2026\. – 21\. okt 2026\./)).toBeVisible();

	await page.getByRole("combobox", { name: "Period" }).click();
	await page.getByRole("option", { name: "8 nedelja" }).click();
	await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&until=/);
	// A single club is not compared.
	await page.getByRole("combobox", { name: "Centar" }).click();
	await page.getByRole("option", { name: "Zemun" }).click();
	await expect(clubs).toHaveCount(0);
	await expect(panel(page, "Popunjenost po treninzima")).toBeVisible();
});

test("the desk of a club sees its own reports", { tag: "@release" }, async ({ page, request }) => {
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

test("coach hours, retention and no-shows are shown, compared and downloaded", { tag: "@release" }, async ({
	page,
	request,
}) => {
	await enterOffice(page, request, workers.chain, { path: "/reports/coach-hours" });
	const hours = page.getByRole("table", { name: "Sati trenera" });
	await expect(hours.getByRole("row").nth(5)).toBeVisible();
	await expect(page.getByText("Mesec još traje.")).toBeVisible();
	await page.getByText("Po trenerima i centrima").click();
	await expect(hours.getByRole("columnheader", { name: "Centar" })).toBeVisible();
	await expectAccessible(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "CSV", exact: true }).click(),
	]);
	const [head, first] = (await readFile(await download.path(), "utf8")).split("\r\n");
	expect(head).toMatch(/^\ufeffTrener;Centar;Održano \(h\);Treninzi;/);
	expect(first).toMatch(/^[^;]+;[^;]+;\d+(,\d+)?;\d+;/);
	await page.getByRole("button", { name: "Prethodni mesec" }).click();
	await expect(page.getByText("Poredi se sa prethodnim mesecom: septembar 2026.")).toBeVisible();

	await page.getByRole("link", { name: "Zadržavanje" }).click();
	const cohorts = page.getByRole("table", { name: /^Koliko članova ostaje/ });
	await expect(cohorts.getByRole("row")).toHaveCount(13);
	await expectAccessible(page);

	await page.getByRole("navigation", { name: "Brojke" }).getByRole("link", { name: "Nedolasci" }).click();
	await expect(panel(page, "Nedolasci po trenerima")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Ko ne dolazi" })).toBeVisible();
	await expectAccessible(page);
});
