import { StaffApiError } from "@kvart/contract/staff/client";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { askWhoWorksHere, queryClient } from "../../../lib/ask.ts";
import { tellDone, tellProblem, tellProblemInWords } from "../../../lib/tell.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/confirm/confirm-dialog.tsx";
import { DeedRow } from "../../../parts/deed-row/deed-row.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import type { AnyRecord, Kind } from "../kind.ts";
import { recordQuery, removeRecord } from "../record-calls.ts";

interface RemoveRecordProps {
	kind: Kind;
	record: AnyRecord;
	/** Where to go afterwards. */
	list: string;
}

/** Says why a record stays, or what somebody did with it meanwhile. */
function explain({ words }: Kind, error: unknown): void {
	askWhoWorksHere(error);
	if (!(error instanceof StaffApiError)) return tellProblem(null);
	if (error.errors.some(({ code }) => code === "in-use") && words.inUse) {
		return tellProblemInWords(m.records_in_use({ where: words.inUse() }));
	}
	if (error.code === "ERR_CHANGED_MEANWHILE") return tellProblemInWords(m.records_changed_meanwhile());
	return tellProblem(error.code);
}

export function RemoveRecord({ kind, record, list }: RemoveRecordProps) {
	const navigate = useNavigate();
	const [asked, setAsked] = useState(false);
	const removal = useMutation({
		mutationFn: () => removeRecord(kind.kind, record),
		onSuccess: async () => {
			tellDone(m.records_removed());
			await navigate(list);
			queryClient.removeQueries({ queryKey: recordQuery(kind.kind, record.id).queryKey });
		},
		onError: (error) => {
			setAsked(false);
			explain(kind, error);
		},
	});
	return (
		<Panel>
			<DeedRow title={m.records_removal()} text={m.records_remove_text()}>
				<Button
					variant="outline"
					color="danger"
					leftSection={<Trash2 size={18} aria-hidden />}
					onClick={() => setAsked(true)}
				>
					{m.records_remove()}
				</Button>
			</DeedRow>
			{asked && (
				<ConfirmDialog
					danger
					title={m.records_remove_title()}
					text={m.records_remove_ask({ name: kind.nameOf(record) })}
					confirm={m.records_remove()}
					busy={removal.isPending}
					onConfirm={() => removal.mutate()}
					onClose={() => setAsked(false)}
				/>
			)}
		</Panel>
	);
}
