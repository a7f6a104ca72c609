import { ArrowLeft, ArrowRight, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./button.module.css";

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
	children: ReactNode;
	/** `lime` is the one thing to do on a screen; `ink` for bone grounds; `ghost` for the rest. */
	look?: "lime" | "ink" | "ghost" | undefined;
	size?: "normal" | "small" | undefined;
	/** Which way it leads. Off for what happens on the spot. */
	arrow?: "forward" | "back" | undefined;
	/** A glyph in front instead of an arrow. */
	glyph?: IconNode | undefined;
	/** As wide as its column. */
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
