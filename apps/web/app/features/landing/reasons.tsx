import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { Point } from "./landing-data.ts";
import styles from "./reasons.module.css";

interface ReasonsProps {
	title: string;
	items: readonly Point[];
}

export function Reasons({ title, items }: ReasonsProps) {
	return (
		<Section labelledBy="reasons">
			<Heading level={2} size="xl" id="reasons">
				{title}
			</Heading>
			<ol className={styles.reasons}>
				{items.map((item) => (
					<li key={item.title} className={styles.reason}>
						<Heading level={3} size="s">
							{item.title}
						</Heading>
						<p>{item.text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
