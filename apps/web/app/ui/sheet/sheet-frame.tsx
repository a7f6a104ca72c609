import type { ComponentProps, ReactNode, Ref } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./sheet.module.css";

export interface SheetLook {
	title: string;
	children: ReactNode;
	/** Stays in view below the content: the buttons. */
	footer?: ReactNode;
	/** On wide screens: from the right edge, or in the middle. On phones it always comes from the bottom. */
	place?: "side" | "centre" | undefined;
}

interface SheetFrameProps extends SheetLook {
	titleId: string;
	/** The control in the corner. */
	close: ReactNode;
	heading?: Ref<HTMLHeadingElement>;
	dialog: ComponentProps<"dialog"> & { "data-sheet"?: string };
}

/** What every sheet looks like, whoever opens and closes it. */
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
