import { ChevronDown } from "lucide";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import styles from "./faq-terms.module.css";

interface ContentsProps {
	label: string;
	entries: readonly { anchor: string; title: string }[];
}

/** Beside the text on wide screens, folded above it on narrow ones. */
export function Contents({ label, entries }: ContentsProps) {
	return (
		<nav aria-label={label} className={styles.contents}>
			<details className={styles.fold}>
				<summary className={styles.summary}>
					{label}
					<Icon glyph={ChevronDown} />
				</summary>
				<ol className={styles.list}>
					{entries.map(({ anchor, title }) => (
						<li key={anchor}>
							<Link to={`#${anchor}`} className={styles.link}>
								{title}
							</Link>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}
