import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { classNames } from "../class-names/class-names.ts";
import styles from "./heading.module.css";
import { softHyphens } from "./soft-hyphens.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps {
	children: ReactNode;
	/** In the outline. */
	level: HeadingLevel;
	/** By default that of its level. */
	size?: "xs" | "s" | "m" | "l" | "xl" | "2xl";
	id?: string | undefined;
	className?: string | undefined;
}

export function Heading({ children, level, size, id, className }: HeadingProps) {
	const Tag = `h${level}` as const;
	const serbian = useLocale() === "sr";
	return (
		<Tag id={id} className={classNames(size && styles[`size${size}` as const], className)}>
			{serbian && typeof children === "string" ? softHyphens(children) : children}
		</Tag>
	);
}

/** The small line above a headline. */
export function Kicker({ children }: { children: ReactNode }) {
	return <p className={styles.kicker}>{children}</p>;
}
