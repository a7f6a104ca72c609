import { Drawer } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { hasUnsavedChanges } from "../../../lib/unsaved.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/confirm/confirm-dialog.tsx";
import { useFocusBack } from "../../../parts/dialog/use-focus-back.ts";

interface SideDrawerProps {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** Beside the board, so that it stays in sight. Closing asks first when something is not saved. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
	const [asks, setAsks] = useState(false);
	useFocusBack();
	return (
		<>
			<Drawer
				opened
				position="right"
				size="30rem"
				title={title}
				onClose={() => (hasUnsavedChanges() ? setAsks(true) : onClose())}
				closeButtonProps={{ "aria-label": m.parts_close() }}
			>
				{children}
			</Drawer>
			{asks && (
				<ConfirmDialog
					title={m.parts_leave_title()}
					text={m.parts_leave_text()}
					confirm={m.parts_leave()}
					danger
					onConfirm={onClose}
					onClose={() => setAsks(false)}
				/>
			)}
		</>
	);
}
