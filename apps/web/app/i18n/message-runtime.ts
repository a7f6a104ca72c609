import type { Locale } from "@kvart/contract/locale";

/**
 * What messages need of their library's runtime in the browser: the language. The rest of it (strategies, cookies,
 * address patterns) is not for this site, where the address decides. `lean-modules.ts` puts it in its place.
 */
export const experimentalStaticLocale: Locale | undefined = undefined;

let current: () => Locale = () => "sr";

export function getLocale(): Locale {
	return current();
}

export function overwriteGetLocale(read: () => Locale): void {
	current = read;
}
