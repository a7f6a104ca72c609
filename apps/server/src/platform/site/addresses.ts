/**
 * The one right spelling of a page's address: no slash at the end, lower case, one slash in a row. Null when the
 * address is right already. Files and the API are left alone.
 */
export function canonicalAddress(url: string): string | null {
	const [path, query] = splitAt(url, "?");
	const lower = path.toLowerCase().replace(/\/{2,}/g, "/");
	const trimmed = lower.length > 1 ? lower.replace(/\/+$/, "") || "/" : lower;
	return trimmed === path ? null : query === undefined ? trimmed : `${trimmed}?${query}`;
}

function splitAt(text: string, separator: string): [string, string?] {
	const at = text.indexOf(separator);
	return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Whether an address is the folder or anything in it. */
export function isBelow(url: string, folder: string): boolean {
	return url === folder || url.startsWith(`${folder}/`) || url.startsWith(`${folder}?`);
}
