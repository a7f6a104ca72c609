import type { Padel, PriceGroup, Question, TermsBlock } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { isLinked, pageLinks } from "@kvart/contract/pages";
import { type Entry, entryOf } from "./entry.ts";

/** Texts of pages that staff edits. */
interface PageRecords {
	questions: readonly Question[];
	terms: readonly TermsBlock[];
	prices: readonly PriceGroup[];
	padel: Padel | null;
	hasChat: boolean;
}

/** The texts of a page beyond its own sentence. */
function recordsOf(path: string, { questions, terms, prices, padel }: PageRecords, locale: Locale): string[] {
	const say = (serbian: string, english: string) => inLocale(locale, serbian, english);
	switch (path) {
		case "/faq":
			return questions.map((each) => `${say(each.question, each.question_eng)} ${say(each.answer, each.answer_eng)}`);
		case "/terms-and-conditions":
			return terms.map((each) => `${say(each.title, each.title_eng)}: ${say(each.text, each.text_eng)}`);
		case "/price-list":
			return prices.flatMap(({ title, title_eng, items }) => [
				`${say(title, title_eng)}:`,
				`${items.map((item) => say(item.title, item.title_eng)).join(", ")}.`,
			]);
		case "/padel":
			return padel ? [say(padel.lead, padel.lead_eng), say(padel.description, padel.description_eng)] : [];
		default:
			return [];
	}
}

export function pageEntries(records: PageRecords, locale: Locale): Entry[] {
	const links = pageLinks.filter(({ path }) => isLinked(path, records.hasChat));
	return links.map((link) => {
		const [title, text = ""] = link[locale];
		return entryOf({
			kind: "page",
			title,
			text: [text, ...recordsOf(link.path, records, locale)].join(" ").trim(),
			path: link.path,
			hidden: [link.keywords, link.sr[0], link.en[0]],
		});
	});
}
