import { pageTexts } from "./page-texts.ts";

/** The message of a code; unknown codes are a generic error. */
export function problemMessage(code: unknown): string {
	const texts = pageTexts();
	const known = typeof code === "string" && Object.hasOwn(texts, code);
	return texts[known ? (code as keyof typeof texts) : "ERR_SOMETHING_WENT_WRONG"];
}

export function problemToast(code: unknown): { kind: "success" | "error"; text: string } {
	const good = typeof code === "string" && code.startsWith("SUC_") && Object.hasOwn(pageTexts(), code);
	return { kind: good ? "success" : "error", text: problemMessage(code) };
}
