import type { OwnMembership } from "@kvart/contract/memberships/own";
import type { Arrival, DeskOrder } from "@kvart/contract/staff/memberships/desk-arrival";
import { useState } from "react";
import { formatParas } from "../../../lib/format.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { Facts } from "../../../parts/facts/facts.tsx";
import { titleOf } from "../../../parts/memberships/labels.ts";
import type { Place } from "../entry/arrival-card.tsx";
import { type Payment, PaymentFields, sentPayment } from "./payment-fields.tsx";

export type ToPay = { kind: "order"; order: DeskOrder } | { kind: "membership"; membership: OwnMembership };

interface PaymentDialogProps {
	arrival: Arrival;
	place: Place;
	toPay: ToPay;
	onTaken: (arrival: Arrival) => void;
	onClose: () => void;
}

/** Takes what is due, or a part of it. */
export function PaymentDialog({ arrival, place, toPay, onTaken, onClose }: PaymentDialogProps) {
	const due = toPay.kind === "order" ? toPay.order.missing_paras : toPay.membership.due_paras;
	const title = titleOf(toPay.kind === "order" ? toPay.order : toPay.membership);
	const [payment, setPayment] = useState<Payment>({ method: "cash", amount: due / 100, receipt: "" });
	const [wrong, setWrong] = useState(false);
	const take = useChange("takePayment", {
		once: true,
		done: m.desk_taken,
		onDone: onTaken,
		onRefusal: ({ errors }) => {
			setWrong(errors.length > 0);
			return errors.length > 0;
		},
	});

	function send() {
		const paid = sentPayment(payment);
		const isWrong = !paid || paid.amount_paras <= 0 || paid.amount_paras > due;
		setWrong(isWrong);
		if (!paid || isWrong) return;
		const about = toPay.kind === "order" ? { order_id: toPay.order.id } : { membership_id: toPay.membership.id };
		take.mutate({ params: { id: arrival.id }, body: { ...place, ...paid, ...about } });
	}

	const left = due - (sentPayment(payment)?.amount_paras ?? 0);
	return (
		<Dialog title={m.desk_take_of({ title })} onClose={onClose}>
			<DialogForm submit={m.desk_take()} busy={take.isPending} onSubmit={send} onClose={onClose}>
				<PaymentFields payment={payment} onChange={setPayment} later={false} wrong={wrong} />
				<Facts
					facts={[
						[m.desk_to_pay(), formatParas(due)],
						...(left > 0 ? [[m.desk_left_due(), formatParas(left)] as const] : []),
					]}
				/>
			</DialogForm>
		</Dialog>
	);
}
