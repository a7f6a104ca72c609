import { createHash } from "node:crypto";

export interface MarkedPage {
	html: string;
	/** `sha256-…` of every inline script that carried the mark, for the content security policy. */
	scriptHashes: string[];
}

/** Takes the mark out of the page and hashes the scripts that carried it: pages stay the same for everybody. */
export function takeOutMark(html: string, mark: string): MarkedPage {
	const scriptHashes = new Set<string>();
	// Cut where it stood: each piece but the first goes on within the tag that carried it.
	const pieces = html.split(` nonce="${mark}"`);
	for (const [index, piece] of pieces.slice(1).entries()) {
		const before = pieces[index] ?? "";
		if (!before.startsWith("<script", before.lastIndexOf("<"))) continue;
		const start = piece.indexOf(">") + 1;
		const body = piece.slice(start, piece.indexOf("</script>", start));
		if (body !== "") scriptHashes.add(`sha256-${createHash("sha256").update(body).digest("base64")}`);
	}
	return { html: pieces.join(""), scriptHashes: [...scriptHashes] };
}
