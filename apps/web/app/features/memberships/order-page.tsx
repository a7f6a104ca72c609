import { useLocalePath } from "../../i18n/use-locale.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { ProblemNotice } from "../../ui/problem-notice/problem-notice.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { Offer, OrderData, OrderRefused } from "./order.server.ts";
import { OrderForm } from "./order-form.tsx";
import styles from "./order-page.module.css";

interface OrderPageProps {
	data: OrderData;
	refused: OrderRefused | undefined;
}

/** Where a membership is ordered. Works without scripts. */
export function OrderPage({ data: { open, offer }, refused }: OrderPageProps) {
	const heading = m.memberships_order_heading();
	return (
		<>
			<PageHead title={heading} size="low" lead={m.memberships_order_lead()} top={<PageTrail current={heading} />} />
			<Section pad="tight">
				{offer ? (
					<div className={styles.columns}>
						<Plan offer={offer} />
						<div>
							<ProblemNotice problem={refused?.problem} />
							<AppRoot name="order" app={OrderForm} props={{ offer, refused }} />
						</div>
					</div>
				) : (
					<NotSold open={open} />
				)}
			</Section>
		</>
	);
}

function Plan({ offer: { group, title, price, facts, days } }: { offer: Offer }) {
	return (
		<section aria-labelledby="plan" data-ground="ink" className={styles.plan}>
			<p className={styles.group}>{group}</p>
			<Heading level={2} size="m" id="plan">
				{title}
			</Heading>
			<p className={styles.price}>{price}</p>
			<dl className={styles.facts}>
				{facts.map(([term, value]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p className={styles.note}>{m.memberships_order_note({ days })}</p>
			<p className={styles.note}>{m.memberships_order_first_free()}</p>
		</section>
	);
}

function NotSold({ open }: { open: boolean }) {
	const localePath = useLocalePath();
	return (
		<Notice
			title={open ? m.memberships_order_gone_title() : m.memberships_order_closed_title()}
			action={<LinkButton to={localePath("/price-list")}>{m.memberships_order_prices()}</LinkButton>}
		>
			{open ? m.memberships_order_gone() : m.memberships_order_closed()}
		</Notice>
	);
}
