import { Heading } from "../heading/heading.tsx";
import { Section } from "../section/section.tsx";
import { type AnsweredQuestion, QuestionAccordion } from "./question-accordion.tsx";
import styles from "./question-list.module.css";

interface QuestionListProps {
	title: string;
	questions: readonly AnsweredQuestion[];
	/** The id of the heading, where a page has more than one list. */
	id?: string;
}

/** The questions of a page: a headline, and the list beside it. */
export function QuestionList({ title, questions, id = "questions" }: QuestionListProps) {
	if (questions.length === 0) return null;
	return (
		<Section labelledBy={id} ruled>
			<div className={styles.columns}>
				<Heading level={2} size="xl" id={id} className={styles.title}>
					{title}
				</Heading>
				<QuestionAccordion questions={questions} />
			</div>
		</Section>
	);
}
