import type { ReactNode } from "react";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { CentreCards } from "./centres.tsx";
import type { LandingData } from "./landing.server.ts";
import { FormSection, LandingHero } from "./landing-frame.tsx";
import styles from "./landing-page.module.css";

interface LandingPageProps {
	data: LandingData;
	form: ReactNode;
}

/** The page that adverts link to. */
export function LandingPage({ data, form }: LandingPageProps) {
	const { texts } = data;
	return (
		<>
			<LandingHero heading={data.heading} lead={data.lead} action={data.action} picture={data.picture} />
			<ClaimStrip claims={data.claims} />
			<Reasons title={data.reasons.title} items={data.reasons.items} />
			<CentreCards texts={texts.centres} centres={data.centres} />
			<QuestionList title={texts.questions} questions={data.questions} />
			<FormSection texts={texts.form}>{form}</FormSection>
		</>
	);
}

function ClaimStrip({ claims }: Pick<LandingData, "claims">) {
	return (
		<div data-ground="lime">
			<Container>
				<ul className={styles.claims}>
					{claims.map(({ figure, text }) => (
						<li key={text}>
							<p className={styles.figure}>{figure}</p>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</Container>
		</div>
	);
}

function Reasons({ title, items }: LandingData["reasons"]) {
	return (
		<Section labelledBy="reasons">
			<Heading level={2} size="xl" id="reasons">
				{title}
			</Heading>
			<ol className={styles.reasons}>
				{items.map((item) => (
					<li key={item.title} className={styles.reason}>
						<Heading level={3} size="s">
							{item.title}
						</Heading>
						<p>{item.text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
