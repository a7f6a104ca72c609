import { type Locale, locales } from "@kvart/contract/locale";

/** Serbian lives at the bare routes, English under `/en`. */
const englishPrefix = "/en";

export function localeOf(pathname: string): Locale {
	return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? "en" : "sr";
}

/** The route's path without the language: `/en/clubs` is `/clubs`. */
export function barePath(pathname: string): string {
	return localeOf(pathname) === "en" ? pathname.slice(englishPrefix.length) || "/" : pathname;
}

/** The address of a bare path in a language; query and hash stay. */
export function localePath(path: string, locale: Locale): string {
	if (locale === "sr") return path;
	return path === "/"
		? englishPrefix
		: `${englishPrefix}${path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path}`;
}

export function otherLocale(locale: Locale): Locale {
	return locales.find((candidate) => candidate !== locale) ?? "sr";
}

/** The value of `<html lang>` and `hreflang`. Serbian is written in Latin script here. */
export const languageTag: Record<Locale, string> = { sr: "sr-Latn", en: "en" };
