import { inLocale } from "@kvart/contract/locale";
import { isSoldFor, type Plan } from "@kvart/contract/memberships/plans";
import type { Arrival } from "@kvart/contract/staff/memberships/desk-arrival";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import { SegmentedControl, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { currentLanguage } from "../../../i18n/language.ts";
import { formatDate, formatMoney, formatParas } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { Facts } from "../../../parts/facts/facts.tsx";
import { FieldGroup } from "../../../parts/fields/field-group.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import type { Place } from "../entry/arrival-card.tsx";
import { type Payment, PaymentFields, sentPayment } from "./payment-fields.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { toPay } from "./to-pay.ts";

interface SaleProps {
	arrival: Arrival;
	place: Place;
	onSold: (arrival: Arrival) => void;
	onClose: () => void;
}

function SaleForm({ plans, arrival, place, onSold, onClose }: SaleProps & { plans: readonly Plan[] }) {
	const today = wallTime(new Date(arrival.now)).date;
	const [plan, setPlan] = useState<Plan | null>(null);
	const [startsOn, setStartsOn] = useState<CalendarDate>(arrival.joins_on ?? today);
	const [payment, setPayment] = useState<Payment>({ method: "cash", amount: null, receipt: "" });
	const [wrong, setWrong] = useState(false);
	const price = plan ? toPay(plan, arrival) : 0;
	const paid = sentPayment(payment);
	const sale = useChange("sellMembership", {
		once: true,
		done: m.desk_sold,
		onDone: onSold,
		onRefusal: ({ errors }) => {
			setWrong(errors.length > 0);
			return errors.length > 0;
		},
	});

	function choose(chosen: Plan) {
		setPlan(chosen);
		setPayment({ ...payment, amount: toPay(chosen, arrival) / 100 });
	}

	function send() {
		const isWrong = paid !== null && (paid.amount_paras <= 0 || paid.amount_paras > price);
		setWrong(isWrong);
		if (!plan || isWrong) return;
		const body = { ...place, plan_id: plan.id, starts_on: startsOn, payment: paid };
		sale.mutate({ params: { id: arrival.id }, body });
	}

	const discount = plan && plan.months > 0 ? arrival.discount_paras : 0;
	const due = price - (paid?.amount_paras ?? 0);
	return (
		<DialogForm submit={m.desk_sell()} busy={sale.isPending} disabled={!plan} onSubmit={send} onClose={onClose}>
			<PlanChoice plans={plans} chosen={plan} onChoose={choose} />
			{arrival.joins_on && (
				<FieldGroup label={m.desk_starts()}>
					<SegmentedControl
						aria-label={m.desk_starts()}
						value={startsOn}
						onChange={setStartsOn}
						data={[
							{ value: arrival.joins_on, label: m.desk_starts_joined({ date: formatDate(arrival.joins_on) }) },
							{ value: today, label: m.desk_starts_today() },
						]}
					/>
				</FieldGroup>
			)}
			{plan && (
				<>
					<PaymentFields payment={payment} onChange={setPayment} later wrong={wrong} />
					<Facts
						facts={[
							[m.desk_plan(), inLocale(currentLanguage(), plan.title, plan.title_eng)],
							[m.desk_price(), formatMoney(plan.price)],
							...(discount > 0 ? [[m.desk_discount(), formatParas(-discount)] as const] : []),
							[m.desk_to_pay(), formatParas(price)],
							...(due > 0 ? [[m.desk_left_due(), formatParas(due)] as const] : []),
						]}
					/>
				</>
			)}
		</DialogForm>
	);
}

/** Plan, first day, payment: with the usual answers it takes two presses and the confirmation. */
export function SaleDialog(props: SaleProps) {
	const query = useQuery(apiQuery("listPlans"));
	return (
		<Dialog size="42rem" title={m.desk_sell_title({ name: fullName(props.arrival) })} onClose={props.onClose}>
			<QueryResult query={query} rows={4}>
				{(plans) => {
					const sold = plans.filter((plan) => isSoldFor(plan, plan.clubs === "all" ? null : props.place.gym_id));
					if (sold.length === 0) return <Text>{m.desk_no_plans()}</Text>;
					return <SaleForm {...props} plans={sold} />;
				}}
			</QueryResult>
		</Dialog>
	);
}
