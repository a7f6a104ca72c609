import type { ReactNode } from "react";
import styles from "./home.module.css";

interface SectionHeadProps {
	id: string;
	title: string;
	/** Opposite the headline. */
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
