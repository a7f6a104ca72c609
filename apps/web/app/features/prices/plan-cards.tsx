import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./plan-cards.module.css";
import type { Plan } from "./prices.server.ts";

/** Memberships side by side, each with a way to join. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
	return (
		<ul className={styles.plans}>
			{plans.map((plan) => (
				<li key={plan.id} className={styles.plan} data-ground={plan.mostChosen ? "ink" : "bone"}>
					<PlanCard plan={plan} />
				</li>
			))}
		</ul>
	);
}

function PlanCard({ plan: { name, title, note, mostChosen, from, rows } }: { plan: Plan }) {
	const localePath = useLocalePath();
	return (
		<>
			{mostChosen && <p className={styles.chosen}>{m.prices_most_chosen()}</p>}
			<Heading level={3} size="m" className={styles.title}>
				{title}
			</Heading>
			<p className={styles.from}>
				{m.prices_from()} <b className={styles.amount}>{from}</b> {m.prices_a_month()}
			</p>
			<dl className={styles.memberships}>
				{rows.map((each) => (
					<div key={each.title} className={styles.membership}>
						<dt>
							<b>{each.title}</b>
							<span className={styles.note}>{each.note}</span>
						</dt>
						<dd>
							<b>{each.price}</b>
							{each.share && <span className={styles.note}>{each.share}</span>}
							{each.buy && (
								<span className={styles.buy}>
									<TextLink
										to={localePath(each.buy)}
										aria-label={m.prices_buy_label({ plan: `${title}, ${each.title}` })}
									>
										{m.prices_buy()}
									</TextLink>
								</span>
							)}
						</dd>
					</div>
				))}
			</dl>
			<p className={styles.text}>{note}</p>
			<div className={styles.join}>
				<LinkButton
					to={localePath(`/sign-up?plan=${encodeURIComponent(name)}#form`)}
					look={mostChosen ? "lime" : "ink"}
					arrow="forward"
					wide
					aria-label={m.prices_join_label({ plan: title })}
				>
					{m.prices_join()}
				</LinkButton>
			</div>
		</>
	);
}
