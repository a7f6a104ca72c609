import type { Client } from "@kvart/contract/client";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { m } from "../../paraglide/messages.js";
import type { TermsData } from "./reading-data.ts";

/** The house rules, in the page's language and no more. */
export async function loadTerms(api: Client, locale: Locale): Promise<TermsData> {
	const blocks = await api.listTermsBlocks();
	return {
		words: {
			title: m.reading_terms_title(),
			description: m.reading_terms_description(),
			heading: m.reading_terms_title(),
			lead: m.reading_terms_lead(),
			contents: m.reading_contents(),
		},
		blocks: blocks.map(({ id, title, title_eng, text, text_eng }) => ({
			id,
			title: inLocale(locale, title, title_eng),
			text: inLocale(locale, text, text_eng),
		})),
	};
}
