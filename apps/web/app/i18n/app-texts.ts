import { pageTexts } from "./page-texts.ts";

/** The build puts these in place of messages in the scripts of apps. */
export const appTexts: Readonly<Record<string, string>> = pageTexts();

/** `{name}` in a text is the value of that name. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
	return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
