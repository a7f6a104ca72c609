import type { ComponentProps, ReactNode, Ref } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./sheet.module.css";

export interface SheetLook {
	title: string;
	children: ReactNode;
	/** Buttons that stay in view. */
	footer?: ReactNode;
	/** A picture and facts: above the text. */
	picture?: ReactNode;
	/** Beside picture and text on wide screens, else between them. */
	next?: ReactNode;
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
	const { title, titleId, children, picture, next, footer, close, heading, dialog } = props;
	return (
		<dialog
			aria-labelledby={titleId}
			data-ground="bone"
			className={classNames(styles.sheet, picture !== undefined && styles.wide)}
			{...dialog}
		>
			<div className={styles.inner}>
				<header className={styles.head}>
					<h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
						{title}
					</h2>
					{close}
				</header>
				<div className={styles.body}>
					{picture ? (
						<div className={classNames(styles.columns, next !== undefined && styles.three)}>
							<div>{picture}</div>
							{next && <div className={styles.next}>{next}</div>}
							<div>{children}</div>
						</div>
					) : (
						children
					)}
				</div>
				{footer && <footer className={styles.foot}>{footer}</footer>}
			</div>
		</dialog>
	);
}
