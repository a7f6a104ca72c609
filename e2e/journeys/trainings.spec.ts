import { expect, test } from "@playwright/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("The programme pages", () => {
	test("Les Mills has its description, warning and choices", { tag: "@release" }, async ({ page }) => {
		await page.goto("/les-mills-trainings");
		await expect(page.getByRole("heading", { level: 1, name: "Les Mills" })).toBeVisible();
		await expect(page.getByText("Pet licenciranih programa.", { exact: false })).toBeVisible();
		await expect(page.getByText("Prijavi se najkasnije 30 minuta pre početka.", { exact: false })).toBeVisible();
		await expect(page.getByRole("link", { name: "Pomozi mi da izaberem" })).toHaveAttribute(
			"href",
			"/training-selection",
		);
		for (const name of ["BodyPump", "BodyCombat", "BodyAttack", "BodyBalance", "CXWorx"]) {
			await expect(page.getByRole("article").getByRole("link", { name })).toBeVisible();
		}
	});

	test("a link to a training opens its sheet, and closing returns to the list", { tag: "@release" }, async ({
		page,
	}) => {
		await page.goto("/en/les-mills-trainings?training=34");
		const sheet = page.getByRole("dialog", { name: "BodyBalance" });
		await expect(sheet).toBeVisible();
		await sheet.getByRole("link", { name: "Close" }).click();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL(/\/en\/les-mills-trainings$/);
	});

	test("intensity and duration filter the list, and an empty result says so", async ({ page }) => {
		await page.goto("/freestyle-trainings");
		const filter = page.getByRole("navigation", { name: "Suzi izbor treninga" });
		await filter.getByRole("link", { name: "Jak" }).click();
		await expect(page).toHaveURL(/intensity=hard/);
		await expect(filter.getByRole("link", { name: "Do 30 min" })).toHaveAttribute("href", /intensity=hard/);
		await filter.getByRole("link", { name: "Do 30 min" }).click();
		await expect(page).toHaveURL(/intensity=hard&duration=short/);
		await expect(page.getByText("Prikazano 2 od 30 treninga")).toBeVisible();
		await expect(page.getByRole("article")).toHaveCount(2);
		await filter.getByRole("link", { name: "Lagan" }).click();
		await expect(page.getByRole("heading", { name: "Takvog nema" })).toBeVisible();
		await page.getByRole("link", { name: "Prikaži sve treninge" }).click();
		await expect(page.getByRole("article")).toHaveCount(30);
	});

	test("the four questions open independently of each other", { tag: "@release" }, async ({ page }) => {
		await page.goto("/freestyle-trainings");
		const questions = page.getByRole("region", { name: "Pitanja" });
		await expect(questions.getByRole("group")).toHaveCount(4);
		await questions.getByText("Šta da ponesem?").click();
		await questions.getByText("Da li mi treba kondicija", { exact: false }).click();
		await expect(questions.getByText("Čiste patike za salu", { exact: false })).toBeVisible();
		await expect(questions.getByText("Ne treba, po nju i dolaziš.", { exact: false })).toBeVisible();
	});

	test("an unknown training is a 404 that shows the others", { tag: "@release" }, async ({ page }) => {
		const response = await page.goto("/freestyle-trainings?training=9999");
		expect(response?.status()).toBe(404);
		await expect(page.getByText("Taj trening više nije u ponudi.", { exact: false })).toBeVisible();
		await expect(page.getByRole("article")).toHaveCount(30);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("filters, sheets and questions work as links and details", { tag: "@release" }, async ({ page }) => {
		await page.goto("/les-mills-trainings");
		await page.getByRole("link", { name: "Lagan" }).click();
		await expect(page.getByRole("article")).toHaveCount(1);
		await page.getByRole("article").getByRole("link", { name: "BodyBalance" }).click();
		const sheet = page.getByRole("dialog", { name: "BodyBalance" });
		await expect(sheet.getByText("270 kcal")).toBeVisible();
		await sheet.getByRole("link", { name: "Zatvori" }).click();
		await expect(sheet).toBeHidden();
		await page.goto("/coaches?coach=1");
		await expect(page.getByRole("dialog", { name: "Jelena Radosavac" })).toBeVisible();
	});
});
