import { expectAccessible } from "../accessible.ts";
import { expect, test, visits, widths } from "../fixtures.ts";
import { toast } from "../member.ts";

const texts = {
	Serbian: {
		heading: "Nađi termin",
		form: "Suzi termine",
		when: "Kada",
		tonight: "Večeras",
		gym: "Centar",
		free: "Samo gde ima mesta",
		show: "Prikaži termine",
		count: /\d+ termina?$/,
		today: /^Danas/,
		book: /^Prijavi se: /,
	},
	English: {
		heading: "Find a class",
		form: "Narrow down the classes",
		when: "When",
		tonight: "Tonight",
		gym: "Centre",
		free: "Only with places left",
		show: "Show classes",
		count: /^\d+ class(es)?$/,
		today: /^Today/,
		book: /^Book: /,
	},
} as const;

for (const { name, root, device, viewport, tag } of visits) {
	test(`finds a class tonight in one club and leads to its sheet, in ${name} on a ${device}`, { tag }, async ({
		page,
		quiet: _,
	}) => {
		const words = texts[name];
		await page.setViewportSize(viewport);
		await page.goto(`${root}/find`);
		await expect(page.getByRole("heading", { level: 1, name: words.heading })).toBeVisible();
		const form = page.getByRole("form", { name: words.form });
		await form.getByLabel(words.when).selectOption(words.tonight);
		// From here by keyboard alone.
		await form.getByLabel(words.gym).focus();
		await page.keyboard.type("Zem");
		await form.getByLabel(words.free).press("Space");
		await form.getByRole("button", { name: words.show }).press("Enter");
		await expect(page).toHaveURL(/\?when=tonight&training=&coach=&gym=3&free=1#results$/);
		const results = page.getByRole("heading", { level: 2, name: words.count });
		await expect(results).toBeFocused();
		await expect(results).toBeInViewport();
		const today = page.getByRole("region", { name: words.today });
		const rows = today.getByRole("listitem");
		await expect(rows.first()).toContainText("Zemun");
		for (const start of await rows.getByRole("time").allTextContents())
			expect(Number(start.split(":")[0])).toBeGreaterThanOrEqual(17);
		// The header covers a part of the form where the results begin.
		await page.evaluate(() => window.scrollTo(0, 0));
		await expectAccessible(page);
		await rows.first().getByRole("link", { name: words.book }).click();
		await expect(page).toHaveURL(/\/training-schedule\/3\?room=\d+&week=2026-11-16&day=3&book=\d+$/);
		await expect(page.getByRole("dialog")).toBeVisible();
	});
}

test("what can I catch: the next three hours, with places", { tag: "@release" }, async ({ page }) => {
	await page.goto("/find");
	await page.getByRole("main").getByRole("link", { name: "Šta mogu da stignem" }).click();
	await expect(page).toHaveURL("/find?when=now#results");
	await expect(page.getByRole("heading", { name: /\d+ termina?$/ })).toBeFocused();
	// The end of the page: all of it has come.
	await expect(page.getByRole("contentinfo")).toBeVisible();
	const starts = await page.getByRole("main").getByRole("time").allTextContents();
	expect(starts.length).toBeGreaterThan(0);
	for (const start of starts) expect(start).toMatch(/^1[0-3]:/);
	await expect(page.getByText("Popunjeno")).toHaveCount(0);
});

test("an empty result names each filter to leave out", { tag: "@release" }, async ({ page }) => {
	// No coach teaches every training.
	await page.goto("/find?when=now&training=3&coach=29&gym=4");
	await expect(page.getByRole("heading", { name: "Nema takvog termina" })).toBeVisible();
	await page.getByRole("link", { name: "Ukloni: U naredna tri sata" }).click();
	await expect(page).toHaveURL("/find?training=3&coach=29&gym=4#results");
	await page.getByRole("link", { name: "Poništi sve" }).first().click();
	await expect(page.getByText(/^Prvih 30 termina/)).toBeVisible();
	await page.getByRole("link", { name: "Prikaži još termina" }).click();
	await expect(page.getByText(/^Prvih 100 termina/)).toBeVisible();
});

test("the nearest clubs are found on a press, if the visitor allows it", { tag: "@release" }, async ({
	page,
	context,
}) => {
	await page.goto("/find?gym=3");
	const near = page.getByRole("button", { name: "U blizini" });
	await near.click();
	await expect(toast(page, "Ne znamo gde si.")).toBeVisible();
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 44.7926, longitude: 20.482 });
	await near.click();
	// The address names the clubs, not the position.
	await expect(page).toHaveURL(/\?when=&training=&coach=&gym=5%2C\d+%2C\d+#results$/);
	await expect(page.getByLabel("Centar").locator("option:checked")).toHaveText(/^Najbliži: Vračar, /);
	await expect(page.getByText("0 km od tebe").first()).toBeVisible();
	await expect(page.getByText("Zemun", { exact: false }).and(page.getByRole("listitem"))).toHaveCount(0);
});

