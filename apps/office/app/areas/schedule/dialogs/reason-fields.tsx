import { type ChangeReason, changeReasons } from "@kvart/contract/staff/change-reasons";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { reasonLabels } from "../../../lib/reasons.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { FormGrid } from "../../../parts/fields/field-group.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";

interface GivenReason {
	reason: ChangeReason;
	note: string;
	note_eng: string;
}

/** A reason that mails can translate, and a note. */
export function useReason() {
	const [reason, setReason] = useState<ChangeReason | null>(null);
	const [note, setNote] = useState("");
	const [noteEng, setNoteEng] = useState("");
	const [submitted, setSubmitted] = useState(false);
	const lacksNote = reason === "other" && note.trim() === "" && noteEng.trim() === "";
	const missing = fieldMessage("required-field");
	return {
		/** Null, with errors shown, if something is missing. */
		submitReason: (): GivenReason | null => {
			setSubmitted(true);
			return reason && !lacksNote ? { reason, note: note.trim(), note_eng: noteEng.trim() } : null;
		},
		reason: { value: reason, onChange: setReason, error: submitted && !reason ? missing : undefined },
		note: { value: note, onChange: setNote, error: submitted && lacksNote ? missing : undefined },
		noteEng: { value: noteEng, onChange: setNoteEng },
	};
}

export function ReasonFields({ reason, note, noteEng }: Omit<ReturnType<typeof useReason>, "submitReason">) {
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
			<FormGrid>
				<TextField
					{...note}
					name="note"
					label={m.schedule_note_sr()}
					description={m.schedule_note_text()}
					required={reason.value === "other"}
				/>
				<TextField {...noteEng} name="note_eng" label={m.schedule_note_en()} description={m.schedule_note_en_text()} />
			</FormGrid>
		</>
	);
}
