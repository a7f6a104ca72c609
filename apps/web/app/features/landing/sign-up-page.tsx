import type { ReactNode } from "react";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { CentreBoard } from "./centre-board.tsx";
import { FormSection } from "./form-section.tsx";
import type { SignUpData } from "./landing-data.ts";
import { LandingHero } from "./landing-hero.tsx";
import { Options } from "./options.tsx";
import styles from "./sign-up-page.module.css";
import { WayCards } from "./way-cards.tsx";

interface SignUpPageProps {
	data: SignUpData;
	form: ReactNode;
}

/** For those who have decided already: where, what, and the form. */
export function SignUpPage({ data, form }: SignUpPageProps) {
	const { words } = data;
	return (
		<>
			<LandingHero heading={data.heading} action={data.action} picture={data.picture} />
			<Section ground="lime" pad="tight">
				<p className={styles.lead}>{data.lead}</p>
			</Section>
			<CentreBoard words={words.centres} centres={data.centres} />
			<Options title={data.options.title} items={data.options.items} />
			<WayCards cards={data.cards} />
			<QuestionList title={words.questions} questions={data.questions} />
			<FormSection words={words.form}>{form}</FormSection>
		</>
	);
}
