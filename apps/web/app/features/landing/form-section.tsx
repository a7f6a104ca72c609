import type { ReactNode } from "react";
import { Container } from "../../ui/container/container.tsx";
import styles from "./form-section.module.css";
import type { Point } from "./landing-data.ts";

/** The form that the whole page leads to; it is a feature of its own. */
export function FormSection({ words, children }: { words: Point; children: ReactNode }) {
	return (
		<section id="form" aria-labelledby="form-title" data-ground="bone" className={styles.section}>
			<Container className={styles.columns}>
				<div className={styles.words}>
					<h2 id="form-title" tabIndex={-1} className={styles.title}>
						{words.title}
					</h2>
					<p className={styles.text}>{words.text}</p>
				</div>
				<div>{children}</div>
			</Container>
		</section>
	);
}
