import type { Renewal } from "@kvart/contract/staff/revenue";
import { type RenewalOutcome, renewalNoteLength, renewalOutcomes } from "@kvart/contract/staff/revenue-rules";
import { Radio, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { outcomeLabels } from "./renewal-labels.ts";

/** The result of a call. */
export function CallDialog({ renewal, onClose }: { renewal: Renewal; onClose: () => void }) {
	const [outcome, setOutcome] = useState<RenewalOutcome | null>(null);
	const [note, setNote] = useState("");
	const [missing, setMissing] = useState(false);
	const add = useChange("addRenewalCall", {
		refresh: ["listRenewals"],
		done: () => m.reports_renewal_saved(),
		onDone: onClose,
	});

	function send() {
		if (!outcome) return setMissing(true);
		return add.mutate({ params: { id: renewal.membership_id }, body: { outcome, note } });
	}

	return (
		<Dialog onClose={onClose} title={m.reports_renewal_call_of({ name: fullName(renewal) })}>
			<DialogForm submit={m.reports_renewal_save()} busy={add.isPending} onSubmit={send} onClose={onClose}>
				<Radio.Group
					label={m.reports_renewal_outcome()}
					required
					value={outcome}
					onChange={(value) => setOutcome(value)}
					error={missing && !outcome ? fieldMessage("required-field") : undefined}
				>
					<Stack gap="xs" mt="xs">
						{renewalOutcomes.map((each) => (
							<Radio key={each} value={each} label={outcomeLabels[each]()} />
						))}
					</Stack>
				</Radio.Group>
				<Textarea
					label={m.reports_renewal_note()}
					maxLength={renewalNoteLength}
					autosize
					minRows={2}
					value={note}
					onChange={({ currentTarget }) => setNote(currentTarget.value)}
				/>
			</DialogForm>
		</Dialog>
	);
}
