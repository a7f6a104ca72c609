import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { openBoard, tablet, workers } from "../../office.ts";

// Nothing is saved: other journeys are not disturbed.

const stepHeight = 20;

/** Where a card is within its own column, and whether it can be seen. */
function placeOf(card: Locator) {
	return card.evaluate((element) => {
		const own = element.getBoundingClientRect();
		const column = element.parentElement?.getBoundingClientRect() ?? own;
		const seen = document.elementFromPoint(own.left + own.width / 2, own.top + own.height / 2);
		return { x: own.left - column.left, y: own.top - column.top, seen: element.contains(seen) };
	});
}

/** Texts do not move any more. */
async function fontsLoaded(page: Page): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
}

function later(time: string, minutes: number): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const sum = hour * 60 + minute + minutes;
	return `${Math.trunc(sum / 60)}:${String(sum % 60).padStart(2, "0")}`;
}

test("a training moved by keys is drawn where it is announced, however fast they are pressed and the page scrolls", {
	tag: "@release",
}, async ({ page, request, quiet: _ }) => {
	const board = await openBoard(page, request, workers.chain);
	await page.setViewportSize({ width: tablet.width, height: 600 });
	const handle = page.getByRole("button", { name: /^Premesti: /, exact: false }).first();
	const time = /\d+:\d+$/.exec((await handle.getAttribute("aria-label")) ?? "")?.[0] ?? "";
	const card = page.locator("[data-dragging]");
	await handle.press("Enter");
	const before = await placeOf(card);

	const quarters = 13;
	for (let press = 0; press < quarters; press++) await page.keyboard.press("ArrowDown");
	await expect(page.getByText(new RegExp(` u ${later(time, quarters * 15)}\\.`))).toBeAttached();
	expect(await placeOf(card)).toEqual({ x: before.x, y: before.y + quarters * stepHeight, seen: true });
	const scrolled = () => board.evaluate((element) => element.scrollTop + window.scrollY);
	expect(await scrolled()).toBeGreaterThan(0);
	// Scrolling does not move what is held.
	await page.mouse.wheel(0, 90);
	expect(await placeOf(card)).toMatchObject({ x: before.x, y: before.y + quarters * stepHeight });

	const days = await board.getByRole("region").evaluateAll((all) => all.map((day) => day.getBoundingClientRect().left));
	const width = (days.at(1) ?? 0) - (days.at(0) ?? 0);
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	expect((await placeOf(card)).x).toBeCloseTo(before.x + 2 * width, 0);

	await page.keyboard.press("Escape");
	await expect(card).toHaveCount(0);
	await expect(handle).toBeFocused();
});

test("a training dragged by mouse stays below the pointer, also over what is in its way", async ({
	page,
	request,
	quiet: _,
}) => {
	// Changes by other journeys are listed above the board, and would move it.
	for (const list of ["change", "substitution"])
		await page.route(`**/api/staff/schedule/${list}`, (route) => route.fulfill({ json: [] }));
	const board = await openBoard(page, request, workers.chain);
	await page.setViewportSize({ width: 1440, height: 2000 });
	await fontsLoaded(page);
	const cards = board.locator("[data-state=open]");
	const from = await cards.first().boundingBox();
	// In the afternoon of another day: a drag ends where the board ends.
	const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
	const other = boxes.find(
		(box) => box && from && box.x > from.x + from.width && box.y > from.y + from.height && box.height > 2 * stepHeight,
	);
	if (!from || !other) throw new Error("The board needs two trainings to come, the later one of over half an hour.");
	const grip = { x: from.x + 30, y: from.y + 30 };
	const held = board.locator("[data-dragging]");
	const distance = async () => {
		const box = await held.boundingBox();
		return box && { x: Math.abs(box.x + 30 - pointer.x), y: Math.abs(box.y + 30 - pointer.y) };
	};
	let pointer = grip;
	await page.mouse.move(grip.x, grip.y);
	await page.mouse.down();
	// To the place of another one, and on from there.
	for (const by of [-2 * stepHeight, 0, stepHeight]) {
		pointer = { x: other.x + 30, y: other.y + 30 + by };
		await page.mouse.move(pointer.x, pointer.y, { steps: 4 });
		if (by >= 0) await expect(held).toHaveAttribute("data-refused", "true");
		await expect.poll(async () => (await distance())?.x).toBeLessThan(from.width / 2 + 2);
		await expect.poll(async () => (await distance())?.y).toBeLessThanOrEqual(stepHeight / 2 + 1);
	}
	await page.keyboard.press("Escape");
	await expect(held).toHaveCount(0);
	await page.mouse.up();
});

interface Named {
	name: string;
	name_eng: string;
	duration: number;
}

interface Week {
	dates: string[];
	entries: { training: object; training_date: string; time: number; duration: number; coach: object | null }[];
}

/** Every training that the demo has, one after the other, with the coach whose name is the longest. */
async function showAllTrainings(page: Page, trainings: readonly Named[], coach: object): Promise<void> {
	await page.route(/\/schedule\/room\/\d+\/week/, async (route) => {
		const answer = await route.fetch();
		const week = (await answer.json()) as Week;
		const entries = week.entries.slice(0, trainings.length).map((entry, index) => {
			const { name = "", name_eng = "", duration = 0 } = trainings[index] ?? {};
			const minutes = 7 * 60 + Math.trunc(index / 7) * 75;
			const time = Math.trunc(minutes / 60) * 100 + (minutes % 60);
			const training = { ...entry.training, name, name_eng };
			return { ...entry, training, training_date: week.dates[index % 7], time, duration, coach, substitute: null };
		});
		await route.fulfill({ response: answer, json: { ...week, entries } });
	});
}

/** Names and coaches that are outside of their cards, and names with a word on two lines. */
function cutTexts(board: Locator): Promise<string[]> {
	return board.evaluate((element) =>
		[...element.querySelectorAll<HTMLElement>("[data-state] [title]")]
			.filter((text) => {
				const inner = text.getBoundingClientRect();
				const outer = text.closest("[data-state]")?.getBoundingClientRect() ?? inner;
				if (inner.bottom > outer.bottom || inner.right > outer.right || text.scrollWidth > text.clientWidth)
					return true;
				const node = text.firstChild;
				if (!(node instanceof Text)) return false;
				return [...node.data.matchAll(/[^\s-]+/g)].some(({ index, 0: word }) => {
					const range = document.createRange();
					range.setStart(node, index);
					range.setEnd(node, index + word.length);
					return range.getClientRects().length > 1;
				});
			})
			.map((text) => text.title),
	);
}

for (const language of ["sr", "en"] as const) {
	test(`the name of every training is whole on the board, in ${language}`, { tag: "@release" }, async ({
		page,
		request,
		quiet: _,
	}) => {
		const trainings = (await (await request.get("/api/training")).json()) as Named[];
		await showAllTrainings(page, trainings, { id: 1, name: "Katarina Nedić-Voskar" });
		const board = await openBoard(page, request, workers.chain, { language });
		const names = trainings.map(({ name, name_eng }) => (language === "sr" ? name : name_eng));
		for (const name of names) await expect(board.getByTitle(name, { exact: true })).toHaveCount(1);
		await fontsLoaded(page);
		expect(await cutTexts(board)).toEqual([]);

		await page.setViewportSize({ width: 1440, height: 900 });
		await page.getByText(language === "sr" ? "Sve sale" : "All rooms", { exact: true }).click();
		for (const name of names) await expect(board.getByTitle(name, { exact: true })).toHaveCount(2);
		await fontsLoaded(page);
		expect(await cutTexts(board)).toEqual([]);
	});
}
