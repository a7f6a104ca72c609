import type { Till } from "@kvart/contract/staff/memberships/desk-till";
import { Text } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { formatParas } from "../../../lib/format.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { Facts } from "../../../parts/facts/facts.tsx";
import { NumberField, TextField } from "../../../parts/fields/text-fields.tsx";

/** The count of the cash, with the difference before it is confirmed. */
export function CloseDialog({ till: { day, gym, cash_paras }, onClose }: { till: Till; onClose: () => void }) {
	const [counted, setCounted] = useState<number | null>(null);
	const [note, setNote] = useState("");
	const [missing, setMissing] = useState(false);
	const close = useChange("closeTill", { done: m.desk_till_closed, refresh: ["getTill"], onDone: onClose });
	const paras = counted === null ? null : Math.round(counted * 100);

	function send() {
		setMissing(paras === null);
		if (paras !== null) close.mutate({ params: { id: gym.id }, body: { day, counted_paras: paras, note } });
	}

	return (
		<Dialog title={m.desk_till_close()} onClose={onClose}>
			<DialogForm submit={m.desk_till_close()} busy={close.isPending} onSubmit={send} onClose={onClose}>
				<Text c="dimmed">{m.desk_till_close_text()}</Text>
				<NumberField
					name="counted"
					label={m.desk_till_counted()}
					value={counted}
					decimals={2}
					min={0}
					unit=" RSD"
					arrows={false}
					required
					error={missing ? fieldMessage("required-field") : undefined}
					onChange={setCounted}
				/>
				<TextField name="note" label={m.desk_till_note()} multiline maxLength={500} value={note} onChange={setNote} />
				<Facts
					facts={[
						[m.desk_till_expected(), formatParas(cash_paras)],
						...(paras === null ? [] : [[m.desk_till_difference(), formatParas(paras - cash_paras)] as const]),
					]}
				/>
			</DialogForm>
		</Dialog>
	);
}
