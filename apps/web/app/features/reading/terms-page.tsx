import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Contents } from "./contents.tsx";
import styles from "./reading.module.css";
import type { TermsData } from "./reading-data.ts";

export function TermsPage({ data }: { data: TermsData }) {
	const { words, blocks } = data;
	const entries = blocks.map(({ id, title }) => ({ anchor: `block-${id}`, title }));
	return (
		<>
			<PageHead title={words.heading} lead={words.lead} top={<PageTrail current={words.heading} />} />
			<Section>
				<div className={styles.columns}>
					<Contents label={words.contents} entries={entries} />
					<ol className={styles.blocks}>
						{blocks.map(({ id, title, text }) => (
							<li key={id} id={`block-${id}`} className={styles.block}>
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
