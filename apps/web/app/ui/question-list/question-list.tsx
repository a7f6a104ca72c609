import { Accordion, AccordionItem } from "../accordion/accordion.tsx";
import { Heading } from "../heading/heading.tsx";
import { Section } from "../section/section.tsx";
import styles from "./question-list.module.css";

export interface AnsweredQuestion {
	id: number;
	question: string;
	answer: string;
}

interface QuestionListProps {
	title: string;
	questions: readonly AnsweredQuestion[];
	/** The id of the heading, where a page has more than one list. */
	id?: string;
}

/** The questions of a page: a headline, and a list in which each opens on its own. */
export function QuestionList({ title, questions, id = "questions" }: QuestionListProps) {
	if (questions.length === 0) return null;
	return (
		<Section labelledBy={id} ruled>
			<div className={styles["columns"]}>
				<Heading level={2} size="xl" id={id} className={styles["title"]}>
					{title}
				</Heading>
				<Accordion>
					{questions.map(({ id: number, question, answer }) => (
						<AccordionItem key={number} title={question}>
							<p>{answer}</p>
						</AccordionItem>
					))}
				</Accordion>
			</div>
		</Section>
	);
}
