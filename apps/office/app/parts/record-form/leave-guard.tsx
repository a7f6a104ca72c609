import { useBlocker } from "react-router";
import { hasUnsavedChanges, useUnsaved } from "../../lib/unsaved.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";

/**
 * Leaving with changes that are not saved asks first: within the office by a dialog, beyond it by the browser. A page has
 * one guard, which also speaks for the other forms on it.
 */
export function LeaveGuard({ dirty, isDirty }: { dirty: boolean; isDirty: () => boolean }) {
	const id = useUnsaved(dirty);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			(isDirty() || hasUnsavedChanges(id)) && currentLocation.pathname !== nextLocation.pathname,
	);
	if (blocker.state !== "blocked") return null;
	return (
		<ConfirmDialog
			title={m.parts_leave_title()}
			text={m.parts_leave_text()}
			confirm={m.parts_leave()}
			danger
			onConfirm={() => blocker.proceed()}
			onClose={() => blocker.reset()}
		/>
	);
}
