import { localeOf } from "./locale.ts";

// What messages import in the browser, instead of Paraglide's runtime: that one finds the language by strategies, with
// code for cookies and routes that no page of ours runs. The address has it.

export function getLocale() {
	return localeOf(window.location.pathname);
}

/** Only builds for one language have one. */
export const experimentalStaticLocale = undefined;
