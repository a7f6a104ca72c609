import type { OwnMembership } from "@kvart/contract/memberships/own";
import type { DeskOrder } from "@kvart/contract/staff/memberships/desk-arrival";
import { Badge, Button, Text } from "@mantine/core";
import { formatDate, formatParas } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { stateColors, stateLabels, titleOf } from "../../../parts/memberships/labels.ts";
import styles from "./entry.module.css";

function Membership({ membership, onPay }: { membership: OwnMembership; onPay: () => void }) {
	const { starts_on, ends_on, state, due_paras } = membership;
	const title = titleOf(membership);
	return (
		<li className={styles.item}>
			<div>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed">
					{m.desk_from_until({ from: formatDate(starts_on), until: formatDate(ends_on) })}
					{due_paras > 0 && ` · ${m.desk_due()} ${formatParas(due_paras)}`}
				</Text>
			</div>
			<div className={styles.right}>
				<Badge color={stateColors[state]}>{stateLabels[state]()}</Badge>
				{due_paras > 0 && (
					<Button size="sm" aria-label={m.desk_take_of({ title })} onClick={onPay}>
						{m.desk_take()}
					</Button>
				)}
			</div>
		</li>
	);
}

interface MembershipListProps {
	memberships: readonly OwnMembership[];
	onPay: (membership: OwnMembership) => void;
}

export function MembershipList({ memberships, onPay }: MembershipListProps) {
	return (
		<section>
			<h3 className={styles.heading}>{m.desk_memberships()}</h3>
			{memberships.length === 0 && <Text c="dimmed">{m.desk_no_memberships()}</Text>}
			<ul className={styles.list}>
				{memberships.map((membership) => (
					<Membership key={membership.id} membership={membership} onPay={() => onPay(membership)} />
				))}
			</ul>
		</section>
	);
}

/** Ordered online: the desk takes what is missing. */
export function OrderList({ orders, onPay }: { orders: readonly DeskOrder[]; onPay: (order: DeskOrder) => void }) {
	if (orders.length === 0) return null;
	return (
		<section>
			<h3 className={styles.heading}>{m.desk_orders()}</h3>
			<ul className={styles.list}>
				{orders.map((order) => (
					<li key={order.id} className={styles.item}>
						<div>
							<Text fw={600}>{titleOf(order)}</Text>
							<Text size="sm" c="dimmed">
								{m.desk_order_missing({ amount: formatParas(order.missing_paras), reference: order.reference })}
							</Text>
						</div>
						<Button size="sm" aria-label={m.desk_take_of({ title: titleOf(order) })} onClick={() => onPay(order)}>
							{m.desk_take()}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
