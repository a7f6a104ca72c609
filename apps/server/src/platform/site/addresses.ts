// Browsers read `//` or `\` at the start of a path as the start of a host name.
const strangeSlashes = /[/\\]{2,}|\\/g;

function corrected(url: string, correct: (path: string) => string): string | null {
	const [path, query] = splitAt(url, "?");
	const right = correct(path.replace(strangeSlashes, "/"));
	return right === path ? null : query === undefined ? right : `${right}?${query}`;
}

/** The canonical URL of a page, or null if it is that already: lower case, single slashes, none at the end. */
export function canonicalAddress(url: string): string | null {
	return corrected(url, (path) => path.toLowerCase().replace(/(?<=.)\/+$/, ""));
}

/** Files are case-sensitive: only slashes are corrected. */
export function canonicalFileAddress(url: string): string | null {
	return corrected(url, (path) => path);
}

function splitAt(text: string, separator: string): [string, string?] {
	const at = text.indexOf(separator);
	return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

export function isBelow(url: string, folder: string): boolean {
	return url === folder || url.startsWith(`${folder}/`) || url.startsWith(`${folder}?`);
}
