import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { ApplicationData } from "./application-data.ts";
import styles from "./application-page.module.css";
import { Download } from "./download.tsx";
import { Phone } from "./phone.tsx";

export function ApplicationPage({ data }: { data: ApplicationData }) {
	const { words } = data;
	return (
		<>
			<PageHead
				title={words.heading}
				lead={data.lead}
				top={<PageTrail current={words.heading} />}
				action={<Download words={words} url={data.downloadUrl} />}
				aside={<Phone rows={data.rows} />}
			/>
			<Section labelledBy="benefits">
				<Heading level={2} size="xl" id="benefits" className={styles.title}>
					{words.benefits}
				</Heading>
				<ul className={styles.blocks}>
					{data.benefits.map(({ title, text }) => (
						<li key={title} className={styles.block}>
							<h3 className={styles.name}>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</Section>
			<Section labelledBy="steps" ruled>
				<Heading level={2} size="xl" id="steps" className={styles.title}>
					{words.steps}
				</Heading>
				<ol className={styles.blocks}>
					{data.steps.map(({ title, text }, index) => (
						<li key={title} className={styles.block}>
							<p aria-hidden="true" className={styles.number}>
								{index + 1}
							</p>
							<h3 className={styles.name}>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
				<p className={styles.others}>{words.others}</p>
			</Section>
		</>
	);
}
