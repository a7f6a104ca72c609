import { addDays, formatDate, wallTime } from "@kvart/contract/time";
import { expectAccessible } from "../../accessible.ts";
import { startOfTests } from "../../data-folders.ts";
import { expect, test } from "../../fixtures.ts";
import { enterOffice, row, workers } from "../../office.ts";
import type { OwnServer } from "../../own-server.ts";

// The prices of the site change.
let server: OwnServer;
test.beforeAll(({ ownServer }) => {
	server = ownServer;
});

test("the next price list is typed in a table, seen as a page, and dropped again", async ({
	page,
	request,
	context,
}) => {
	await enterOffice(page, request, workers.chain, { path: "/content/prices", root: server.url });
	const day = formatDate(addDays(wallTime(new Date(startOfTests)).date, 40));
	await page.getByRole("button", { name: "Novi cenovnik" }).click();
	await page.getByLabel("Važi od").fill(day);
	// Once the date is typed, the calendar does not cover the button.
	await expect(page.locator("[data-dates-dropdown]")).toBeHidden();
	await page.getByRole("button", { name: "Napravi cenovnik" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /^Cenovnik od/ })).toBeVisible();

	await page.getByRole("group", { name: "Grupe" }).getByRole("button", { name: "Teretana", exact: true }).click();
	// The heads of the groups are in the language of the table, too.
	const texts = page.getByRole("radiogroup", { name: "Jezik tekstova u tabeli" });
	await texts.getByText("Engleski").click();
	await expect(
		page.getByRole("region", { name: "Gym", exact: true }).getByRole("table", { name: "Gym" }),
	).toBeVisible();
	await texts.getByText("Srpski").click();
	const table = page.getByRole("table", { name: "Teretana" });
	const prices = table.getByLabel("Cena (RSD)");
	await prices.first().fill("4999");
	await prices.first().press("ArrowDown");
	await expect(prices.nth(1)).toBeFocused();
	await prices.nth(1).fill("8999");
	const rows = await prices.count();
	await prices.last().press("Enter");
	await expect(table.getByLabel("Naziv").last()).toBeFocused();
	await table.getByLabel("Naziv").last().fill("Vikend");
	await prices.last().fill("1999");
	await expect(prices).toHaveCount(rows + 1);
	await expectAccessible(page);
	await page.keyboard.press("Control+s");
	await expect(page.getByRole("button", { name: "Odbaci", exact: true })).toBeHidden();

	const preview = context.waitForEvent("page");
	await page.getByRole("button", { name: "Pogledaj kako izgleda" }).click();
	const shown = await preview;
	await expect(shown.getByText("Pregled za zaposlene")).toBeVisible();
	await expect(shown.locator("main")).toContainText("4.999");
	const live = await (await request.get(`${server.url}/price-list`)).text();
	expect(live).not.toContain("4.999");

	await page.getByRole("button", { name: "Ukloni", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Ukloni", exact: true }).click();
	await expect(row(page, "Važi sada")).toHaveCount(1);
	await expect(row(page, "Čeka svoj dan")).toHaveCount(0);
});
