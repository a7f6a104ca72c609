import { plainText } from "@kvart/contract/content";

/** The headline of a part, and the anchor that leads to it. */
export type Part = [title: string, id: string];

/** A short text needs no table of contents. */
const fewestParts = 3;

/** Gives the headlines of a text anchors, and the list of them. */
export function outlineOf(html: string): { html: string; parts: Part[] } {
	const parts: Part[] = [];
	const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
		const id = `part-${parts.length + 1}`;
		parts.push([plainText(inner), id]);
		return `<h2 id="${id}">${inner}</h2>`;
	});
	return parts.length < fewestParts ? { html, parts: [] } : { html: anchored, parts };
}
