// At the front of an address, browsers take them for the beginning of another site's name.
const strangeSlashes = /[/\\]{2,}|\\/g;

/** The address as it should be spelled, or null when it is. */
function mended(url: string, mend: (path: string) => string): string | null {
	const [path, query] = splitAt(url, "?");
	const right = mend(path.replace(strangeSlashes, "/"));
	return right === path ? null : query === undefined ? right : `${right}?${query}`;
}

/** The one right spelling of a page's address: no slash at the end, lower case, one slash in a row, no backslash. */
export function canonicalAddress(url: string): string | null {
	return mended(url, (path) => path.toLowerCase().replace(/(?<=.)\/+$/, ""));
}

/** Of a file's address only the slashes are ours to mend. */
export function canonicalFileAddress(url: string): string | null {
	return mended(url, (path) => path);
}

function splitAt(text: string, separator: string): [string, string?] {
	const at = text.indexOf(separator);
	return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Whether an address is the folder or anything in it. */
export function isBelow(url: string, folder: string): boolean {
	return url === folder || url.startsWith(`${folder}/`) || url.startsWith(`${folder}?`);
}
