import { X } from "lucide";
import { type MouseEvent, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon/icon.tsx";
import { IconButton, iconButtonClasses } from "../icon-button/icon-button.tsx";
import { SheetFrame, type SheetLook } from "./sheet-frame.tsx";
import { useModal } from "./use-modal.ts";

interface SheetProps extends SheetLook {
	open: boolean;
	onClose: () => void;
	/** The address of the page without the sheet: the close button is a link to it, so that it works without scripts. */
	closeTo?: string;
}

/** A modal dialog of an app. */
export function Sheet({ open, onClose, closeTo, ...look }: SheetProps) {
	const titleId = useId();
	const { dialog, heading, attributes } = useModal(open, onClose);
	const close = (event: MouseEvent) => {
		event.preventDefault();
		onClose();
	};
	return (
		<SheetFrame
			{...look}
			titleId={titleId}
			heading={heading}
			dialog={{ ref: dialog, ...attributes }}
			close={
				closeTo === undefined ? (
					<IconButton glyph={X} label={m.ui_close()} look="bare" onClick={onClose} />
				) : (
					<a href={closeTo} aria-label={m.ui_close()} className={iconButtonClasses("bare")} onClick={close}>
						<Icon glyph={X} />
					</a>
				)
			}
		/>
	);
}
