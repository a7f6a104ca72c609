import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Names and values below each other, such as what is known about a record. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value]) => (
				<div key={name} className={styles.fact}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
