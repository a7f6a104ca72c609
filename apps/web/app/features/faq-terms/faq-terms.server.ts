import type { Client } from "@kvart/contract/client";
import type { QuestionTopic } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { questionsOf } from "../../lib/questions.server.ts";
import { m } from "../../paraglide/messages.js";

export type FaqData = Awaited<ReturnType<typeof loadFaq>>;
export type TermsData = Awaited<ReturnType<typeof loadTerms>>;

/** In the order of the page. */
const topicNames: Record<QuestionTopic, () => string> = {
	general: m.faq_terms_topic_general,
	landing: m.faq_terms_topic_landing,
	freestyle: m.faq_terms_topic_freestyle,
	lesmills: m.faq_terms_topic_lesmills,
	padel: m.faq_terms_topic_padel,
};

export async function loadFaq(api: Client, locale: Locale, hasChat: boolean) {
	const questions = await api.listQuestions();
	const topics = (Object.keys(topicNames) as QuestionTopic[]).map((id) => ({
		id,
		title: topicNames[id](),
		questions: questionsOf(questions, id, locale),
	}));
	return {
		picture: pictureOf(pageHeroes.faq, locale),
		topics: topics.filter((topic) => topic.questions.length > 0),
		hasChat,
	};
}

export async function loadTerms(api: Client, locale: Locale) {
	return (await api.listTermsBlocks()).map(({ id, title, title_eng, text, text_eng }) => ({
		anchor: `block-${id}`,
		title: inLocale(locale, title, title_eng),
		text: inLocale(locale, text, text_eng),
	}));
}