test("coaches, trainings, clubs and the home page lead to their next classes", { tag: "@release" }, async ({
	page,
}) => {
	for (const address of ["/", "/zemun", "/freestyle-trainings?training=3", "/coaches?coach=1"]) {
		await page.goto(address);
		const next = page.getByRole("region", { name: "Sledeći termini" });
		await expect(next.getByRole("link", { name: /^Prijavi se: / }).first()).toHaveAttribute("href", /&book=\d+$/);
		expect(await next.getByRole("listitem").count()).toBeLessThanOrEqual(3);
	}
});

test("the sheets of trainings and coaches show the hours beside the text, on phones above it", {
	tag: "@release",
}, async ({ page }) => {
	for (const address of ["/freestyle-trainings?training=11", "/coaches?coach=1"]) {
		for (const size of [widths.desktop, widths.phone]) {
			await page.setViewportSize(size);
			await page.goto(address);
			const dialog = page.getByRole("dialog");
			const hours = await dialog.getByRole("region", { name: "Sledeći termini" }).boundingBox();
			const long = await dialog
				.getByRole("paragraph")
				.evaluateAll((all) =>
					all
						.filter((each) => (each.textContent?.length ?? 0) > 120)
						.map((each) => each.getBoundingClientRect().toJSON()),
				);
			const [text] = long as { x: number; y: number; width: number }[];
			if (!hours || !text) throw new Error(`${address} has no hours or no text`);
			if (size === widths.desktop) {
				expect(text.x + text.width).toBeLessThanOrEqual(hours.x);
				expect(text.y).toBeLessThan(size.height);
			} else expect(text.y).toBeGreaterThanOrEqual(hours.y + hours.height);
		}
	}
});

test("tonight near me with places: three presses from home", async ({ page, context }) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 44.7926, longitude: 20.482 });
	await page.setViewportSize(widths.phone);
	await page.goto("/");
	await page.getByRole("link", { name: "Večeras u blizini" }).click();
	await expect(page).toHaveURL(/\?when=tonight&training=&coach=&gym=5%2C\d+%2C\d+&free=1#results$/);
	await expect(page.getByRole("heading", { name: /\d+ termina?$/ })).toBeInViewport();
	await page
		.getByRole("link", { name: /^Prijavi se: / })
		.first()
		.click();
	// The third press sends the form of a guest, or confirms for a member.
	await expect(page.getByRole("dialog").getByRole("button", { name: /^Prijavi se/ })).toBeVisible();
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL("/find?when=tonight&free=1#results");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form finds classes and a class can be booked", { tag: "@release" }, async ({ page }) => {
		await page.goto("/find");
		await expect(page.getByRole("button", { name: "U blizini" })).toBeHidden();
		await page.getByLabel("Kada").selectOption("tonight");
		await page.getByRole("button", { name: "Prikaži termine" }).click();
		await expect(page.getByRole("heading", { name: /\d+ termina?$/ })).toBeInViewport();
		await page
			.getByRole("link", { name: /^Prijavi se: / })
			.first()
			.click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expect(page.getByLabel("Telefon")).toBeVisible();
	});
});
