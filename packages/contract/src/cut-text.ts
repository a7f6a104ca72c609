/** The spec cuts at exactly so many characters, a space at the end included. */
export function cutAt(text: string, length: number, ellipsis = "…"): string {
	const characters = Array.from(text);
	return characters.length <= length ? text : characters.slice(0, length).join("") + ellipsis;
}
