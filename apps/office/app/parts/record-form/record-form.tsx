import { type ReactNode, useEffect, useRef } from "react";
import { ConflictDialog } from "../conflict/conflict-dialog.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import styles from "./record-form.module.css";
import { SaveBar } from "./save-bar.tsx";
import type { RecordFormState } from "./use-record-form.ts";

interface RecordFormProps<V extends object> {
	form: RecordFormState<V>;
	/** The verb of the save bar, where it is not "save". */
	saveLabel?: string;
	children: ReactNode;
}

/** A form over one record with all that belongs to it: save bar, guard, and what happens when two people edit it. */
export function RecordForm<V extends object>({ form, saveLabel, children }: RecordFormProps<V>) {
	const element = useRef<HTMLFormElement>(null);
	const { conflict, refusals } = form;

	// After a refusal the first field that is wrong comes into view.
	useEffect(() => {
		if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refusals]);

	return (
		<>
			<form
				ref={element}
				noValidate
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					void form.submit();
				}}
			>
				{children}
				<SaveBar
					dirty={form.dirty}
					saving={form.saving}
					label={saveLabel}
					onDiscard={form.discard}
					onSave={() => void form.submit()}
				/>
			</form>
			<LeaveGuard dirty={form.dirty} isDirty={form.isDirty} />
			{conflict && (
				<ConflictDialog
					fields={conflict.fields}
					base={conflict.base}
					mine={form.values}
					theirs={conflict.theirs}
					busy={form.saving}
					onMerge={(choices) => void form.mergeWithTheirs(choices)}
					onTakeTheirs={form.takeTheirs}
					onClose={form.closeConflict}
				/>
			)}
		</>
	);
}
