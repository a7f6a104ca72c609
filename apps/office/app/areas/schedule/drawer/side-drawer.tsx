import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { useConfirmLeave, useFocusBack } from "../../../parts/dialog/dialog.tsx";

interface SideDrawerProps {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** Confirms before closing with unsaved changes. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
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
				{children}
			</Drawer>
			{dialog}
		</>
	);
}
