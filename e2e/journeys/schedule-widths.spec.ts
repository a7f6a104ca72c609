import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test, widths } from "../fixtures.ts";
import { logIn } from "../member.ts";

const days = (page: Page): Locator => page.getByRole("region").getByRole("heading", { level: 2 });

async function swipe(page: Page, from: number, to: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const { y = 0 } = (await days(page).boundingBox()) ?? {};
	const finger = (x: number) => [{ x, y: y + 4 }];
	await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: finger(from) });
	for (const part of [0.25, 0.5, 0.75, 1]) {
		await session.send("Input.dispatchTouchEvent", {
			type: "touchMove",
			touchPoints: finger(from + (to - from) * part),
		});
	}
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("on a phone", () => {
	test.use({ viewport: widths.phone, hasTouch: true });

	test("the first screen shows a training that is still to come, to visitors and members", async ({
		page,
		request,
	}) => {
		const expectComing = async (address: string, { width, height }: { width: number; height: number }) => {
			await page.setViewportSize({ width, height });
			await page.goto(address);
			const coming = page.locator('article:not([data-state="passed"])').getByRole("heading").first();
			const name = await coming.boundingBox();
			const bar = await page.locator("[data-bar]").boundingBox();
			expect((name?.y ?? 0) + (name?.height ?? 0), `${address} at ${width} px`).toBeLessThan(bar?.y ?? 0);
		};
		const boards = ["/training-schedule/3", "/en/training-schedule/3", "/training-schedule/8"];
		for (const address of boards) await expectComing(address, { width: 360, height: 740 });
		await logIn(page, request, "ana@kvart.example");
		for (const address of boards) await expectComing(address, { width: 360, height: 740 });
		await expectComing("/training-schedule/3", widths.phone);
	});

	test("shows one day at a time, and a swipe changes it", { tag: "@release" }, async ({ page }) => {
		await page.goto("/training-schedule/4");
		await expect(days(page)).toHaveText([/^sreda/]);
		await swipe(page, 330, 60);
		await expect(days(page)).toHaveText([/^četvrtak/]);
		await expect(page).toHaveURL(/\?day=4$/);
		for (const day of [/^sreda/, /^utorak/, /^ponedeljak/, /^nedelja/]) {
			await swipe(page, 60, 330);
			await expect(days(page)).toHaveText([day]);
		}
		await page.getByRole("link", { name: "Filteri" }).click();
		// A click, because a tap right after a swipe counts as its end.
		await page.getByRole("link", { name: "Sedmica", exact: true }).click();
		// In the long list today is on top.
		await expect(days(page)).toHaveCount(5);
		await expect(days(page).first()).toHaveText(/^sreda/);
		await expectAccessible(page);
	});
});

test("the tools of the schedule share one row on a desktop", { tag: "@release" }, async ({ page }) => {
	await page.setViewportSize(widths.desktop);
	for (const root of ["", "/en"]) {
		await page.goto(`${root}/training-schedule/3`);
		const tops = await page
			.getByRole("navigation", { name: /^(Sale|Studios|Sedmice|Weeks|Prikaz rasporeda|Schedule view)$/ })
			.or(page.getByRole("form", { name: /^(Suzi raspored|Narrow down the schedule)$/ }))
			.evaluateAll((tools) =>
				tools.map((tool) => tool.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
			);
		expect(tops).toHaveLength(4);
		for (const top of tops) expect(Math.abs(top - (tops[0] ?? 0))).toBeLessThan(8);
	}
});
