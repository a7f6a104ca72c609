import type { ReactNode } from "react";
import { Heading } from "../../ui/heading/heading.tsx";
import styles from "./section-head.module.css";

interface SectionHeadProps {
	id: string;
	title: string;
	size?: "l" | "xl";
	/** Opposite the headline: a count, a note, a way to more. */
	children?: ReactNode;
}

export function SectionHead({ id, title, size = "xl", children }: SectionHeadProps) {
	return (
		<div className={styles.head}>
			<Heading level={2} size={size} id={id} className={styles.title}>
				{title}
			</Heading>
			{children}
		</div>
	);
}
