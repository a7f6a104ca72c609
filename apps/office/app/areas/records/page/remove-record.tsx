import { StaffApiError } from "@kvart/contract/staff/client";
import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordOf } from "@kvart/contract/staff/records/kinds";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { notifyDone, notifyError, notifyErrorText } from "../../../lib/notify.ts";
import { queryClient, refreshSession } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/dialog/dialog.tsx";
import { ActionRow, Panel } from "../../../parts/panel/panel.tsx";
import type { Kind } from "../kind.ts";
import { recordQuery, removeRecord } from "../record-calls.ts";

interface RemoveRecordProps<K extends KindName> {
	kind: Kind<K>;
	record: RecordOf<K>;
	/** Address of the list. */
	list: string;
}

function explain({ texts }: Pick<Kind<KindName>, "texts">, error: unknown): void {
	refreshSession(error);
	if (!(error instanceof StaffApiError)) return notifyError(null);
	if (error.errors.some(({ code }) => code === "in-use") && texts.inUse) {
		return notifyErrorText(m.records_in_use({ where: texts.inUse() }));
	}
	if (error.code === "ERR_CHANGED_MEANWHILE") return notifyErrorText(m.records_changed_meanwhile());
	return notifyError(error.code);
}

export function RemoveRecord<K extends KindName>({ kind, record, list }: RemoveRecordProps<K>) {
	const navigate = useNavigate();
	const [confirming, setConfirming] = useState(false);
	const removal = useMutation({
		mutationFn: () => removeRecord(kind.kind, record),
		onSuccess: async () => {
			notifyDone(m.records_removed());
			await navigate(list);
			queryClient.removeQueries({ queryKey: recordQuery(kind.kind, record.id).queryKey });
		},
		onError: (error) => {
			setConfirming(false);
			explain(kind, error);
		},
	});
	return (
		<Panel>
			<ActionRow title={m.records_removal()} text={m.records_remove_text()}>
				<Button
					variant="outline"
					color="danger"
					leftSection={<Trash2 size={18} aria-hidden />}
					onClick={() => setConfirming(true)}
				>
					{m.records_remove()}
				</Button>
			</ActionRow>
			{confirming && (
				<ConfirmDialog
					danger
					title={m.records_remove_title()}
					text={m.records_remove_ask({ name: kind.nameOf(record) })}
					confirm={m.records_remove()}
					busy={removal.isPending}
					onConfirm={() => removal.mutate()}
					onClose={() => setConfirming(false)}
				/>
			)}
		</Panel>
	);
}
