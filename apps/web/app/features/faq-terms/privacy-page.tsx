import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Contents } from "./contents.tsx";
import styles from "./faq-terms.module.css";
import type { PrivacyData } from "./privacy.server.ts";

function Block({ anchor, title, paragraphs }: PrivacyData["after"][number]) {
	return (
		<li id={anchor} className={styles.block}>
			<h2 className={styles.title}>{title}</h2>
			{paragraphs.map((text) => (
				<p key={text} className={styles.text}>
					{text}
				</p>
			))}
		</li>
	);
}

function Schedule({ anchor, title, entries }: PrivacyData["schedule"]) {
	return (
		<li id={anchor} className={styles.block}>
			<h2 className={styles.title}>{title}</h2>
			<p className={styles.text}>{m.faq_terms_privacy_data_text()}</p>
			<ul className={styles.schedule}>
				{entries.map(({ data, facts }) => (
					<li key={data}>
						<h3 className={styles.data}>{data}</h3>
						<dl className={styles.facts}>
							{facts.map(([name, value]) => (
								<div key={name}>
									<dt>{name}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
					</li>
				))}
			</ul>
		</li>
	);
}

export function PrivacyPage({ data: { schedule, before, after, validFrom } }: { data: PrivacyData }) {
	return (
		<>
			<PageHead
				title={m.faq_terms_privacy_title()}
				lead={m.faq_terms_privacy_lead()}
				top={<PageTrail current={m.faq_terms_privacy_title()} />}
			/>
			<Section>
				<div className={styles.columns}>
					<Contents label={m.faq_terms_contents()} entries={[...before, schedule, ...after]} />
					<div>
						<ol className={styles.blocks}>
							{before.map((block) => (
								<Block key={block.anchor} {...block} />
							))}
							<Schedule {...schedule} />
							{after.map((block) => (
								<Block key={block.anchor} {...block} />
							))}
						</ol>
						<p className={styles.valid}>{m.faq_terms_privacy_valid({ date: validFrom })}</p>
					</div>
				</div>
			</Section>
		</>
	);
}
