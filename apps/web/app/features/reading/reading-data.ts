import type { Picture } from "@kvart/media/urls";
import type { AnsweredQuestion } from "../../ui/question-list/question-accordion.tsx";

/** Of the document and of the page's head. */
export interface ReadingWords {
	title: string;
	description: string;
	heading: string;
	lead: string;
	contents: string;
}

export interface TermsData {
	words: ReadingWords;
	blocks: { id: number; title: string; text: string }[];
}

export interface FaqTopic {
	/** Also its anchor. */
	id: string;
	title: string;
	questions: AnsweredQuestion[];
}

export interface FaqData {
	words: ReadingWords & { more: { title: string; text: string; chat: string } };
	picture: Picture;
	topics: FaqTopic[];
}
