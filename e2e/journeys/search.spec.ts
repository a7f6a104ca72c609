import { expect, test } from "../fixtures.ts";

test("from any page: results are reached by arrow keys, counted, and link to all results or to what was found", async ({
	page,
}) => {
	await page.goto("/faq");
	await page.getByRole("banner").getByRole("link", { name: "Pretraga" }).click();
	const dialog = page.getByRole("dialog", { name: "Pretraga" });
	const field = dialog.getByRole("searchbox");
	await field.fill("zemun");
	await expect(dialog.getByRole("status")).toHaveText(/^\d+ rezultata? za „zemun“$/);
	const links = dialog.getByRole("listitem").getByRole("link");
	await expect(links.first().locator("mark")).toHaveText("Zemun");
	await field.press("ArrowDown");
	await expect(links.first()).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(dialog.getByRole("link", { name: "Svi rezultati" })).toBeFocused();
	await field.fill("qqqq");
	await expect(dialog.getByRole("status")).toHaveText("Nema rezultata");
	await expect(links).toHaveCount(0);
	await field.fill("zemun");
	await dialog.getByRole("link", { name: "Svi rezultati" }).click();
	await expect(page).toHaveURL("/search?q=zemun");
	await page.getByRole("banner").getByRole("link", { name: "Pretraga" }).click();
	await expect(field).toBeFocused();
	await field.fill("vracar");
	await dialog.getByRole("link", { name: "Vračar Centri" }).click();
	await expect(page).toHaveURL(/\/vracar$/);
	await expect(dialog).toBeHidden();
});

test("Enter opens all results, Esc closes the field and restores the focus", { tag: "@release" }, async ({ page }) => {
	await page.goto("/en");
	const entry = page.getByRole("banner").getByRole("link", { name: "Search" });
	await entry.click();
	const field = page.getByRole("searchbox", { name: "What are you looking for?" });
	await field.fill("yoga");
	await field.press("Escape");
	await expect(field).toBeHidden();
	await expect(entry).toBeFocused();
	await entry.click();
	await field.fill("yoga");
	await field.press("Enter");
	await expect(page).toHaveURL(/\/en\/search\?q=yoga$/);
	await expect(page.getByRole("region", { name: "Classes" }).getByRole("link", { name: "Hatha yoga" })).toBeVisible();
});

test("diacritics and script do not matter, and matches are highlighted", { tag: "@release" }, async ({ page }) => {
	for (const query of ["vracar", "Vračar", "Врачар", "VRACAR"]) {
		await page.goto(`/search?q=${encodeURIComponent(query)}`);
		const first = page.getByRole("main").getByRole("region").first();
		await expect(first).toHaveAccessibleName("Centri");
		await expect(first.getByRole("link").first()).toHaveText("Vračar");
		await expect(first.getByRole("link").first().locator("mark")).toHaveText("Vračar");
	}
	await page.goto("/search?q=djukanac");
	await expect(page.getByRole("link", { name: "Milica Đukanac" })).toBeVisible();
});

test("the results page can search again and is not indexed", { tag: "@release" }, async ({ page }) => {
	await page.goto("/search?q=padel");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	const field = page.getByRole("main").getByRole("searchbox");
	await expect(field).toHaveValue("padel");
	await field.fill("cenovnik");
	await page.getByRole("main").getByRole("button", { name: "Traži" }).click();
	await expect(page).toHaveURL(/\?q=cenovnik$/);
	await expect(page.getByRole("region", { name: "Stranice" }).getByRole("link", { name: "Cenovnik" })).toBeVisible();
	await page.goBack();
	await expect(field).toHaveValue("padel");
});

test("a typo gets a suggestion, nonsense gets links", { tag: "@release" }, async ({ page }) => {
	await page.goto("/search?q=zemum");
	await expect(page.getByRole("heading", { name: "Ništa za „zemum“" })).toBeVisible();
	await page.getByRole("navigation", { name: "Da li misliš na" }).getByRole("link", { name: "Zemun" }).click();
	await expect(page).toHaveURL(/\?q=Zemun$/);
	await expect(page.getByRole("region", { name: "Centri" }).getByRole("link", { name: "Zemun" })).toBeVisible();
	await page.goto("/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E");
	await expect(page.getByRole("navigation", { name: "Najčešće se traži" }).getByRole("link")).toHaveCount(5);
});

test("empty and too long queries have pages", { tag: "@release" }, async ({ page }) => {
	for (const path of [
		"/search",
		"/search?q=",
		"/search?q=%20%00%20",
		`/en/search?q=${"x".repeat(400)}`,
		"/search?q=%ud83d",
	]) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(200);
		await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the header links to a working form", { tag: "@release" }, async ({ page }) => {
		await page.goto("/blog");
		await page.getByRole("banner").getByRole("link", { name: "Pretraga" }).click();
		await expect(page).toHaveURL(/\/search$/);
		const field = page.getByRole("main").getByRole("searchbox");
		await field.fill("Ушће");
		await field.press("Enter");
		await expect(page).toHaveURL(/\/search\?q=/);
		await expect(page.getByRole("region", { name: "Centri" }).getByRole("link", { name: "Ušće" })).toBeVisible();
	});
});
