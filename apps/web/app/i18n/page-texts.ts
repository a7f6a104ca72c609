import { type CodeTexts, codeTexts } from "./code-messages.ts";

/** Pages with apps have the texts of their language, so that scripts need not carry those of both. */
export const pageTextsId = "texts";

let read: CodeTexts | undefined;

function readPage(): CodeTexts {
	return JSON.parse(document.getElementById(pageTextsId)?.textContent ?? "{}") as CodeTexts;
}

/** The text of every error and success code. */
export function pageTexts(): CodeTexts {
	if (import.meta.env.SSR) return codeTexts();
	read ??= readPage();
	return read;
}
