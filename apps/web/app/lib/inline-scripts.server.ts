import { createHash } from "node:crypto";

export interface MarkedPage {
	html: string;
	/** `sha256-…` of every inline script that carried the mark, for the content security policy. */
	scriptHashes: string[];
}

/** Takes the mark out of the page and hashes the scripts that carried it: pages stay the same for everybody. */
export function takeOutMark(html: string, mark: string): MarkedPage {
	const scriptHashes = new Set<string>();
	const attribute = ` nonce="${mark}"`;
	const script = new RegExp(`<script([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</script>`, "g");
	const unmarked = html.replace(script, (_, before: string, after: string, body: string) => {
		if (body !== "") scriptHashes.add(`sha256-${createHash("sha256").update(body).digest("base64")}`);
		return `<script${before}${after}>${body}</script>`;
	});
	return { html: unmarked.replaceAll(attribute, ""), scriptHashes: [...scriptHashes] };
}
