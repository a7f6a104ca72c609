import type { ClosingChanged, ScheduleClosing } from "@kvart/contract/staff/schedule-closings";
import type { CalendarDate } from "@kvart/contract/time";
import { Alert, Text } from "@mantine/core";
import { GitMerge } from "lucide-react";
import type { ReactNode } from "react";
import { useDraft } from "../../../lib/use-draft.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { RestoredNotice } from "../../../parts/record-form/restored-notice.tsx";
import { ChangePreviewForm } from "../dialogs/change-preview.tsx";
import { Obstacles } from "../dialogs/conflicts.tsx";
import styles from "../dialogs/dialogs.module.css";
import { ClosedClasses } from "./closed-classes.tsx";
import { bodyOf, ClosingForm, missingFields, newValues, valuesOf } from "./closing-form.tsx";
import { closedLabel, closingReason, placeLabel } from "./closing-labels.ts";
import { useClosingChange } from "./use-closing-change.ts";

interface ClosingDialogProps {
	onDone: (changed: ClosingChanged) => void;
	onClose: () => void;
}

interface StepsProps extends Pick<ClosingDialogProps, "onClose"> {
	title: string;
	submit: string;
	danger?: boolean;
	change: Pick<ReturnType<typeof useClosingChange>, "prepared" | "preparing" | "busy" | "back" | "obstacle">;
	onPrepare: () => void;
	onConfirm: (sendAtOnce: boolean) => void;
	children: ReactNode;
}

/** First what to do, then which classes and people it concerns. */
function ClosingSteps({ title, submit, danger, change, onPrepare, onConfirm, onClose, children }: StepsProps) {
	const { prepared, preparing, busy, back, obstacle } = change;
	const preview = prepared?.preview;
	return (
		<Dialog size="46rem" onClose={onClose} title={title}>
			{prepared && preview && (
				<ChangePreviewForm
					preview={preview}
					submit={submit}
					danger={danger}
					busy={busy}
					back={back}
					confirm={onConfirm}
				>
					<ClosedClasses {...prepared} />
				</ChangePreviewForm>
			)}
			{/* Hidden, not removed: going back shows what was entered. */}
			<div hidden={Boolean(preview)}>
				<DialogForm submit={m.schedule_continue()} busy={preparing} onSubmit={onPrepare} onClose={onClose}>
					<div className={styles.fields}>{children}</div>
					{obstacle.outdated && (
						<Alert
							role="alert"
							color="warning"
							icon={<GitMerge size={20} aria-hidden />}
							title={m.closings_changed()}
						/>
					)}
					<Obstacles obstacle={obstacle} />
				</DialogForm>
			</div>
		</Dialog>
	);
}

interface WithDayProps extends ClosingDialogProps {
	today: CalendarDate;
}

export function NewClosingDialog({ gymId, today, onDone, onClose }: WithDayProps & { gymId: number | null }) {
	const draft = useDraft("closing:new", newValues(gymId));
	const change = useClosingChange("addScheduleClosing", (changed) => {
		draft.clear();
		onDone(changed);
	});
	const missing = missingFields(draft.values);
	const { place, facts } = bodyOf(draft.values);
	const input = { body: { ...place, ...facts } };
	return (
		<ClosingSteps
			title={m.closings_new()}
			submit={m.closings_confirm()}
			danger
			change={change}
			onPrepare={() => (missing.length > 0 ? change.refuse(missing) : change.prepare(input))}
			onConfirm={(sendAtOnce) => change.confirm(input, sendAtOnce)}
			onClose={onClose}
		>
			<RestoredNotice at={draft.restoredAt} onDiscard={draft.clear} />
			<ClosingForm values={draft.values} change={draft.change} errorOf={change.errorOf} today={today} closing={null} />
		</ClosingSteps>
	);
}

export function EditClosingDialog({ closing, today, onDone, onClose }: WithDayProps & { closing: ScheduleClosing }) {
	const draft = useDraft(`closing:${closing.id}`, valuesOf(closing));
	const change = useClosingChange("changeScheduleClosing", (changed) => {
		draft.clear();
		onDone(changed);
	});
	const missing = missingFields(draft.values);
	const input = { params: { id: closing.id }, body: { version: closing.version, ...bodyOf(draft.values).facts } };
	return (
		<ClosingSteps
			title={m.closings_edit_title()}
			submit={m.closings_save()}
			change={change}
			onPrepare={() => (missing.length > 0 ? change.refuse(missing) : change.prepare(input))}
			onConfirm={(sendAtOnce) => change.confirm(input, sendAtOnce)}
			onClose={onClose}
		>
			<RestoredNotice at={draft.restoredAt} onDiscard={draft.clear} />
			<ClosingForm
				values={draft.values}
				change={draft.change}
				errorOf={change.errorOf}
				today={today}
				closing={closing}
			/>
		</ClosingSteps>
	);
}

export function WithdrawClosingDialog({ closing, onDone, onClose }: ClosingDialogProps & { closing: ScheduleClosing }) {
	const change = useClosingChange("withdrawScheduleClosing", onDone);
	const input = { params: { id: closing.id }, body: { version: closing.version } };
	return (
		<ClosingSteps
			title={m.closings_withdraw_title()}
			submit={m.closings_withdraw_confirm()}
			change={change}
			onPrepare={() => change.prepare(input)}
			onConfirm={(sendAtOnce) => change.confirm(input, sendAtOnce)}
			onClose={onClose}
		>
			<Text fw={700}>
				{placeLabel(closing)}, {closedLabel(closing)}: {closingReason(closing)}
			</Text>
			<Text>{m.closings_withdraw_text()}</Text>
		</ClosingSteps>
	);
}
