import { Accordion, AccordionItem } from "../accordion/accordion.tsx";
import { Heading } from "../heading/heading.tsx";
import { Section } from "../section/section.tsx";
import styles from "./question-list.module.css";

export interface AnsweredQuestion {
	id: number;
	question: string;
	answer: string;
}

export function QuestionAccordion({ questions }: { questions: readonly AnsweredQuestion[] }) {
	return (
		<Accordion>
			{questions.map(({ id, question, answer }) => (
				<AccordionItem key={id} title={question}>
					<p>{answer}</p>
				</AccordionItem>
			))}
		</Accordion>
	);
}

interface QuestionListProps {
	title: string;
	questions: readonly AnsweredQuestion[];
	/** The id of the heading, on pages with more than one list. */
	id?: string;
}

/** A section with a headline and the questions beside it. */
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
