import type { Locale } from "@kvart/contract/locale";

export function pageAddress(
	publicUrl: string,
	language: Locale,
	path: `/${string}`,
	query: Record<string, string> = {},
): string {
	const search = new URLSearchParams(query).toString();
	return `${publicUrl}${language === "en" ? "/en" : ""}${path}${search && `?${search}`}`;
}

export function officeAddress(publicUrl: string): string {
	return `${publicUrl}/staff`;
}
