import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextLink } from "../text-link/text-link.tsx";
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
	/** For a sheet with an address: where the page without it is. Without scripts, closing is this link. */
	closeTo?: string;
}

/** A modal. Browsers give us the rest: trapped and returned focus, Esc, an inert page behind. */
export function Sheet({ open, onClose, title, children, footer, place = "centre", closeTo }: SheetProps) {
	const titleId = useId();
	const { dialog, heading, attributes } = useModal(open, onClose);
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
					<IconButton glyph={X} label={m.ui_close()} look="bare" className={styles["scripted"]} onClick={onClose} />
					{closeTo !== undefined && (
						<noscript>
							<TextLink to={closeTo}>{m.ui_close()}</TextLink>
						</noscript>
					)}
				</header>
				<div className={styles["body"]}>{children}</div>
				{footer && <footer className={styles["foot"]}>{footer}</footer>}
			</div>
		</dialog>
	);
}
