import type { Client } from "@kvart/contract/client";
import type { QuestionTopic } from "@kvart/contract/content";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { questionsOf } from "../../lib/questions.server.ts";
import { m } from "../../paraglide/messages.js";
import type { FaqData } from "./reading-data.ts";

/** Every topic of the contract, in the order in which people ask. */
const topicNames: Record<QuestionTopic, () => string> = {
	general: m.reading_topic_general,
	landing: m.reading_topic_landing,
	freestyle: m.reading_topic_freestyle,
	lesmills: m.reading_topic_lesmills,
	padel: m.reading_topic_padel,
};

/** All questions of all topics, in the page's language and no more. */
export async function loadFaq(api: Client, locale: Locale): Promise<FaqData> {
	const questions = await api.listQuestions();
	const topics = (Object.keys(topicNames) as QuestionTopic[]).map((id) => ({
		id,
		title: topicNames[id](),
		questions: questionsOf(questions, id, locale),
	}));
	return {
		words: {
			title: m.reading_faq_title(),
			description: m.reading_faq_description(),
			heading: m.reading_faq_title(),
			lead: m.reading_faq_lead(),
			contents: m.reading_topics(),
			more: { title: m.reading_more_title(), text: m.reading_more_text(), chat: m.reading_more_chat() },
		},
		picture: pictureOf(pageHeroes.faq, locale),
		topics: topics.filter((topic) => topic.questions.length > 0),
	};
}
