import { Button, Group, Kbd } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import type { DraftKey } from "../../lib/storage.ts";
import { hasUnsavedChanges, useUnsaved } from "../../lib/unsaved.ts";
import { m } from "../../paraglide/messages.js";
import { ConflictDialog } from "../conflict/conflict-dialog.tsx";
import { LeaveDialog } from "../dialog/dialog.tsx";
import styles from "./record-form.module.css";
import { RestoredNotice } from "./restored-notice.tsx";
import type { RecordFormState } from "./use-record-form.ts";

/**
 * Confirms before leaving with unsaved changes: a dialog within the office, the browser's prompt elsewhere. One per
 * page; it covers all forms on it.
 */
function LeaveGuard({ dirty, draft, isDirty }: { dirty: boolean; draft: DraftKey | null; isDirty: () => boolean }) {
	const id = useUnsaved(dirty, draft);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			(isDirty() || hasUnsavedChanges(id)) && currentLocation.pathname !== nextLocation.pathname,
	);
	if (blocker.state !== "blocked") return null;
	return <LeaveDialog onConfirm={() => blocker.proceed()} onClose={() => blocker.reset()} />;
}

interface SaveBarProps {
	dirty: boolean;
	saving: boolean;
	onDiscard: () => void;
	/** Defaults to "save". */
	label?: string | undefined;
	onSave: () => void;
}

/** Visible while there are unsaved changes; Ctrl+S saves. */
function SaveBar({ dirty, saving, onDiscard, label, onSave }: SaveBarProps) {
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			if (dirty && !saving) onSave();
		};
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	});

	return (
		<div className={styles.bar} data-ground="ink" data-shown={dirty || saving || undefined}>
			<output className={styles.state}>{dirty ? m.parts_unsaved() : ""}</output>
			{(dirty || saving) && (
				<Group gap="sm">
					<Button variant="outline" color="gray.1" disabled={saving} onClick={onDiscard}>
						{m.parts_discard()}
					</Button>
					<Button type="submit" loading={saving} rightSection={<Kbd className={styles.keys}>Ctrl S</Kbd>}>
						{label ?? m.parts_save()}
					</Button>
				</Group>
			)}
		</div>
	);
}

interface RecordFormProps<V extends object> {
	form: RecordFormState<V>;
	/** Defaults to "save". */
	saveLabel?: string;
	children: ReactNode;
}

/** A form with save bar, leave guard and conflict dialog. */
export function RecordForm<V extends object>({ form, saveLabel, children }: RecordFormProps<V>) {
	const element = useRef<HTMLFormElement>(null);
	const { conflict, refusals } = form;

	// Focuses the first invalid field after an error.
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
				<RestoredNotice at={form.restoredAt} onDiscard={form.discard} />
				{children}
				<SaveBar
					dirty={form.dirty}
					saving={form.saving}
					label={saveLabel}
					onDiscard={form.discard}
					onSave={() => void form.submit()}
				/>
			</form>
			<LeaveGuard dirty={form.dirty} draft={form.draft} isDirty={form.isDirty} />
			{conflict && (
				<ConflictDialog
					fields={conflict.fields}
					base={conflict.base}
					mine={form.values}
					theirs={conflict.theirs}
					changedBy={conflict.changedBy}
					busy={form.saving}
					onMerge={(choices) => void form.mergeWithTheirs(choices)}
					onTakeTheirs={form.takeTheirs}
					onClose={form.closeConflict}
				/>
			)}
		</>
	);
}
