import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../fixtures.ts";
import { enterOffice, workers } from "../../office.ts";

test("a bank statement is previewed, imported and sorted out", async ({ page, request }) => {
	const name = `izvod-${test.info().workerIndex}-${Date.now()}.csv`;
	const csv = `Datum;Iznos;Poziv na broj;Nalogodavac;Svrha\r\n18.11.2026;3.600,50;;AUTOMATI DOO;${name}\r\n18.11.2026;-120,00;;;Naknada ${name}\r\n`;
	const choose = (text: string, fileName = name) =>
		page.locator("input[type=file]").setInputFiles({ name: fileName, mimeType: "text/csv", buffer: Buffer.from(text) });
	await enterOffice(page, request, workers.chain, { path: "/statements" });
	await choose(csv.replace("18.11.2026;-120,00", "31.11.2026;-120,00"));
	await expect(page.getByRole("alert")).toContainText("(red 3)");

	await choose(csv);
	await expect(page.getByRole("heading", { name: `Pregled: ${name}` })).toBeVisible();
	await expect(page.getByRole("table", { name: "Redova" })).toContainText("AUTOMATI DOO");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Uvezi izvod" }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

	await page.getByRole("button", { name: "Razvrstaj" }).click();
	await expect(page.getByRole("dialog")).toContainText("3.600,50");
	await expectAccessible(page);
	await page.getByRole("dialog").getByRole("button", { name: "Nije za članarinu" }).click();
	await expect(page.getByRole("table", { name: "Redova" })).toContainText("Razvrstano ručno");

	await page.getByRole("link", { name: "Izvodi banke" }).first().click();
	await choose(csv);
	await expect(page.getByText("Ovaj izvod je već uvezen")).toBeVisible();
});
