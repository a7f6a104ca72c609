import { Button, Group, Modal, type ModalProps, Stack, Text, Textarea } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { discardUnsaved, hasUnsavedChanges } from "../../lib/unsaved.ts";
import { m } from "../../paraglide/messages.js";
import { markFirstPlace, markHeading } from "./first-focus.ts";

/** The last focused element outside dialogs, for dialogs that open one after another. */
let opener: Element | null = null;

function lastUsed(): Element | null {
	const used = document.activeElement;
	if (!used?.closest("[role=dialog]")) opener = used;
	return used;
}

function focusOn(element: Element | null): boolean {
	if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false;
	element.focus({ preventScroll: true });
	return document.activeElement === element;
}

/** On unmount, returns the focus to the element that opened it, or to the page's heading if that element is gone. */
export function useFocusBack(): void {
	const [before] = useState(lastUsed);
	useEffect(
		() => () => {
			if (document.activeElement !== document.body) return;
			const places = [before, opener, document.querySelector("h1[tabindex]")];
			places.some(focusOn);
		},
		[before],
	);
}

interface DialogProps extends Omit<ModalProps, "opened" | "closeButtonProps"> {
	/** Without it the focus goes to the first field, or to the button that changes nothing. */
	focusHeading?: boolean;
}

/** Render it only while it is open. */
export function Dialog({ focusHeading = false, children, ...props }: DialogProps) {
	useFocusBack();
	return (
		<Modal {...props} opened closeButtonProps={{ "aria-label": m.parts_close() }}>
			<div ref={focusHeading ? markHeading : markFirstPlace}>{children}</div>
		</Modal>
	);
}

interface DialogFormProps {
	/** A verb: "Blokiraj nalog", never "OK". */
	submit: string;
	danger?: boolean;
	busy?: boolean;
	disabled?: boolean;
	onSubmit: () => void;
	onClose: () => void;
	children: ReactNode;
}

/** The content of a dialog with buttons to cancel and submit. */
export function DialogForm({ submit, danger, busy, disabled, onSubmit, onClose, children }: DialogFormProps) {
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		>
			<Stack gap="lg">
				{children}
				<Group justify="end" gap="sm">
					<Button variant="default" data-safe onClick={onClose}>
						{m.parts_cancel()}
					</Button>
					<Button
						type="submit"
						loading={busy ?? false}
						disabled={disabled ?? false}
						{...(danger && { color: "danger" })}
					>
						{submit}
					</Button>
				</Group>
			</Stack>
		</form>
	);
}

interface ConfirmDialogProps extends Pick<DialogFormProps, "danger" | "busy" | "onClose"> {
	title: string;
	text: ReactNode;
	/** A verb: "Blokiraj nalog", never "OK". */
	confirm: string;
	/** Requires a reason. */
	reason?: { label: string; description?: string };
	onConfirm: (reason: string) => void;
}

/** Confirms an action that is hard to undo. Render it only while it is open. */
export function ConfirmDialog({ title, text, confirm, reason, onConfirm, ...form }: ConfirmDialogProps) {
	const [given, setGiven] = useState("");
	const [missing, setMissing] = useState(false);

	function send() {
		if (reason && given.trim() === "") return setMissing(true);
		return onConfirm(given.trim());
	}

	return (
		<Dialog onClose={form.onClose} title={title}>
			<DialogForm {...form} submit={confirm} onSubmit={send}>
				<Text component="div">{text}</Text>
				{reason && (
					<Textarea
						label={reason.label}
						description={reason.description}
						required
						maxLength={500}
						value={given}
						error={missing && given.trim() === "" ? fieldMessage("required-field") : undefined}
						onChange={({ currentTarget }) => setGiven(currentTarget.value)}
					/>
				)}
			</DialogForm>
		</Dialog>
	);
}

/** Confirms that unsaved changes may be lost. */
export function LeaveDialog({ onConfirm, onClose }: Pick<ConfirmDialogProps, "onClose"> & { onConfirm: () => void }) {
	return (
		<ConfirmDialog
			title={m.parts_leave_title()}
			text={m.parts_leave_text()}
			confirm={m.parts_leave()}
			danger
			onConfirm={() => {
				discardUnsaved();
				onConfirm();
			}}
			onClose={onClose}
		/>
	);
}

/** Runs an action at once, or after a confirmation if a form has unsaved changes. */
export function useConfirmLeave(): { confirmLeave: (action: () => void) => void; dialog: ReactNode } {
	const [action, setAction] = useState<(() => void) | null>(null);
	return {
		confirmLeave: (wanted) => (hasUnsavedChanges() ? setAction(() => wanted) : wanted()),
		dialog: action && <LeaveDialog onConfirm={action} onClose={() => setAction(null)} />,
	};
}
