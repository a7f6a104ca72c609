import styles from "./contents.module.css";
import type { StoryData } from "./stories-data.ts";

interface ContentsProps {
	title: string;
	parts: StoryData["parts"];
}

/** Beside the text, where there is room beside it. */
export function Contents({ title, parts }: ContentsProps) {
	return (
		<nav aria-labelledby="contents" className={styles.contents}>
			<h2 id="contents" className={styles.title}>
				{title}
			</h2>
			<ol className={styles.parts}>
				{parts.map(([name, id]) => (
					<li key={id}>
						<a href={`#${id}`} className={styles.part}>
							{name}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
