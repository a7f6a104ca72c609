import { plainText } from "@kvart/contract/content";

const wordsAMinute = 190;
const descriptionLength = 158;

export function readingMinutes(html: string): number {
	return Math.max(1, Math.round(plainText(html).split(" ").length / wordsAMinute));
}

/** What search engines show below the title: whole words, as many as fit. */
export function descriptionOf(html: string): string {
	const text = plainText(html);
	if (text.length <= descriptionLength) return text;
	return `${text.slice(0, text.lastIndexOf(" ", descriptionLength)).replace(/[\s,;:–-]+$/u, "")}…`;
}
