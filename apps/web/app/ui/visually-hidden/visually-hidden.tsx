import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
	children: ReactNode;
	as?: "span" | "h1" | "h2" | "h3" | "p" | "output" | "figcaption";
	id?: string;
}

/** For screen readers only. */
export function VisuallyHidden({ children, as: Tag = "span", id }: VisuallyHiddenProps) {
	return (
		<Tag id={id} className={styles.hidden}>
			{children}
		</Tag>
	);
}
