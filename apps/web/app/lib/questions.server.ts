import type { Question, QuestionTopic } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";

export function questionsOf(questions: readonly Question[], wanted: QuestionTopic, locale: Locale) {
	return questions
		.filter(({ topic }) => topic === wanted)
		.map(({ id, question, question_eng, answer, answer_eng }) => ({
			id,
			question: inLocale(locale, question, question_eng),
			answer: inLocale(locale, answer, answer_eng),
		}));
}
