import { type BrowserContext, chromium } from "@playwright/test";
import { findProgram } from "../../scripts/prerequisites.mjs";

interface Context extends Pick<BrowserContext, "newPage" | "addInitScript" | "exposeFunction"> {
	close(): Promise<void>;
}

interface Options {
	/** Ignores the content security policy: the pages themselves must be clean. */
	withoutPolicy?: boolean;
}

/** A browser that can only reach the given site. */
export async function openBrowser(site: string, { withoutPolicy = false }: Options = {}): Promise<Context> {
	const executablePath = findProgram("chromium") ?? findProgram("chromium-browser");
	if (!executablePath) throw new Error("Chromium is not on the PATH.");
	const browser = await chromium.launch({ executablePath });
	const context = await browser.newContext({ bypassCSP: withoutPolicy, locale: "sr-Latn-RS" });
	await context.route("**", (route) =>
		route.request().url().startsWith(site) || /^(data|blob|about):/.test(route.request().url())
			? route.continue()
			: route.abort(),
	);
	return Object.assign(context, {
		close: async () => {
			await browser.close();
		},
	});
}
