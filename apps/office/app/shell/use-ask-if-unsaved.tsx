import { type ReactNode, useState } from "react";
import { hasUnsavedChanges } from "../lib/unsaved.ts";
import { m } from "../paraglide/messages.js";
import { ConfirmDialog } from "../parts/confirm/confirm-dialog.tsx";

/** Before something that draws the page anew: asks when a form has changes that are not saved. */
export function useAskIfUnsaved(): { ask: (act: () => void) => void; dialog: ReactNode } {
	const [act, setAct] = useState<(() => void) | null>(null);
	return {
		ask: (wanted) => (hasUnsavedChanges() ? setAct(() => wanted) : wanted()),
		dialog: act && (
			<ConfirmDialog
				title={m.parts_leave_title()}
				text={m.parts_leave_text()}
				confirm={m.parts_leave()}
				danger
				onConfirm={act}
				onClose={() => setAct(null)}
			/>
		),
	};
}
