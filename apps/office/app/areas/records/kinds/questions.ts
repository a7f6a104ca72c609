import type { QuestionTopic } from "@kvart/contract/content";
import { m } from "../../../paraglide/messages.js";
import { describeKind, inOffice, previewText } from "../kind.ts";

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
	access: "chain",
	texts: { many: m.records_questions, text: m.records_questions_text, add: m.records_question_new },
	nameOf: ({ question, question_eng }) => inOffice(question, question_eng),
	columns: ({ text }) => [
		text("question", m.records_question(), ({ question, question_eng }) => inOffice(question, question_eng)),
		text("topic", m.records_topic(), ({ topic }) => topics[topic].label()),
	],
	blank: () => ({ topic: "general", question: "", question_eng: "", answer: "", answer_eng: "" }),
	sections: [
		{
			title: m.records_texts,
			fields: [
				{ type: "select", name: "topic", label: m.records_topic, options: topicOptions, required: true },
				{ type: "bilingual", sr: "question", en: "question_eng", label: m.records_question, required: true },
				{
					type: "bilingual",
					sr: "answer",
					en: "answer_eng",
					label: m.records_answer,
					multiline: true,
					required: true,
				},
			],
		},
	],
	page: ({ topic }) => topics[topic].page,
	preview: ({ topic, question, question_eng, answer, answer_eng }, locale) => {
		const title = previewText(locale, question, question_eng);
		const text = previewText(locale, answer, answer_eng);
		return {
			kicker: topics[topic].label(),
			title: title.text,
			text: text.text,
			untranslated: title.untranslated || text.untranslated,
		};
	},
	order: { shelfOf: ({ topic }) => topic, shelfName: ({ topic }) => topics[topic].label() },
});
