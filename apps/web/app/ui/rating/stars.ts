import type { Locale } from "@kvart/contract/locale";

/** Serbian writes 4,7 and English 4.7. Written by hand: `Intl` knows more than we need. */
export function formatRating(value: number, locale: Locale): string {
	const text = tenths(value).toFixed(1);
	return locale === "sr" ? text.replace(".", ",") : text;
}

/** How much of five 24 px stars is filled. */
export function starsWidth(value: number): number {
	return Math.round(tenths(value) * 240) / 10;
}

function tenths(value: number): number {
	return Math.round(Math.min(5, Math.max(0, value)) * 10) / 10;
}
