import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface SectionHeadProps {
	id: string;
	title: string;
	/** Opposite the headline: where there is more of it. */
	action: ReactNode;
}

export function SectionHead({ id, title, action }: SectionHeadProps) {
	return (
		<div className={styles.head}>
			<h2 id={id} className={styles.title}>
				{title}
			</h2>
			{action}
		</div>
	);
}
