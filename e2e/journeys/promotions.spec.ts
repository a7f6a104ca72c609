import { expect, test, widths } from "../fixtures.ts";

test("a promotion shows its name, its weeks and its dates", async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	await page.goto("/promotions/3");
	await expect(page.getByRole("heading", { level: 1, name: "Dani isprobavanja" })).toBeVisible();
	await expect(page.getByRole("region", { name: "petak" }).getByRole("link", { name: /^Prijavi se/ })).toBeVisible();
	await page.getByRole("navigation", { name: "Sedmice" }).getByRole("link", { name: "23. – 29. novembar" }).click();
	await expect(page).toHaveURL(/\?week=2026-11-23$/);
	await expect(page.getByRole("region", { name: "ponedeljak 23.11." }).getByRole("article")).toHaveCount(1);
	// The weeks are named by the promotion's dates.
	await expect(page.getByRole("navigation", { name: "Sedmice" }).getByRole("link")).toHaveText([
		"18. – 22. novembar",
		"23. – 29. novembar",
		"30. novembar – 2. decembar",
	]);
});

for (const { root, none, lead, schedule } of [
	{
		root: "",
		none: "Nema aktivnih promocija",
		lead: "Prijavi se za bilo koji termin",
		schedule: "Raspored treninga: Banjica",
	},
	{
		root: "/en",
		none: "No active promotions",
		lead: "Book any class",
		schedule: "Training schedule: Banjica",
	},
]) {
	test(`a club without a promotion says so and links to its schedule: ${none}`, { tag: "@release" }, async ({
		page,
	}) => {
		await page.goto(`${root}/promotions/1`);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1, name: none })).toBeVisible();
		await expect(main.getByText(none)).toHaveCount(1);
		await expect(main.getByText(lead)).toHaveCount(0);
		await main.getByRole("link", { name: schedule }).click();
		await expect(page).toHaveURL(`${root}/training-schedule/1`);
	});
}
