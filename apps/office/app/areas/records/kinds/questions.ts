import type { QuestionTopic } from "@kvart/contract/content";
import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";

const topics: Record<QuestionTopic, { label: () => string; page: string }> = {
	general: { label: m.records_topic_general, page: "/faq" },
	freestyle: { label: m.records_topic_freestyle, page: "/freestyle-trainings" },
	lesmills: { label: m.records_topic_lesmills, page: "/les-mills-trainings" },
	padel: { label: m.records_topic_padel, page: "/padel" },
	landing: { label: m.records_topic_landing, page: "/landing" },
};
const topicOptions = () => Object.entries(topics).map(([value, { label }]) => ({ value, label: label() }));

export const questions = describeKind({
	kind: "Question",
	path: "questions",
	access: "content",
	texts: { many: m.records_questions, text: m.records_questions_text, add: m.records_question_new },
	nameOf: ({ question, question_eng }) => inOffice(question, question_eng),
	columns: ({ text }) => [
		text("question", m.records_question(), ({ question, question_eng }) => inOffice(question, question_eng)),
		text("topic", m.records_topic(), ({ topic }) => topics[topic].label()),
	],
	blank: { topic: "general" },
	sections: [
		{
			title: m.records_texts,
			fields: [
				field.select("topic", m.records_topic, { options: topicOptions }),
				field.bilingual("question", m.records_question),
				field.bilingual("answer", m.records_answer, { multiline: true }),
			],
		},
	],
	page: ({ topic }) => topics[topic].page,
	preview: ({ topic, question, question_eng, answer, answer_eng }, text) => ({
		kicker: topics[topic].label(),
		title: text(question, question_eng),
		text: text(answer, answer_eng),
	}),
	order: { shelfOf: ({ topic }) => topic, shelfName: ({ topic }) => topics[topic].label() },
});
