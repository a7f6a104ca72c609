import type { ReactNode } from "react";
import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./centre-section.module.css";
import type { CentreCard, CentreWords } from "./landing-data.ts";

/** What both lists of centres are made of. */
export interface CentreListProps {
	words: CentreWords;
	centres: readonly CentreCard[];
}

/** Where a landing page shows the centres, in whatever form. */
export function CentreSection({ words, children }: { words: CentreWords; children: ReactNode }) {
	return (
		<Section ground="ink" labelledBy="centres">
			<Heading level={2} size="xl" id="centres">
				{words.title}
			</Heading>
			<p className={styles.text}>{words.text}</p>
			{children}
		</Section>
	);
}
