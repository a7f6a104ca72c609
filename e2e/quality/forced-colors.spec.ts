import type { Locator } from "@playwright/test";
import { expect, test, widths } from "../fixtures.ts";

const groundOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).backgroundColor);

test.use({ viewport: widths.phone, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("the choices on the schedule are visible in forced colours", { tag: "@release" }, async ({ page }) => {
	await page.goto("/training-schedule/3?day=5&mode=day&free=1&part=evening");
	for (const name of ["Sale", "Sedmice", "Prikaz rasporeda", "Dani u sedmici"]) {
		const links = page.getByRole("navigation", { name }).getByRole("link");
		const chosen = links.and(page.locator("[aria-current]"));
		const other = links.and(page.locator(":not([aria-current], [aria-label])"));
		await expect(chosen).toHaveCount(1);
		expect(await groundOf(chosen), name).not.toBe(await groundOf(other.first()));
	}
	const filters = page.getByRole("form", { name: "Suzi raspored" });
	const off = await groundOf(filters.getByLabel("Trener"));
	expect(await groundOf(filters.getByRole("link", { name: "Mogu da se prijavim" }))).not.toBe(off);
	expect(await groundOf(filters.getByLabel("Doba dana"))).not.toBe(off);
	// Without a choice the width decides.
	await page.goto("/training-schedule/3?filters=1");
	const mode = page.getByRole("navigation", { name: "Prikaz rasporeda" });
	const [week, day] = [mode.getByRole("link", { name: "Sedmica" }), mode.getByRole("link", { name: "Dan" })];
	const [plain, marked] = [await groundOf(week), await groundOf(day)];
	expect(marked).not.toBe(plain);
	await page.setViewportSize(widths.desktop);
	await expect.poll(async () => [await groundOf(day), await groundOf(week)]).toEqual([plain, marked]);
});

test("a ticked box and a chosen option are visible in forced colours", { tag: "@release" }, async ({ page }) => {
	await page.goto("/training-selection");
	for (const kind of ["checkbox", "radio"] as const) {
		const looks = await page.locator(`input[type=${kind}]`).evaluateAll((inputs) => {
			const [first] = inputs as HTMLInputElement[];
			const look = (checked: boolean) => {
				if (first) first.checked = checked;
				const style = first && getComputedStyle(first);
				return { checked, look: `${style?.borderTopWidth} ${first && getComputedStyle(first, "::before").scale}` };
			};
			return [look(true), look(false)];
		});
		const of = (checked: boolean) => new Set(looks.filter((one) => one.checked === checked).map(({ look }) => look));
		expect(of(true).size).toBeGreaterThan(0);
		expect(of(false).size).toBeGreaterThan(0);
		expect(
			[...of(true)].filter((look) => of(false).has(look)),
			kind,
		).toEqual([]);
	}
});
