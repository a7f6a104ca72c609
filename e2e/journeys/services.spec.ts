import { expect, type Locator, type Page, test } from "@playwright/test";

/** At the top of the viewport, below the sticky header. */
async function expectOnTop(page: Page, heading: Locator): Promise<void> {
	const header = page.getByRole("banner");
	const gap = async () => {
		const [bar, box] = await Promise.all([header.boundingBox(), heading.boundingBox()]);
		return bar && box ? Math.round(box.y - (bar.y + bar.height)) : Number.NaN;
	};
	await expect.poll(gap).toBeGreaterThanOrEqual(0);
	await expect.poll(gap).toBeLessThan(260);
}

test("an anchor is at the top after loading, a click and a navigation", async ({ page }) => {
	await page.goto("/gym-services#small");
	await expectOnTop(page, page.getByRole("heading", { level: 2, name: "Trening u maloj grupi" }));
	const contents = page.getByRole("navigation", { name: "Na ovoj strani" });
	await contents.getByRole("link", { name: "Individualni trening" }).click();
	await expect(page).toHaveURL(/#individual$/);
	await expectOnTop(page, page.getByRole("heading", { level: 2, name: "Individualni trening" }));
	await page.getByRole("contentinfo").getByRole("link", { name: "Masaža" }).click();
	await expect(page).toHaveURL(/\/other-services#massage$/);
	await expectOnTop(page, page.getByRole("heading", { level: 2, name: "Masaža" }));
});

test("other services in English, massage with the clubs that offer it", { tag: "@release" }, async ({ page }) => {
	await page.goto("/en/other-services#health-bar");
	await expectOnTop(page, page.getByRole("heading", { level: 2, name: "Health bar" }));
	const massage = page.getByRole("region", { name: "Massage" });
	for (const club of ["Zemun", "Vračar", "Ušće", "Navigator", "Prvomajska"]) {
		await expect(massage.getByRole("link", { name: club })).toBeVisible();
	}
});

test("padel: four courts, prices, rental, opening hours, five questions, booked by phone or e-mail", {
	tag: "@release",
}, async ({ page }) => {
	await page.goto("/padel");
	await expect(page.getByRole("heading", { level: 1, name: "Padel" })).toBeVisible();
	const booking = page.getByRole("region", { name: "Rezerviši teren" });
	await expect(booking.getByRole("link", { name: "+381 11 4000 190" })).toHaveAttribute("href", "tel:+381114000190");
	await expect(booking.getByRole("link", { name: "padel@kvart.example" })).toHaveAttribute("href", /^mailto:/);
	await expect(booking.getByText("07:00–23:00")).toBeVisible();
	await expect(page.getByRole("table", { name: "Teren" }).getByRole("row", { name: /uveče/ })).toContainText(
		"3.500 RSD",
	);
	await expect(page.getByRole("table", { name: "Reket i loptice" }).getByRole("row", { name: /^Reket/ })).toContainText(
		"400 RSD",
	);
	await expect(page.getByRole("region", { name: "Pitanja" }).getByRole("group")).toHaveCount(5);
});

test("the price list has memberships side by side, one table per group, and how to request an offer", async ({
	page,
}) => {
	await page.goto("/price-list");
	const plans = page.getByRole("region", { name: "Izaberi članarinu" });
	await expect(plans.getByRole("heading", { level: 3 })).toHaveText([
		"Mesec bez pauze",
		"Teretana",
		"Grupni programi",
		"Teretana i grupni programi",
		"Les Mills",
	]);
	await expect(plans.getByText("263 RSD po treningu")).toBeVisible();
	// A price is on a card or in a table, not in both.
	await expect(plans.getByText("Pojedinačni dolazak")).toBeVisible();
	const others = page.getByRole("region", { name: "Ostale cene" });
	await expect(others.getByRole("heading", { level: 3 })).toHaveText([
		"Personalni treninzi",
		"Male grupe",
		"Solarijum",
		"Masaža",
	]);
	const massage = page.getByRole("row", { name: /Sportska/ });
	await expect(massage).toBeHidden();
	await page.getByRole("main").getByRole("heading", { level: 3, name: "Masaža" }).click();
	await expect(page.getByRole("table", { name: "Masaža" }).and(page.getByRole("table"))).toHaveCount(1);
	await expect(massage).toContainText("4.200 RSD");
	await expect(page.getByRole("link", { name: "Cene i termini za padel" })).toHaveAttribute("href", "/padel#prices");
	const offer = page.getByRole("region", { name: "Ponuda po tvojoj meri" });
	await expect(offer.getByRole("link", { name: "Nađi svoj trening" })).toHaveAttribute("href", "/training-selection");
	await page.emulateMedia({ media: "print" });
	for (const name of [/Sportska/, /Paket od 100 minuta/, /Pojedinačni dolazak/])
		await expect(page.getByRole("row", { name })).toBeVisible();
	for (const name of ["Izaberi članarinu", "Ostale cene"])
		await expect(page.getByRole("heading", { name })).toBeHidden();
	await expect(page.getByRole("heading", { name: "Ponuda po tvojoj meri" })).toBeHidden();
	const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
	expect(pages?.length).toBeLessThanOrEqual(3);
});

test("the terms have 25 blocks, and the contents link to each", { tag: "@release" }, async ({ page }) => {
	await page.goto("/terms-and-conditions");
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(25);
	await page.getByRole("navigation", { name: "Sadržaj" }).getByRole("link", { name: "Ormarići" }).click();
	await expectOnTop(page, page.getByRole("heading", { name: "Ormarići" }));
});

test("all questions are on one page, also as structured data", { tag: "@release" }, async ({ page }) => {
	await page.goto("/faq");
	const topics = ["Članarina i prijava", "Probni trening", "Freestyle", "Les Mills", "Padel"];
	for (const topic of topics) await expect(page.getByRole("heading", { level: 2, name: topic })).toBeVisible();
	await page.getByText("Mogu li da zamrznem članarinu?").click();
	await expect(page.getByText("najviše dvaput u kalendarskoj godini")).toBeVisible();
	const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
	const faq = structured.map((text) => JSON.parse(text)).find((entry) => entry["@type"] === "FAQPage");
	expect(faq.mainEntity).toHaveLength(34);
});

test("the app can be downloaded, and a failed download explains what to do", { tag: "@release" }, async ({ page }) => {
	await page.goto("/application");
	const button = page.getByRole("link", { name: "Preuzmi za Android" });
	await expect(button).toHaveAttribute("href", "/api/app/apk/download");
	const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
	expect(file.suggestedFilename()).toBe("kvart.apk");
	await page.route("**/api/app/apk/download", (route) =>
		route.fulfill({ status: 404, json: { code: "ERR_NOT_FOUND" } }),
	);
	await button.click();
	const notice = page.getByRole("alert");
	await expect(notice).toContainText("Preuzimanje nije uspelo");
	await expect(notice).toContainText("info@kvart.example");
	await expect(notice.getByRole("button", { name: "Pokušaj ponovo" })).toBeVisible();
});

test("the jobs page shows the roles and the mailbox", { tag: "@release" }, async ({ page }) => {
	await page.goto("/en/become-a-team-member");
	const roles = page.getByRole("region", { name: "Who we’re after" });
	await expect(roles.getByRole("listitem")).toHaveCount(8);
	await expect(page.getByRole("link", { name: "posao@kvart.example" })).toHaveAttribute(
		"href",
		"mailto:posao@kvart.example",
	);
});
