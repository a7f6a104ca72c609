import { brand } from "@kvart/contract/brand";
import { phoneLink } from "@kvart/contract/phone";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { QuestionAccordion } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Contents } from "./contents.tsx";
import styles from "./faq-terms.module.css";
import type { FaqData } from "./faq-terms.server.ts";

export function FaqPage({ data: { picture, topics, hasChat } }: { data: FaqData }) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				title={m.faq_terms_faq_title()}
				lead={m.faq_terms_faq_lead()}
				top={<PageTrail current={m.faq_terms_faq_title()} />}
				picture={{ ...picture, alt: "" }}
			/>
			<Section>
				<div className={styles.columns}>
					<Contents label={m.faq_terms_topics()} entries={topics.map(({ id, title }) => ({ anchor: id, title }))} />
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
						{m.faq_terms_more_title()}
					</Heading>
					<div>
						<p>{hasChat ? m.faq_terms_more_text() : m.faq_terms_more_text_mail()}</p>
						<div className={styles.actions}>
							<LinkButton to={phoneLink(brand.phone)}>{brand.phone}</LinkButton>
							{hasChat ? (
								<LinkButton to={localePath("/live-chat")} look="ghost" arrow="forward">
									{m.faq_terms_more_chat()}
								</LinkButton>
							) : (
								<LinkButton to={`mailto:${brand.mail.info}`} look="ghost">
									{brand.mail.info}
								</LinkButton>
							)}
						</div>
					</div>
				</div>
			</Section>
		</>
	);
}
