import { expect, hydrated, test, widths } from "../fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

test("the twelve tiles lead where the spec says, in its order", async ({ page }) => {
	await page.goto("/");
	const hrefs = await page
		.getByRole("main")
		.getByRole("link", { name: new RegExp(targets.map(([name]) => name).join("|")) })
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(hrefs.slice(0, 12)).toEqual(targets.map(([, path]) => path));
});

test("claims, free training, blog, about text and social profiles are there", async ({ page }) => {
	await page.goto("/");
	const main = page.getByRole("main");
	const claims = main.getByRole("region", { name: "U tri broja" });
	for (const claim of ["7", "12", "100%"]) await expect(claims.getByText(claim, { exact: true })).toBeVisible();
	await expect(main.getByRole("link", { name: "Zakaži probni trening" })).toHaveAttribute("href", "/free-training");
	await expect(main.getByRole("link", { name: "Svi tekstovi" })).toHaveAttribute("href", "/blog");
	await expect(main.getByRole("heading", { name: "Ceo grad, jedan kvart." })).toBeVisible();
	await expect(main.getByRole("link", { name: /Instagram/ })).toHaveAttribute("href", /instagram/);
});

test.describe("the banner of events", () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.install();
		await page.setViewportSize(widths.desktop);
		await page.goto("/");
		await page.clock.runFor(500);
		await hydrated(page);
	});

	test("turns every ten seconds, and the pause holds it", async ({ page }) => {
		const position = page.getByText(/^Događaj \d od 3/);
		await expect(position).toHaveText(/^Događaj 1 od 3/);
		await page.clock.runFor(10_500);
		await expect(position).toHaveText(/^Događaj 2 od 3/);
		await page.getByRole("button", { name: "Zaustavi smenjivanje" }).click();
		await page.mouse.move(700, 1200);
		await page.clock.runFor(30_000);
		await expect(position).toHaveText(/^Događaj 2 od 3/);
	});

	test("its arrows wrap both ways", async ({ page }) => {
		const position = page.getByText(/^Događaj \d od 3/);
		await page.getByRole("button", { name: "Prethodni događaj" }).click();
		await expect(position).toHaveText(/^Događaj 3 od 3/);
		await page.getByRole("button", { name: "Sledeći događaj" }).click();
		await expect(position).toHaveText(/^Događaj 1 od 3/);
	});

	test("leads to all events", async ({ page }) => {
		const more = page.getByRole("link", { name: "Više o događajima" }).first();
		await more.focus();
		await expect(more).toBeVisible();
		await expect(more).toHaveAttribute("href", "/events");
	});
});

test("the banner stands still for those who asked for less motion", async ({ browser }) => {
	const context = await browser.newContext({ reducedMotion: "reduce" });
	const page = await context.newPage();
	await page.clock.install();
	await page.goto("/");
	await page.clock.runFor(500);
	await hydrated(page);
	await page.clock.runFor(30_000);
	await expect(page.getByText(/^Događaj \d od 3/)).toHaveText(/^Događaj 1 od 3/);
	await context.close();
});

test("a button that is pressed while React takes the page over is pressed once", async ({ page }) => {
	await page.addInitScript(() => {
		// React works in turns that a message begins: with one alone it listens and has read the page's data, but has taken nothing over.
		let first = true;
		let waiting: (() => void)[] | undefined = [];
		window.MessageChannel = class extends MessageChannel {
			constructor() {
				super();
				const { port2 } = this;
				const post = port2.postMessage.bind(port2);
				port2.postMessage = (word: unknown) => {
					if (first || !waiting) post(word);
					else waiting.push(() => post(word));
					first = false;
				};
			}
		};
		const letReactWork = () => {
			const turns = waiting ?? [];
			waiting = undefined;
			for (const go of turns) go();
		};
		// A press that is held is looked after by a timer until it is over.
		const begin = window.setInterval.bind(window);
		const end = window.clearInterval.bind(window);
		const holds = { timers: new Set<unknown>(), all: 0 };
		const begun = (...given: Parameters<typeof begin>) => {
			const timer = begin(...given);
			if (given[1] === 50) holds.all = holds.timers.add(timer).size;
			return timer;
		};
		const ended = (timer: number) => {
			holds.timers.delete(timer);
			end(timer);
		};
		Object.assign(window, {
			setInterval: begun,
			clearInterval: ended,
			letReactWork,
			holds,
			waiting: () => waiting?.length,
		});
	});
	await page.goto("/");
	await page.waitForFunction(() => (window as unknown as { waiting: () => number }).waiting() > 0);
	expect(await page.evaluate(() => Object.keys(document.body))).toEqual([]);
	// As a screen reader presses: a click alone. A finger's touch would have made React take the button over before.
	await page.getByRole("button", { name: "Sledeći događaj" }).dispatchEvent("click");
	const shown = page.getByText(/^Događaj \d od 3/);
	await expect(shown).toHaveText(/^Događaj 2 od 3/);
	await page.evaluate(() => (window as unknown as { letReactWork: () => void }).letReactWork());
	await page.waitForFunction(() => {
		const { holds } = window as unknown as { holds: { timers: Set<unknown>; all: number } };
		return holds.all === 1 && holds.timers.size === 0;
	});
	await expect(shown).toHaveText(/^Događaj 2 od 3/);
});
