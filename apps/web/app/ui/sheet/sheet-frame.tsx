import type { ComponentProps, ReactNode, Ref } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./sheet.module.css";

export interface SheetLook {
	title: string;
	children: ReactNode;
	/** Buttons that stay in view. */
	footer?: ReactNode;
	/** On wide screens: at the right edge or centred. On phones it is always at the bottom. */
	place?: "side" | "centre" | undefined;
}

interface SheetFrameProps extends SheetLook {
	titleId: string;
	/** The control in the corner. */
	close: ReactNode;
	heading?: Ref<HTMLHeadingElement>;
	dialog: ComponentProps<"dialog"> & { "data-sheet"?: string };
}

/** The layout of every sheet. */
export function SheetFrame(props: SheetFrameProps) {
	const { title, titleId, children, footer, place = "centre", close, heading, dialog } = props;
	return (
		<dialog
			aria-labelledby={titleId}
			data-ground="bone"
			className={classNames(styles.sheet, styles[place])}
			{...dialog}
		>
			<div className={styles.inner}>
				<header className={styles.head}>
					<h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
						{title}
					</h2>
					{close}
				</header>
				<div className={styles.body}>{children}</div>
				{footer && <footer className={styles.foot}>{footer}</footer>}
			</div>
		</dialog>
	);
}
