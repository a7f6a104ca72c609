import type { ReactNode } from "react";
import styles from "./form-grid.module.css";

/** Fields under each other, or in two columns where there is room. A bilingual field or a list takes the whole row. */
export function FormGrid({ columns = 2, children }: { columns?: 1 | 2; children: ReactNode }) {
	return (
		<div className={styles.grid} data-columns={columns}>
			{children}
		</div>
	);
}

export function WholeRow({ children }: { children: ReactNode }) {
	return <div className={styles.whole}>{children}</div>;
}
