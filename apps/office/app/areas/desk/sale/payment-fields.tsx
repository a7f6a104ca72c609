import { type DeskMethod, deskMethods } from "@kvart/contract/memberships/ledger";
import { SegmentedControl } from "@mantine/core";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { m } from "../../../paraglide/messages.js";
import { FieldGroup } from "../../../parts/fields/field-group.tsx";
import { NumberField, TextField } from "../../../parts/fields/text-fields.tsx";
import { methodLabels } from "../../../parts/memberships/labels.ts";

export interface Payment {
	method: DeskMethod | "none";
	/** Dinars. */
	amount: number | null;
	receipt: string;
}

interface PaymentFieldsProps {
	payment: Payment;
	onChange: (payment: Payment) => void;
	/** The payment may come later. */
	later: boolean;
	wrong: boolean;
}

/** Fields for amount, method and the number of the fiscal receipt. */
export function PaymentFields({ payment, onChange, later, wrong }: PaymentFieldsProps) {
	const methods = deskMethods.map((value) => ({ value: value as Payment["method"], label: methodLabels[value]() }));
	const choices = later ? [...methods, { value: "none" as const, label: m.desk_method_none() }] : methods;
	return (
		<>
			<FieldGroup label={m.desk_method()}>
				<SegmentedControl
					aria-label={m.desk_method()}
					fullWidth
					value={payment.method}
					onChange={(method) => onChange({ ...payment, method })}
					data={choices}
				/>
			</FieldGroup>
			{payment.method !== "none" && (
				<>
					<NumberField
						name="amount"
						label={m.desk_amount()}
						value={payment.amount}
						decimals={2}
						min={0}
						unit=" RSD"
						arrows={false}
						error={wrong ? fieldMessage("invalid-value") : undefined}
						onChange={(amount) => onChange({ ...payment, amount })}
					/>
					<TextField
						name="receipt"
						label={m.desk_receipt()}
						maxLength={40}
						value={payment.receipt}
						onChange={(receipt) => onChange({ ...payment, receipt })}
					/>
				</>
			)}
		</>
	);
}

/** The payment for the call; null if nothing is paid now. */
export function sentPayment({ method, amount, receipt }: Payment) {
	if (method === "none") return null;
	return { method, amount_paras: Math.round((amount ?? 0) * 100), receipt };
}
