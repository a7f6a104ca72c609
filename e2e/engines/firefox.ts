import { type ElementHandle, launch } from "puppeteer-core";
import { type Engine, findElement, type Kind, pageContent } from "./visitor.ts";

/** Firefox by WebDriver BiDi, which needs no driver. */
export async function startFirefox(executablePath: string): Promise<Engine> {
	const browser = await launch({ browser: "firefox", executablePath, headless: true });
	const page = await browser.newPage();
	await page.setViewport({ width: 1280, height: 900 });
	const find = async (kind: Kind, name: string) => {
		const handle = await page.evaluateHandle(findElement, kind, name);
		return handle.asElement() as ElementHandle | null;
	};
	const placeOf = async (kind: Kind, name: string) => {
		const element = await find(kind, name);
		await element?.scrollIntoView();
		return element ? element.clickablePoint() : null;
	};
	return {
		name: "Firefox",
		open: async (address) => void (await page.goto(address)),
		address: async () => page.evaluate(() => window.location.href),
		back: async () => void (await page.goBack()),
		linkTo: async (name) => (await (await find("link", name))?.evaluate((link) => link.getAttribute("href"))) ?? "",
		click: async (kind, name) => {
			// The page may replace the element after it was found: the caller retries.
			const place = await placeOf(kind, name).catch(() => null);
			if (place) await page.mouse.click(place.x, place.y);
			return place !== null;
		},
		type: async (label, text) => {
			await (await find("field", label))?.type(text);
		},
		content: () => page.evaluate(pageContent),
		// A page that is being left has no elements: the caller retries.
		sees: async (kind, name) => (await find(kind, name).catch(() => null)) !== null,
		close: async () => browser.close(),
	};
}
