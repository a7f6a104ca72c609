import { Link } from "../link/link.tsx";
import styles from "./tabs.module.css";

export interface LinkTab {
	to: string;
	label: string;
	current: boolean;
}

/** Links that look like tabs. */
export function LinkTabs({ label, items }: { label: string; items: readonly LinkTab[] }) {
	return (
		<nav aria-label={label} className={styles.bar}>
			{items.map(({ to, label: text, current }) => (
				<Link key={to} to={to} inPlace="push" aria-current={current ? "page" : undefined} className={styles.tab}>
					{text}
				</Link>
			))}
		</nav>
	);
}
