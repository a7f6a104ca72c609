import { brand } from "@kvart/contract/brand";
import { phoneLink } from "@kvart/contract/phone";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Accordion, AccordionItem } from "../../ui/accordion/accordion.tsx";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { PriceTable } from "../../ui/price-table/price-table.tsx";
import { Section } from "../../ui/section/section.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { PlanCards } from "./plan-cards.tsx";
import type { PricesData } from "./prices.server.ts";
import styles from "./prices-page.module.css";

/** Id of the heading that the wizard renders. */
export const offerTitleId = "request-title";

const anchorOf = (id: number) => `group-${id}`;

interface PricesPageProps {
	data: PricesData;
	/** The wizard for an individual offer, a feature of its own. */
	request?: ReactNode;
	/** Above everything, for a preview. */
	notice?: string;
}

export function PricesPage({ data, request, notice }: PricesPageProps) {
	const { groups, plans, padelFrom } = data;
	const localePath = useLocalePath();
	return (
		<>
			{notice && (
				<Container>
					<Notice kind="warning">{notice}</Notice>
				</Container>
			)}
			<PageHead
				title={m.prices_heading()}
				lead={m.prices_lead()}
				top={<PageTrail current={m.prices_heading()} />}
				picture={{ ...data.picture, alt: "" }}
			/>
			{plans.length > 0 && (
				<Section labelledBy="plans" className={styles.plans}>
					<Heading level={2} size="l" id="plans">
						{m.prices_plans()}
					</Heading>
					<PlanCards plans={plans} />
				</Section>
			)}
			<Section labelledBy="all-prices" pad={plans.length > 0 ? "none" : "normal"} className={styles.all}>
				<Heading level={2} size="l" id="all-prices">
					{plans.length > 0 ? m.prices_others() : m.prices_all()}
				</Heading>
				<div className={styles.groups}>
					<Accordion>
						{groups.map(({ id, title, note, rows, onCard }, index) => (
							<AccordionItem
								key={id}
								title={title}
								id={anchorOf(id)}
								open={plans.length === 0 && index === 0}
								printed={onCard}
							>
								<p className={styles.note}>{note}</p>
								<PriceTable
									caption={title}
									captionHidden
									subject={m.prices_subject()}
									columns={[m.prices_price()]}
									rows={rows.map(({ buy, ...row }) => ({
										...row,
										action: buy ? (
											<TextLink
												to={localePath(buy)}
												aria-label={m.prices_buy_label({ plan: `${title}, ${row.label}` })}
											>
												{m.prices_buy()}
											</TextLink>
										) : undefined,
									}))}
								/>
							</AccordionItem>
						))}
					</Accordion>
				</div>
				<p className={styles.padel}>
					{m.prices_padel({ price: padelFrom })}{" "}
					<TextLink to={localePath("/padel#prices")}>{m.prices_padel_link()}</TextLink>
				</p>
				<p className={styles.payment}>
					{m.prices_payment()} {data.sold && m.prices_payment_online()}
				</p>
			</Section>
			{request && <OfferRequest>{request}</OfferRequest>}
		</>
	);
}

/** The wizard for an individual offer, and other ways to get one. */
function OfferRequest({ children }: { children: ReactNode }) {
	const localePath = useLocalePath();
	return (
		<section id="request" aria-labelledby={offerTitleId} className={styles.request}>
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
