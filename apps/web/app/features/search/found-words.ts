import { languageTag } from "../../i18n/locale.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

/** One number of each form that a language has for numbers. */
const samples = [1, 2, 5];

/** "12 results for …" in every form of the page's language, with places for the number and the query. */
export function foundWords(): Record<string, string> {
	const forms = new Intl.PluralRules(languageTag[getLocale()]);
	return Object.fromEntries(
		samples.map((count) => [
			forms.select(count),
			m.search_found({ count, query: "{query}" }).replace(String(count), "{count}"),
		]),
	);
}
