import type { PaymentOffer, StatementRow } from "@kvart/contract/staff/statements";
import { Button, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { formatDate, formatParas } from "../../lib/format.ts";
import { notifyErrorText } from "../../lib/notify.ts";
import { apiQuery, invalidateQueries } from "../../lib/queries.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { Facts } from "../../parts/facts/facts.tsx";
import { QueryResult } from "../../parts/states/states.tsx";
import styles from "./statements.module.css";

const sameLabels: Record<PaymentOffer["same"][number], () => string> = {
	reference: m.statements_same_reference,
	name: m.statements_same_name,
	amount: m.statements_same_amount,
};

const typingMilliseconds = 250;

interface OfferProps {
	offer: PaymentOffer;
	busy: boolean;
	onChoose: () => void;
}

function Offer({ offer, busy, onChoose }: OfferProps) {
	const { title: sr, title_eng: en, member, missing_paras, ordered_on, same } = offer;
	const title = useLanguage() === "sr" ? sr : en;
	const facts = [
		m.statements_awaits({ amount: formatParas(missing_paras) }),
		m.statements_ordered_on({ date: formatDate(ordered_on) }),
		...same.map((kind) => sameLabels[kind]()),
	];
	return (
		<li className={styles.offer}>
			<span className={styles.lines}>
				<Text span fw={600}>
					{member.name}
				</Text>
				<span>{title}</span>
				<Text span size="sm" c="dimmed">
					{facts.join(" · ")}
				</Text>
			</span>
			<Button disabled={busy} onClick={onChoose} aria-label={m.statements_pay_named({ name: member.name, title })}>
				{m.statements_pay_order()}
			</Button>
		</li>
	);
}

/** A person says which order a payment is for; what speaks for each is beside it. */
export function AssignDialog({ row, onClose }: { row: StatementRow; onClose: () => void }) {
	const id = row.id ?? 0;
	const [typed, setTyped] = useState("");
	const [text] = useDebouncedValue(typed.trim(), typingMilliseconds);
	const offers = useQuery({
		...apiQuery("listPaymentOffers", { params: { id }, query: { ...(text && { text }) } }),
		placeholderData: keepPreviousData,
	});
	const assign = useChange("assignPayment", {
		refresh: ["getStatement", "listStatements"],
		done: m.statements_assigned_done,
		onDone: onClose,
		onRefusal: ({ code }) => {
			if (code !== "ERR_CHANGED_MEANWHILE") return false;
			notifyErrorText(m.statements_changed());
			invalidateQueries("getStatement");
			onClose();
			return true;
		},
	});
	const send = (order_id: number | null) => assign.mutate({ params: { id }, body: { order_id } });
	return (
		<Dialog onClose={onClose} title={m.statements_assign_title()} size="lg">
			<Facts
				facts={[
					[m.statements_payer(), row.payer || "–"],
					[m.statements_amount(), formatParas(row.amount_paras)],
					[m.statements_reference(), row.reference || "–"],
					[m.statements_purpose(), row.purpose || "–"],
				]}
			/>
			<TextInput
				type="search"
				mt="md"
				label={m.statements_assign_search()}
				value={typed}
				maxLength={100}
				autoComplete="off"
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			<QueryResult query={offers}>
				{(found) =>
					found.length === 0 ? (
						<Text my="md">{m.statements_offers_none()}</Text>
					) : (
						<ul className={styles.offers} aria-label={m.statements_offers()}>
							{found.map((offer) => (
								<Offer
									key={offer.order_id}
									offer={offer}
									busy={assign.isPending}
									onChoose={() => send(offer.order_id)}
								/>
							))}
						</ul>
					)
				}
			</QueryResult>
			{row.outcome === "unknown" && (
				<Button variant="default" disabled={assign.isPending} onClick={() => send(null)}>
					{m.statements_put_aside()}
				</Button>
			)}
		</Dialog>
	);
}
