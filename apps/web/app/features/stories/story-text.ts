import { plainText } from "@kvart/contract/content";

const wordsPerMinute = 190;
const descriptionLength = 158;
/** A shorter text has no table of contents. */
const fewestParts = 3;

export function readingMinutes(html: string): number {
	return Math.max(1, Math.round(plainText(html).split(" ").length / wordsPerMinute));
}

/** For search engines: whole words, as many as fit. */
export function descriptionOf(html: string): string {
	const text = plainText(html);
	if (text.length <= descriptionLength) return text;
	return `${text.slice(0, text.lastIndexOf(" ", descriptionLength)).replace(/[\s,;:–-]+$/u, "")}…`;
}

/** Adds anchors to the headlines of a text, and lists them. */
export function outlineOf(html: string): { html: string; parts: [title: string, id: string][] } {
	const parts: [title: string, id: string][] = [];
	const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
		const id = `part-${parts.length + 1}`;
		parts.push([plainText(inner), id]);
		return `<h2 id="${id}">${inner}</h2>`;
	});
	return parts.length < fewestParts ? { html, parts: [] } : { html: anchored, parts };
}
