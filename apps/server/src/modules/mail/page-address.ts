import type { Locale } from "@kvart/contract/locale";

/** The full address of one of the site's pages in a language. */
export function pageAddress(
	publicUrl: string,
	language: Locale,
	path: `/${string}`,
	query: Record<string, string> = {},
): string {
	const search = new URLSearchParams(query).toString();
	return `${publicUrl}${language === "en" ? "/en" : ""}${path}${search && `?${search}`}`;
}

/** Where those who work here log in; the office speaks the language of the account. */
export function officeAddress(publicUrl: string): string {
	return `${publicUrl}/staff`;
}
