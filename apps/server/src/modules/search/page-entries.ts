import type { Padel, PriceGroup, Question, TermsBlock } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { type Entry, entryOf } from "./entry.ts";
import { sitePages } from "./site-pages.ts";

/** Texts of pages that are stored in the database. */
interface PageRecords {
	questions: readonly Question[];
	terms: readonly TermsBlock[];
	prices: readonly PriceGroup[];
	padel: Padel | null;
}

function recordsOf(path: string, { questions, terms, prices, padel }: PageRecords, locale: Locale): string[] {
	const text = (serbian: string, english: string) => inLocale(locale, serbian, english);
	switch (path) {
		case "/faq":
			return questions.map((each) => `${text(each.question, each.question_eng)} ${text(each.answer, each.answer_eng)}`);
		case "/terms-and-conditions":
			return terms.map((each) => `${text(each.title, each.title_eng)}: ${text(each.text, each.text_eng)}`);
		case "/price-list":
			return prices.flatMap(({ title, title_eng, items }) => [
				`${text(title, title_eng)}:`,
				`${items.map((item) => text(item.title, item.title_eng)).join(", ")}.`,
			]);
		case "/padel":
			return padel ? [text(padel.lead, padel.lead_eng), text(padel.description, padel.description_eng)] : [];
		default:
			return [];
	}
}

export function pageEntries(records: PageRecords, locale: Locale): Entry[] {
	return sitePages.map((page) => {
		const [title, summary] = page[locale];
		return entryOf({
			kind: "page",
			title,
			text: [summary, ...recordsOf(page.path, records, locale)].join(" ").trim(),
			path: page.path,
			hidden: [page.hidden ?? "", page.sr[0], page.en[0]],
		});
	});
}
