import { type ChangeReason, changeReasons } from "@kvart/contract/staff/schedule";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/field-message.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { TextField } from "../../../parts/fields/text-field.tsx";
import { reasonWords } from "../words.ts";

export interface Because {
	reason: ChangeReason;
	note: string;
}

/** Why: a choice that mails can translate, and a note. `given` is null until it is enough. */
export function useReason() {
	const [reason, setReason] = useState<ChangeReason | null>(null);
	const [note, setNote] = useState("");
	const [asked, setAsked] = useState(false);
	const lacksNote = reason === "other" && note.trim() === "";
	const missing = fieldMessage("required-field");
	return {
		/** Null when something is missing, which is then shown. */
		give: (): Because | null => {
			setAsked(true);
			return reason && !lacksNote ? { reason, note: note.trim() } : null;
		},
		reason: { value: reason, onChange: setReason, error: asked && !reason ? missing : undefined },
		note: { value: note, onChange: setNote, error: asked && lacksNote ? missing : undefined },
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
				options={changeReasons.map((code) => ({ value: code, label: reasonWords[code]() }))}
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
