import type { Locale } from "@kvart/contract/locale";

/** English addresses start with `/en`, Serbian ones have no prefix. */
const englishPrefix = "/en";

export function localeOf(pathname: string): Locale {
	return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? "en" : "sr";
}

/** Without the language: `/clubs` for `/en/clubs`. */
export function barePath(pathname: string): string {
	return localeOf(pathname) === "en" ? pathname.slice(englishPrefix.length) || "/" : pathname;
}

/** A bare path in a language; query and hash stay. */
export function localePath(path: string, locale: Locale): string {
	if (locale === "sr") return path;
	return path === "/"
		? englishPrefix
		: `${englishPrefix}${path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path}`;
}

/** For `<html lang>` and `hreflang`. */
export const languageTag: Record<Locale, string> = { sr: "sr-Latn", en: "en" };
