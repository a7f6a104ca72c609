import { Modal, type ModalProps } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import { useFocusBack } from "./use-focus-back.ts";

type DialogProps = Omit<ModalProps, "opened" | "closeButtonProps">;

/** A box above the page, rendered only while it is open. */
export function Dialog(props: DialogProps) {
	useFocusBack();
	return <Modal {...props} opened closeButtonProps={{ "aria-label": m.parts_close() }} />;
}
