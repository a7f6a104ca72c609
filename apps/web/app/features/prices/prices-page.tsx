import type { ReactNode } from "react";
import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { PriceTable } from "../../ui/price-table/price-table.tsx";
import { Section } from "../../ui/section/section.tsx";
import { OfferRequest } from "./offer-request.tsx";
import type { PricesData } from "./prices-data.ts";
import styles from "./prices-page.module.css";

const anchorOf = (id: number) => `group-${id}`;

/** `request` is the wizard for an offer made to measure, a feature of its own. */
export function PricesPage({ data, request }: { data: PricesData; request: ReactNode }) {
	const { words, groups } = data;
	return (
		<>
			<PageHead
				title={words.heading}
				lead={words.lead}
				top={<PageTrail current={words.heading} />}
				picture={{ ...data.picture, alt: "" }}
			/>
			<Section>
				<nav aria-label={words.contents} className={styles.contents}>
					<ul className={styles.chips}>
						{groups.map(({ id, title }) => (
							<li key={id}>
								<LinkChip on={false} to={`#${anchorOf(id)}`}>
									{title}
								</LinkChip>
							</li>
						))}
					</ul>
				</nav>
				{groups.map(({ id, title, note, rows }) => (
					<section key={id} aria-labelledby={anchorOf(id)} className={styles.group}>
						<div className={styles.head}>
							<Heading level={2} size="l" id={anchorOf(id)}>
								{title}
							</Heading>
							<p className={styles.note}>{note}</p>
						</div>
						<PriceTable caption={title} captionHidden subject={words.subject} columns={[words.price]} rows={rows} />
					</section>
				))}
				<p className={styles.payment}>{words.payment}</p>
			</Section>
			<OfferRequest words={words.offer}>{request}</OfferRequest>
		</>
	);
}
