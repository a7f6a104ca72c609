import { test as base, expect, type Page } from "@playwright/test";
import { type OwnServer, startOwnServer, startTimeout } from "./own-server.ts";

export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

export const languages = [
	{ name: "Serbian", root: "", lang: "sr-Latn" },
	{ name: "English", root: "/en", lang: "en" },
] as const;

const [serbian, english] = languages;

/**
 * For journeys: each language on one device, and each device in one language. Before a release, the tests of `quality/`
 * open every page in both languages at every width.
 */
export const visits = [
	{ ...serbian, device: "phone", viewport: widths.phone, tag: [] as string[] },
	{ ...english, device: "desktop", viewport: widths.desktop, tag: ["@release"] as string[] },
] as const;

/** Errors, warnings and failed requests of a page. */
function complaints(page: Page): string[] {
	const list: string[] = [];
	page.on("console", (message) => {
		// Playwright's own: only the journeys without a line allow service workers.
		if (message.text() === "Service Worker registration blocked by Playwright") return;
		if (message.type() === "error" || message.type() === "warning") list.push(message.text());
	});
	page.on("pageerror", (error) => list.push(error.message));
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText;
		// The browser drops requests when it leaves the page, and prefetches whenever it likes.
		if (reason === "net::ERR_ABORTED" || request.headers()["sec-purpose"]?.startsWith("prefetch")) return;
		list.push(`${request.url()} failed: ${reason}`);
	});
	return list;
}

interface Fixtures {
	/** Fails the test if there were any. */
	quiet: string[];
}

interface WorkerFixtures {
	/** For tests that change what every page shows. Each leaves it as the next one expects it. */
	ownServer: OwnServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
	quiet: async ({ page }, use) => {
		const list = complaints(page);
		await use(list);
		expect(list).toEqual([]);
	},
	ownServer: [
		async ({ playwright: _ }, use) => {
			const server = await startOwnServer({});
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: startTimeout },
	],
});

/** Holds requests to an address until the test releases them. */
export async function held(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** Delays all scripts until the test releases them. */
export const noScripts = (page: Page) => held(page, "**/assets/*.js");

export { expect };
