import { expect, languages, test } from "../fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const { name, root } of languages) {
	test(`the home page in ${name} shows all twelve centres and leads on`, async ({ page }) => {
		await page.goto(root || "/");
		const main = page.getByRole("main");
		for (const club of [
			"Banjica",
			"Blokovi",
			"Zemun",
			"Ustanička",
			"Vračar",
			"Pionir",
			"Ušće",
			"Navigator",
			"Prvomajska",
			"Barajevo",
			"Miljakovac",
			"Zvezdara",
		]) {
			await expect(main.getByRole("link", { name: club }).first()).toBeVisible();
		}
		await expect(page.getByRole("contentinfo").getByRole("link", { name: "Zemun" })).toBeVisible();
	});
}

test("the language is the address's, whatever the browser prefers", { tag: "@release" }, async ({ request }) => {
	for (const accepted of ["en", "de", "sr-Cyrl"]) {
		const headers = { "accept-language": accepted };
		expect(await (await request.get("/", { headers })).text()).toContain('<html lang="sr-Latn"');
		expect(await (await request.get("/en", { headers })).text()).toContain('<html lang="en"');
	}
});
