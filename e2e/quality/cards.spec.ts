import type { Locator, Page } from "@playwright/test";
import type { Period } from "../board.ts";
import { expect, languages, test } from "../fixtures.ts";
import { logIn } from "../member.ts";

const widths = [320, 340, 360, 375, 390, 412, 430, 460, 500, 640];
/** The narrowest columns of the week, and those of a desktop. */
const weekWidths = [1280, 1440];

/** Times of the board, at 10:00. Each card has the changes of one state. */
const states: Record<number, Partial<Period> & Record<string, unknown>> = {
	700: {},
	930: { duration: 60 },
	945: { booked: true, duration: 60 },
	1130: { booked: true },
	1600: {},
	1610: { samsung_promotion: true },
	1620: { free_places: 0, waiting_count: 12 },
	1630: { free_places: 0, waiting: 12, waiting_count: 12 },
	1640: { booked: true },
	1650: { cancelled: true },
	1700: { cancelled: true, moved_to: { training_date: "2026-11-18", time: 2015 } },
	1710: { cancelled: true, moved_to: { training_date: "2026-11-20", time: 2015 } },
	1720: {},
};

/** The server's answers, with one class in every state on Wednesday. */
async function showAllStates(page: Page): Promise<void> {
	await page.route("**/api/time", async (route) => {
		const time = (await (await route.fetch()).json()) as object;
		await route.fulfill({ json: { ...time, now: "2026-11-18T09:00:00.000Z" } });
	});
	await page.route("**/api/period/gym_room/3?week=this", async (route) => {
		const [first] = (await (await route.fetch()).json()) as Period[];
		const training = { ...first?.training, name: "Treće poluvreme 60+", name_eng: "Second wind 60+" };
		const json = Object.entries(states).map(([time, changes], index) => {
			const place = { id: 90_000 + index, day: 3, time: Number(time), training_date: "2026-11-18", training };
			return { ...first, ...place, capacity: 24, free_places: 12, ...changes };
		});
		await route.fulfill({ json });
	});
	await page.route("**/api/period/*/booking", (route) => route.abort());
}

/** Texts, marks and buttons of a card that cover or touch each other, or leave the card. */
const collisions = (cards: Locator) =>
	cards.evaluateAll((all) => {
		const button = ":is(a, button):not(h3 a)";
		const boxesOf = (card: Element) => {
			// Without tooltips and what is for screen readers only.
			const elements = [...card.querySelectorAll("*")].filter(
				(each) => !each.closest("[role='tooltip']") && each.getBoundingClientRect().width > 1,
			);
			const buttons = elements.filter((each) => each.matches(button));
			const leaves = elements.filter((each) => !each.closest(button) && each.childElementCount === 0);
			const texts = elements.filter(
				(each) =>
					!each.closest(button) &&
					[...each.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent),
			);
			const rects = (each: Element) => {
				if (!texts.includes(each)) return [each.getBoundingClientRect()];
				const range = document.createRange();
				range.selectNodeContents(each);
				return [...range.getClientRects()];
			};
			return [...new Set([...buttons, ...leaves, ...texts])].flatMap((each) =>
				rects(each).map((rect) => ({
					each,
					name: each.textContent || each.className,
					rect,
					room: buttons.includes(each) ? 2 : -1,
				})),
			);
		};
		return all.flatMap((card) => {
			const frame = card.getBoundingClientRect();
			const boxes = boxesOf(card);
			const outside = boxes.filter(({ rect }) => rect.left < frame.left || rect.right > frame.right);
			const pairs = boxes.flatMap((a, index) =>
				boxes
					.slice(index + 1)
					.filter((b) => {
						if (a.each.contains(b.each) || b.each.contains(a.each)) return false;
						const room = Math.max(a.room, b.room);
						return (
							a.rect.left < b.rect.right + room &&
							b.rect.left < a.rect.right + room &&
							a.rect.top < b.rect.bottom + room &&
							b.rect.top < a.rect.bottom + room
						);
					})
					.map((b) => `${a.name} × ${b.name}`),
			);
			return [...pairs, ...outside.map(({ name }) => `${name} leaves the card`)];
		});
	});

async function expectNoCollision(page: Page, at = widths): Promise<void> {
	const cards = page.getByRole("article");
	for (const width of at) {
		await page.setViewportSize({ width, height: 844 });
		await page.evaluate(() => document.fonts.ready);
		expect(await collisions(cards), `at ${width} px`).toEqual([]);
	}
}

for (const { name, root } of languages) {
	const tag = root ? ["@release"] : [];
	test(`the parts of a card never cover each other, in any state and at any width: ${name}`, { tag }, async ({
		page,
		request,
	}) => {
		await logIn(page, request, "ana@kvart.example");
		await showAllStates(page);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`${root}/training-schedule/3?day=3`);
		const cards = page.getByRole("article");
		await expect(cards).toHaveCount(Object.keys(states).length);
		// One that is late to cancel, and one whose answer was lost.
		await cards.filter({ hasText: "11:30" }).getByRole("button").click();
		await cards.filter({ hasText: "17:20" }).getByRole("link").last().click();
		await expect(page.getByRole("article").getByRole("alert")).toHaveCount(2);
		await expectNoCollision(page);
		await page.goto(`${root}/training-schedule/3?mode=week`);
		await expect(cards).toHaveCount(Object.keys(states).length);
		await expectNoCollision(page, weekWidths);
	});

	test(`the parts of a guest's card never cover each other, today and ahead: ${name}`, { tag: "@release" }, async ({
		page,
	}) => {
		for (const day of [3, 5]) {
			await page.goto(`${root}/training-schedule/3?day=${day}`, { waitUntil: "domcontentloaded" });
			await expect(page.getByRole("article").first()).toBeVisible();
			await expectNoCollision(page);
		}
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("a tooltip opens on hover only", { tag: "@release" }, async ({ page }) => {
		await page.goto("/training-schedule/3?day=2");
		const tip = page.getByRole("article").first().getByRole("tooltip", { includeHidden: true });
		await expect(tip).toBeHidden();
		await page.getByRole("article").first().getByRole("button").hover();
		await expect(tip).toBeVisible();
		await expect(tip).toHaveText("Ne možete se prijaviti za trening koji je prošao");
	});
});
