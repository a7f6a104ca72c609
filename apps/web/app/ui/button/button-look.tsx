import { ArrowLeft, ArrowRight, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./button.module.css";

/** Shared by buttons and links that look like buttons. */
export interface ButtonLook {
	children: ReactNode;
	/** `lime` for the main action of a screen, `ink` on bone grounds, `ghost` for the rest. */
	look?: "lime" | "ink" | "ghost" | undefined;
	size?: "normal" | "small" | undefined;
	/** For links to another page. */
	arrow?: "forward" | "back" | undefined;
	/** Before the label, instead of an arrow. */
	glyph?: IconNode | undefined;
	wide?: boolean | undefined;
	className?: string | undefined;
}

export function lookClass({ look = "lime", size = "normal", wide = false, className }: ButtonLook): string {
	return classNames(styles.button, styles[look], size === "small" && styles.small, wide && styles.wide, className);
}

export function ButtonContent({ children, arrow, glyph }: ButtonLook) {
	return (
		<>
			{arrow === "back" && (
				<span className={styles.back}>
					<Icon glyph={ArrowLeft} />
				</span>
			)}
			{glyph && <Icon glyph={glyph} />}
			<span className={styles.label}>{children}</span>
			{arrow === "forward" && (
				<span className={styles.forward}>
					<Icon glyph={ArrowRight} />
				</span>
			)}
		</>
	);
}
