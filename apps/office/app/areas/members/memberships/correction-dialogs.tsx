import type { OwnMembership } from "@kvart/contract/memberships/own";
import type { LedgerRow, MemberLedger } from "@kvart/contract/staff/memberships/desk-ledger";
import { Text } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { formatParas } from "../../../lib/format.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog, Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { NumberField, TextField } from "../../../parts/fields/text-fields.tsx";
import { methodLabels, titleOf } from "../../../parts/memberships/labels.ts";

interface CorrectionProps {
	onDone: (ledger: MemberLedger) => void;
	onClose: () => void;
}

interface NumberDialogProps {
	title: string;
	text?: string;
	submit: string;
	danger?: boolean;
	busy: boolean;
	label: string;
	unit: string;
	decimals: number;
	most: number;
	initial: number;
	onSend: (value: number, reason: string) => void;
	onClose: () => void;
}

/** A number and why. */
function NumberDialog({
	title,
	text,
	submit,
	danger,
	busy,
	label,
	unit,
	decimals,
	most,
	initial,
	onSend,
	onClose,
}: NumberDialogProps) {
	const [value, setValue] = useState<number | null>(initial);
	const [reason, setReason] = useState("");
	const [tried, setTried] = useState(false);
	const isWrong = value === null || value <= 0 || value > most;

	function send() {
		setTried(true);
		if (!isWrong && value !== null && reason.trim() !== "") onSend(value, reason.trim());
	}

	return (
		<Dialog title={title} onClose={onClose}>
			<DialogForm submit={submit} busy={busy} onSubmit={send} onClose={onClose} {...(danger && { danger })}>
				{text && <Text>{text}</Text>}
				<NumberField
					name="value"
					label={label}
					value={value}
					unit={unit}
					decimals={decimals}
					min={0}
					arrows={false}
					required
					error={tried && isWrong ? fieldMessage("invalid-value") : undefined}
					onChange={setValue}
				/>
				<TextField
					name="reason"
					label={m.members_correction_reason()}
					multiline
					maxLength={200}
					required
					value={reason}
					error={tried && reason.trim() === "" ? fieldMessage("required-field") : undefined}
					onChange={setReason}
				/>
			</DialogForm>
		</Dialog>
	);
}

const mostDays = 366;

export function ExtendDialog({ membership, onDone, onClose }: CorrectionProps & { membership: OwnMembership }) {
	const extend = useChange("extendMembership", { done: m.members_extended_done, onDone });
	const params = { id: membership.id };
	return (
		<NumberDialog
			title={m.members_extend_of({ title: titleOf(membership) })}
			submit={m.members_extend()}
			busy={extend.isPending}
			label={m.members_extend_days()}
			unit=""
			decimals={0}
			most={mostDays}
			initial={1}
			onSend={(days, reason) => extend.mutate({ params, body: { days, reason } })}
			onClose={onClose}
		/>
	);
}

export function RefundDialog({ payment, onDone, onClose }: CorrectionProps & { payment: LedgerRow }) {
	const refund = useChange("refundPayment", { done: m.members_refunded_done, onDone });
	const paid = payment.amount_paras ?? 0;
	const params = { id: payment.id };
	return (
		<NumberDialog
			title={m.members_refund_of({ amount: formatParas(paid) })}
			text={m.members_refund_text({ method: payment.method ? methodLabels[payment.method]().toLowerCase() : "" })}
			submit={m.members_refund()}
			danger
			busy={refund.isPending}
			label={m.members_refund_amount()}
			unit=" RSD"
			decimals={2}
			most={paid / 100}
			initial={paid / 100}
			onSend={(dinars, reason) => refund.mutate({ params, body: { amount_paras: Math.round(dinars * 100), reason } })}
			onClose={onClose}
		/>
	);
}

export function CancelMembershipDialog({
	membership,
	onDone,
	onClose,
}: CorrectionProps & { membership: OwnMembership }) {
	const cancel = useChange("cancelMembership", { done: m.members_membership_cancelled_done, onDone });
	return (
		<ConfirmDialog
			title={m.members_cancel_membership_of({ title: titleOf(membership) })}
			text={m.members_cancel_membership_text()}
			confirm={m.members_cancel_membership()}
			danger
			reason={{ label: m.members_correction_reason() }}
			busy={cancel.isPending}
			onConfirm={(reason) => cancel.mutate({ params: { id: membership.id }, body: { reason } })}
			onClose={onClose}
		/>
	);
}
