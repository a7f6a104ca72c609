import { brand } from "@kvart/contract/brand";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { QuestionAccordion } from "../../ui/question-list/question-accordion.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Contents } from "./contents.tsx";
import styles from "./reading.module.css";
import type { FaqData } from "./reading-data.ts";

export function FaqPage({ data }: { data: FaqData }) {
	const { words, topics } = data;
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				title={words.heading}
				lead={words.lead}
				top={<PageTrail current={words.heading} />}
				picture={{ ...data.picture, alt: "" }}
			/>
			<Section>
				<div className={styles.columns}>
					<Contents label={words.contents} entries={topics.map(({ id, title }) => ({ anchor: id, title }))} />
					<div className={styles.topics}>
						{topics.map(({ id, title, questions }) => (
							<section key={id} id={id} aria-labelledby={`${id}-title`}>
								<Heading level={2} size="l" id={`${id}-title`} className={styles.topic}>
									{title}
								</Heading>
								<QuestionAccordion questions={questions} />
							</section>
						))}
					</div>
				</div>
			</Section>
			<Section ground="lime" labelledBy="more">
				<div className={styles.more}>
					<Heading level={2} size="xl" id="more">
						{words.more.title}
					</Heading>
					<div>
						<p>{words.more.text}</p>
						<div className={styles.actions}>
							<LinkButton to={`tel:${brand.phone.replaceAll(" ", "")}`}>{brand.phone}</LinkButton>
							<LinkButton to={localePath("/live-chat")} look="ghost" arrow="forward">
								{words.more.chat}
							</LinkButton>
						</div>
					</div>
				</div>
			</Section>
		</>
	);
}
