import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Contents } from "./contents.tsx";
import styles from "./faq-terms.module.css";
import type { TermsData } from "./faq-terms.server.ts";

export function TermsPage({ blocks }: { blocks: TermsData }) {
	return (
		<>
			<PageHead
				title={m.faq_terms_terms_title()}
				lead={m.faq_terms_terms_lead()}
				top={<PageTrail current={m.faq_terms_terms_title()} />}
			/>
			<Section>
				<div className={styles.columns}>
					<Contents label={m.faq_terms_contents()} entries={blocks} />
					<ol className={styles.blocks}>
						{blocks.map(({ anchor, title, text }) => (
							<li key={anchor} id={anchor} className={styles.block}>
								<h2 className={styles.title}>{title}</h2>
								<p className={styles.text}>{text}</p>
							</li>
						))}
					</ol>
				</div>
			</Section>
		</>
	);
}
