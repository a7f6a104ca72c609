import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton, iconButtonClasses } from "../icon-button/icon-button.tsx";
import styles from "./sheet.module.css";
import { useModal } from "./use-modal.ts";

interface SheetProps {
	open: boolean;
	onClose: () => void;
	title: string;
	children: ReactNode;
	/** Stays in view below the content: the buttons. */
	footer?: ReactNode;
	/** On wide screens: from the right edge, or in the middle. On phones it always comes from the bottom. */
	place?: "side" | "centre";
	/** For a sheet with an address: where the page without it is. Closing is this link, before scripts have started, too. */
	closeTo?: string;
}

/** A modal. Browsers give us the rest: trapped and returned focus, Esc, an inert page behind. */
export function Sheet({ open, onClose, title, children, footer, place = "centre", closeTo }: SheetProps) {
	const titleId = useId();
	const { dialog, heading, attributes } = useModal(open, onClose);
	const close = (event: MouseEvent) => {
		event.preventDefault();
		onClose();
	};
	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			data-ground="bone"
			className={classNames(styles["sheet"], styles[place])}
			{...attributes}
		>
			<div className={styles["inner"]}>
				<header className={styles["head"]}>
					<h2 ref={heading} id={titleId} tabIndex={-1} className={styles["title"]}>
						{title}
					</h2>
					{closeTo === undefined ? (
						<IconButton glyph={X} label={m.ui_close()} look="bare" onClick={onClose} />
					) : (
						<a href={closeTo} aria-label={m.ui_close()} className={iconButtonClasses("bare")} onClick={close}>
							<Icon glyph={X} />
						</a>
					)}
				</header>
				<div className={styles["body"]}>{children}</div>
				{footer && <footer className={styles["foot"]}>{footer}</footer>}
			</div>
		</dialog>
	);
}
