import { brand } from "@kvart/contract/brand";
import { inLocale } from "@kvart/contract/locale";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { formatDate } from "@kvart/contract/time";
import { IdCard } from "lucide";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { NotLoaded } from "../../ui/not-loaded/not-loaded.tsx";
import { formatPrice } from "../../ui/price-table/price-table.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { MembershipCard } from "./membership-card.tsx";
import { rangeOf } from "./membership-range.ts";
import { isOpen } from "./membership-words.ts";
import styles from "./own-memberships.module.css";

async function load(signal: AbortSignal) {
	const [memberships, orders, gyms, time] = await Promise.all([
		api.listOwnMemberships(undefined, { signal }),
		api.listOwnOrders(undefined, { signal }),
		api.listGyms(undefined, { signal }),
		api.getTime(undefined, { signal }),
	]);
	const names = new Map(gyms.map(({ id, name }) => [id, `${brand.name} ${name}`]));
	return {
		open: memberships.filter(isOpen),
		over: memberships.filter((membership) => !isOpen(membership)).toReversed(),
		waiting: orders.filter(({ state }) => state === "waiting"),
		clubOf: (gymId: number | null) => (gymId === null ? null : (names.get(gymId) ?? null)),
		today: time.date,
	};
}

/** The member's memberships: current ones, those that wait for a payment, and past ones. */
export function OwnMemberships() {
	const localePath = useLocalePath();
	const { data, problem, reload } = useLive(load);
	if (!data) return <NotLoaded problem={problem} reload={reload} lines={5} />;
	const { open, over, waiting, clubOf, today } = data;
	return (
		<>
			{open.length === 0 && waiting.length === 0 && (
				<EmptyState
					glyph={IdCard}
					level={3}
					title={m.memberships_none()}
					text={m.memberships_none_text()}
					action={<LinkButton to={localePath("/price-list")}>{m.memberships_order_prices()}</LinkButton>}
				/>
			)}
			{open.map((membership) => (
				<MembershipCard
					key={membership.id}
					membership={membership}
					club={clubOf(membership.gym_id)}
					today={today}
					onChanged={reload}
				/>
			))}
			{waiting.length > 0 && <WaitingOrders orders={waiting} />}
			{over.length + open.length > 0 && <History memberships={[...open, ...over]} />}
		</>
	);
}

type Waiting = Awaited<ReturnType<typeof load>>["waiting"];

function WaitingOrders({ orders }: { orders: Waiting }) {
	const locale = useLocale();
	const localePath = useLocalePath();
	return (
		<section aria-labelledby="waiting-orders">
			<h3 id="waiting-orders" className={styles.heading}>
				{m.memberships_waiting()}
			</h3>
			<ul className={styles.list}>
				{orders.map(({ id, title, title_eng, amount, expires_on, code_url }) => (
					<li key={id} className={styles.order}>
						<img src={code_url} alt={m.memberships_order_code_alt()} width={96} height={96} loading="lazy" />
						<p>
							<b>{inLocale(locale, title, title_eng)}</b>
							<br />
							{formatPrice(amount, locale)} · {m.memberships_order_expires()}{" "}
							{m.memberships_date({ date: formatDate(expires_on) })}
						</p>
						<LinkButton to={localePath(`/order/${id}`)} look="ghost" size="small" arrow="forward">
							{m.memberships_pay()}
						</LinkButton>
					</li>
				))}
			</ul>
		</section>
	);
}

function History({ memberships }: { memberships: readonly OwnMembership[] }) {
	const locale = useLocale();
	return (
		<details>
			<summary className={styles.summary}>{m.memberships_history({ count: memberships.length })}</summary>
			<ul className={styles.list}>
				{memberships.map((membership) => (
					<li key={membership.id} className={styles.past}>
						<p>
							<b>{inLocale(locale, membership.title, membership.title_eng)}</b>
							<br />
							{rangeOf(membership)} · {formatPrice(membership.paid_paras / 100, locale)}
						</p>
						<TextLink to={membership.confirmation_url}>{m.memberships_confirmation()}</TextLink>
					</li>
				))}
			</ul>
		</details>
	);
}
