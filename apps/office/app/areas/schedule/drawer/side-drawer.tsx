import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { useConfirmLeave, useFocusBack } from "../../../parts/dialog/dialog.tsx";
import { markFirstPlace, markHeading } from "../../../parts/dialog/first-focus.ts";

interface SideDrawerProps {
	title: string;
	/** The drawer is read before anything is changed. */
	focusHeading?: boolean;
	onClose: () => void;
	children: ReactNode;
}

/** Confirms before closing with unsaved changes. */
export function SideDrawer({ title, focusHeading = false, onClose, children }: SideDrawerProps) {
	const { confirmLeave, dialog } = useConfirmLeave();
	useFocusBack();
	return (
		<>
			<Drawer
				opened
				position="right"
				size="30rem"
				title={title}
				onClose={() => confirmLeave(onClose)}
				closeButtonProps={{ "aria-label": m.parts_close() }}
			>
				<div ref={focusHeading ? markHeading : markFirstPlace}>{children}</div>
			</Drawer>
			{dialog}
		</>
	);
}
