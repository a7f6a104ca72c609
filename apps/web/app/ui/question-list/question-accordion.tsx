import { Accordion, AccordionItem } from "../accordion/accordion.tsx";

export interface AnsweredQuestion {
	id: number;
	question: string;
	answer: string;
}

/** Questions of which each opens on its own. */
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
