import { expect, test } from "../fixtures.ts";
import { toast } from "../member.ts";

const sentence = { sr: "Nema interneta.", en: "You’re offline." };

for (const [path, link, leadsTo, words] of [
	["/faq", "Padel", "/padel", sentence.sr],
	["/en", "Price list", "/en/price-list", sentence.en],
	["/404", "Svi centri", "/clubs", sentence.sr],
] as const) {
	test(`offline a link on ${path} says so in its language, and continues when back online`, {
		tag: "@release",
	}, async ({ page, context }) => {
		await page.goto(path);
		await context.setOffline(true);
		await page.getByRole("link", { name: link }).last().click();
		await expect(toast(page, words)).toBeVisible();
		await expect(page.getByRole("progressbar")).toBeHidden();
		await expect(page).toHaveURL(path);
		await context.setOffline(false);
		await expect(page).toHaveURL(leadsTo);
	});
}

test("offline a form keeps its input and is sent when back online", async ({ page, context }) => {
	await page.goto("/search");
	await context.setOffline(true);
	const field = page.getByRole("main").getByRole("searchbox");
	await field.fill("zemun");
	await field.press("Enter");
	await expect(toast(page, sentence.sr)).toBeVisible();
	await expect(field).toHaveValue("zemun");
	await context.setOffline(false);
	await expect(page).toHaveURL("/search?q=zemun");
});

test("closing the message stays on the page", { tag: "@release" }, async ({ page, context }) => {
	await page.goto("/faq");
	await context.setOffline(true);
	const padel = page.getByRole("contentinfo").getByRole("link", { name: "Padel" });
	await padel.click();
	await toast(page, sentence.sr).getByRole("button", { name: "Skloni obaveštenje" }).click();
	await expect(toast(page, sentence.sr)).toHaveCount(0);
	await page.evaluate(() =>
		window.addEventListener("online", () => setTimeout(() => (document.title = "online"), 200)),
	);
	await context.setOffline(false);
	await expect(page).toHaveTitle("online");
	await expect(page).toHaveURL("/faq");
	await padel.click();
	await expect(page).toHaveURL("/padel");
});
