import { expect, test } from "../fixtures.ts";

test("the blog shows every post with photo, title and date, and a preview if there is room", {
	tag: "@release",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/blog");
	await expect(page.getByRole("heading", { level: 1, name: "BLOG" })).toBeVisible();
	const posts = page.getByRole("main").getByRole("article");
	await expect(posts).toHaveCount(10);
	const newest = posts.first();
	await expect(newest.getByRole("heading", { name: "Kako da preživiš prvi trening sa girjama" })).toBeVisible();
	await expect(newest.getByRole("time")).toHaveText(/^\d{2}\.\d{2}\.\d{4}$/);
	const preview = newest.getByText(/\.{6}$/);
	await expect(preview).toBeVisible();
	expect((await preview.innerText()).length).toBeLessThanOrEqual(356);

	await page.setViewportSize({ width: 390, height: 844 });
	await expect(preview).toBeHidden();
	await expect(newest.getByRole("heading")).toBeVisible();
});

test("a post can be read, shared, and links to the next one", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/blog");
	await page.getByRole("link", { name: "Spavanje je pola treninga" }).click();
	await expect(page).toHaveURL(/\/blog\/2$/);
	const article = page.getByRole("main").getByRole("article").first();
	await expect(article.getByRole("heading", { level: 1 })).toHaveText(/Spavanje je pola treninga/);
	await expect(article.getByRole("heading", { level: 2, name: "Zašto se rezultati prave noću" })).toBeVisible();
	await expect(article.getByRole("link", { name: "masažu" })).toHaveAttribute("href", "/other-services#massage");
	await expect(article.getByText(/min čitanja/)).toBeVisible();

	const share = page.getByRole("region", { name: "Podeli" });
	const shared = encodeURIComponent("/blog/2");
	await expect(share.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", new RegExp(shared));
	await expect(share.getByRole("link", { name: "Viber" })).toHaveAttribute("href", /^viber:/);
	await share.getByRole("button", { name: "Kopiraj link" }).click();
	await expect(page.getByRole("region", { name: "Obaveštenja" }).getByText("Link je kopiran.")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/2$/);

	const neighbours = page.getByRole("navigation", { name: "Još tekstova, po redu" });
	await expect(neighbours.getByRole("link")).toHaveCount(2);
	await expect(page.getByRole("region", { name: "Slični tekstovi" }).getByRole("article")).toHaveCount(3);
	await neighbours.getByRole("link", { name: /Noviji tekst/ }).click();
	await expect(page).toHaveURL(/\/blog\/3$/);
});

test("events are cards that link to an event, in the chosen language", { tag: "@release" }, async ({ page }) => {
	await page.goto("/en/events");
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards).toHaveCount(6);
	for (const card of await cards.all()) await expect(card.getByText(/\.{6}$/)).toBeVisible();
	await page.getByRole("link", { name: "Zvezdara padel league" }).click();
	await expect(page).toHaveURL(/\/en\/events\/4$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zvezdara padel league");
	await page.getByRole("list", { name: "Language" }).getByRole("link", { name: "Srpski" }).click();
	await expect(page).toHaveURL(/\/events\/4$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Padel liga Zvezdara");
});

test("an event says when and where, and brings a file for the calendar", async ({ page, request }) => {
	await page.goto("/events");
	const league = page.getByRole("main").getByRole("article").filter({ hasText: "Padel liga" });
	await expect(league.getByText(/^četvrtak, \d+\. .+ 20\d\d\.$/)).toBeVisible();
	await expect(league.getByText("19:00–23:00")).toBeVisible();
	const past = page.getByRole("region", { name: "Već održano" }).getByRole("article");
	await expect(past).toHaveCount(1);
	await expect(past.getByText("Završeno")).toBeVisible();

	await page.getByRole("link", { name: "Padel liga Zvezdara" }).click();
	const header = page.getByRole("main").getByRole("article").first();
	await expect(header.getByRole("link", { name: "KVART Zvezdara" })).toHaveAttribute("href", "/zvezdara");
	const file = header.getByRole("link", { name: "Dodaj u kalendar" });
	const answer = await request.get((await file.getAttribute("href")) ?? "");
	expect(answer.headers()["content-type"]).toContain("text/calendar");
	expect(await answer.text()).toContain("SUMMARY:Padel liga Zvezdara");

	await page.goto("/en/events/2");
	await expect(page.getByText("Over", { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("posts and events work, and nothing is shown that needs scripts", { tag: "@release" }, async ({ page }) => {
		await page.goto("/blog/2");
		await expect(page.getByRole("heading", { level: 2, name: "Zašto se rezultati prave noću" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Kopiraj link" })).toBeHidden();
		await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
		await page.getByRole("link", { name: /Stariji tekst/ }).click();
		await expect(page).toHaveURL(/\/blog\/1$/);
	});
});
