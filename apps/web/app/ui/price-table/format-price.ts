import type { Locale } from "@kvart/contract/locale";

/** 2500 is "2.500 RSD" in Serbian and "2,500 RSD" in English. By hand, so that server and browser never differ. */
export function formatPrice(dinars: number, locale: Locale): string {
	const grouped = String(Math.round(dinars)).replaceAll(/\B(?=(?:\d{3})+$)/g, locale === "sr" ? "." : ",");
	return `${grouped}\u00a0RSD`;
}
