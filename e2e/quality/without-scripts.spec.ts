import { expect, languages, test, widths } from "../fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: widths.desktop });

/** The order and the addresses of the spec. */
const targets = [
	["Banjica", "/training-schedule/1"],
	["Blokovi", "/training-schedule/7"],
	["Zemun", "/training-schedule/3"],
	["Ustanička", "/training-schedule/8"],
	["Vračar", "/training-schedule/5"],
	["Pionir", "/training-schedule/4"],
	["Ušće", "/usce-sc"],
	["Navigator", "/navigator"],
	["Prvomajska", "/prvomajska"],
	["Barajevo", "/barajevo"],
	["Miljakovac", "/miljakovac"],
	["Zvezdara", "/zvezdara"],
] as const;

const words = {
	Serbian: { tiles: "Nađi svoj kvart", menu: "Glavni meni", services: "Usluge" },
	English: { tiles: "Find your block", menu: "Main menu", services: "Services" },
} as const;

for (const { name, root } of languages) {
	test(`the home page in ${name} shows all twelve centres, and header and footer lead on`, {
		tag: root ? ["@release"] : [],
	}, async ({ page }) => {
		const texts = words[name];
		await page.goto(root || "/");
		const tiles = page.getByRole("region", { name: texts.tiles });
		const links = tiles.getByRole("link", { name: new RegExp(targets.map(([club]) => club).join("|")) });
		const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(hrefs.slice(0, targets.length)).toEqual(targets.map(([, path]) => root + path));
		for (const [club] of targets) await expect(tiles.getByRole("link", { name: club }).first()).toBeVisible();
		await page.getByRole("navigation", { name: texts.menu }).locator("summary", { hasText: texts.services }).click();
		await page.getByRole("link", { name: "Les Mills" }).first().click();
		await expect(page).toHaveURL(`${root}/les-mills-trainings`);
		await page.getByRole("contentinfo").getByRole("link", { name: "Zemun" }).click();
		await expect(page).toHaveURL(`${root}/zemun`);
	});
}

test("the language is the address's, whatever the browser prefers", { tag: "@release" }, async ({ request }) => {
	for (const accepted of ["en", "de", "sr-Cyrl"]) {
		const headers = { "accept-language": accepted };
		expect(await (await request.get("/", { headers })).text()).toContain('<html lang="sr-Latn"');
		expect(await (await request.get("/en", { headers })).text()).toContain('<html lang="en"');
	}
});
