import { type ChangeReason, changeReasons } from "@kvart/contract/staff/schedule";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { reasonLabels } from "../labels.ts";

interface GivenReason {
	reason: ChangeReason;
	note: string;
}

/** A reason that mails can translate, and a note. */
export function useReason() {
	const [reason, setReason] = useState<ChangeReason | null>(null);
	const [note, setNote] = useState("");
	const [submitted, setSubmitted] = useState(false);
	const lacksNote = reason === "other" && note.trim() === "";
	const missing = fieldMessage("required-field");
	return {
		/** Null, with errors shown, if something is missing. */
		submitReason: (): GivenReason | null => {
			setSubmitted(true);
			return reason && !lacksNote ? { reason, note: note.trim() } : null;
		},
		reason: { value: reason, onChange: setReason, error: submitted && !reason ? missing : undefined },
		note: { value: note, onChange: setNote, error: submitted && lacksNote ? missing : undefined },
	};
}

export function ReasonFields({ reason, note }: Pick<ReturnType<typeof useReason>, "reason" | "note">) {
	return (
		<>
			<SelectField
				{...reason}
				name="reason"
				label={m.schedule_reason()}
				description={m.schedule_reason_text()}
				required
				options={changeReasons.map((code) => ({ value: code, label: reasonLabels[code]() }))}
			/>
			<TextField
				{...note}
				name="note"
				label={m.schedule_note()}
				description={m.schedule_note_text()}
				required={reason.value === "other"}
			/>
		</>
	);
}
