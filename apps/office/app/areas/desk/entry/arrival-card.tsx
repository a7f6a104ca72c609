import type { Arrival } from "@kvart/contract/staff/memberships/desk-arrival";
import { Anchor, Button, VisuallyHidden } from "@mantine/core";
import { HeartPulse, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatDate, formatParas } from "../../../lib/format.ts";
import { fullName } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { PhoneLink } from "../../../parts/facts/facts.tsx";
import { PaymentDialog, type ToPay } from "../sale/payment-dialog.tsx";
import { SaleDialog } from "../sale/sale-dialog.tsx";
import styles from "./entry.module.css";
import { EntryActions } from "./entry-actions.tsx";
import { verdictOf } from "./labels.ts";
import { MembershipList, OrderList } from "./membership-list.tsx";
import { PersonDrawing } from "./person-drawing.tsx";
import type { Presses } from "./use-presses.ts";
import { VerdictBanner } from "./verdict-banner.tsx";

export interface Place {
	gym_id: number;
	found_by?: string;
}

interface ArrivalCardProps {
	arrival: Arrival;
	place: Place;
	presses: Presses;
	onChange: (arrival: Arrival) => void;
}

function VerdictFacts({ arrival }: { arrival: Arrival }) {
	const { last_day, visits_left, membership_id } = verdictOf(arrival);
	const due = arrival.memberships.reduce((sum, { due_paras }) => sum + due_paras, 0);
	const facts = [
		last_day && [m.desk_last_day(), formatDate(last_day)],
		membership_id !== null && [m.desk_visits(), visits_left === null ? m.desk_visits_unlimited() : String(visits_left)],
		due > 0 && [m.desk_due(), formatParas(due)],
	].filter((fact) => Array.isArray(fact));
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Shows the member, whether they may come in, and what can be done about it. */
export function ArrivalCard({ arrival, place, presses, onChange }: ArrivalCardProps) {
	const [selling, setSelling] = useState(false);
	const [paying, setPaying] = useState<ToPay | null>(null);
	const name = fullName(arrival);
	const verdict = verdictOf(arrival);
	const change = (changed: Arrival) => {
		onChange(changed);
		setSelling(false);
		setPaying(null);
	};
	return (
		<article className={styles.card} data-answer={verdict.answer}>
			<div className={styles.person}>
				<PersonDrawing person={arrival} />
				<div>
					<h2 className={styles.name}>{name}</h2>
					<p className={styles.contact}>
						{arrival.phone && <PhoneLink phone={arrival.phone} />}
						{arrival.card_id && <span>{m.desk_card({ card: arrival.card_id })}</span>}
						<Anchor component={Link} to={`/members/list/${arrival.id}`}>
							{m.desk_open_member()}
						</Anchor>
					</p>
					{arrival.injuries.length > 0 && (
						<p className={styles.injury}>
							<HeartPulse size={18} aria-hidden />
							<span>
								<VisuallyHidden>{m.desk_injury()} </VisuallyHidden>
								{arrival.injuries.join("; ")}
							</span>
						</p>
					)}
				</div>
			</div>
			<VerdictBanner verdict={verdict} />
			<VerdictFacts arrival={arrival} />
			<EntryActions arrival={arrival} presses={presses} />
			<div className={styles.more}>
				<OrderList orders={arrival.orders} onPay={(order) => setPaying({ kind: "order", order })} />
				<MembershipList
					memberships={arrival.memberships}
					onPay={(membership) => setPaying({ kind: "membership", membership })}
				/>
				{arrival.state !== "blocked" && (
					<Button
						variant="default"
						leftSection={<ShoppingBag size={18} aria-hidden />}
						onClick={() => setSelling(true)}
						className={styles.sell}
					>
						{m.desk_sell()}
					</Button>
				)}
			</div>
			{selling && <SaleDialog arrival={arrival} place={place} onSold={change} onClose={() => setSelling(false)} />}
			{paying && (
				<PaymentDialog
					arrival={arrival}
					place={place}
					toPay={paying}
					onTaken={change}
					onClose={() => setPaying(null)}
				/>
			)}
		</article>
	);
}
