import { Container } from "../container/container.tsx";
import styles from "./features.module.css";

export interface Feature {
	/** With its unit: "900 m²". */
	figure: string;
	title: string;
	text?: string;
}

/** Three or four blocks in a row with aligned lines. */
export function Features({ features }: { features: readonly Feature[] }) {
	return (
		<Container>
			<ul className={styles.features} data-count={features.length}>
				{features.map(({ figure, title, text }) => (
					<li key={title} className={styles.feature}>
						<p className={styles.figure}>{figure}</p>
						<p className={styles.title}>{title}</p>
						{text && <p className={styles.text}>{text}</p>}
					</li>
				))}
			</ul>
		</Container>
	);
}
