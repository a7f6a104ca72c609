import { brand } from "@kvart/contract/brand";
import { phoneLink } from "@kvart/contract/phone";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { PriceTable } from "../../ui/price-table/price-table.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { PricesData } from "./prices.server.ts";
import styles from "./prices-page.module.css";

/** Id of the heading that the wizard renders. */
export const offerTitleId = "request-title";

const anchorOf = (id: number) => `group-${id}`;

/** `request` is the wizard for an individual offer, a feature of its own. */
export function PricesPage({ data, request }: { data: PricesData; request: ReactNode }) {
	const { groups } = data;
	return (
		<>
			<PageHead
				title={m.prices_heading()}
				lead={m.prices_lead()}
				top={<PageTrail current={m.prices_heading()} />}
				picture={{ ...data.picture, alt: "" }}
			/>
			<Section>
				<nav aria-label={m.prices_contents()} className={styles.contents}>
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
						<PriceTable
							caption={title}
							captionHidden
							subject={m.prices_subject()}
							columns={[m.prices_price()]}
							rows={rows}
						/>
					</section>
				))}
				<p className={styles.payment}>{m.prices_payment()}</p>
			</Section>
			<OfferRequest>{request}</OfferRequest>
		</>
	);
}

/** The wizard for an individual offer, and other ways to get one. */
function OfferRequest({ children }: { children: ReactNode }) {
	const localePath = useLocalePath();
	return (
		<section id="request" aria-labelledby={offerTitleId}>
			{children}
			<div data-ground="ink" className={styles.others}>
				<Container className={styles.columns}>
					<div>
						<p className={styles.text}>{m.prices_offer_text()}</p>
						<dl className={styles.ways}>
							<div>
								<dt>{m.prices_offer_call()}</dt>
								<dd>
									<a href={phoneLink(brand.phone)}>{brand.phone}</a>
								</dd>
							</div>
							<div>
								<dt>{m.prices_offer_write()}</dt>
								<dd>
									<a href={`mailto:${brand.mail.info}`}>{brand.mail.info}</a>
								</dd>
							</div>
						</dl>
					</div>
					<div>
						<p className={styles.choose}>{m.prices_offer_choose_text()}</p>
						<LinkButton to={localePath("/training-selection")} arrow="forward">
							{m.prices_offer_choose()}
						</LinkButton>
					</div>
				</Container>
			</div>
		</section>
	);
}
