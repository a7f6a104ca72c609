import { useId } from "react";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Link } from "../../ui/link/link.tsx";
import styles from "./link-row.module.css";

interface LinkRowProps {
	title: string;
	links: readonly [name: string, to: string][];
	/** Stands alone on the page. */
	big?: boolean;
}

/** Ways on, when there is nothing to show. */
export function LinkRow({ title, links, big = false }: LinkRowProps) {
	const id = useId();
	return (
		<nav aria-labelledby={id} className={classNames(styles.row, big && styles.big)}>
			<p id={id} className={styles.title}>
				{title}
			</p>
			<ul className={styles.links}>
				{links.map(([name, to]) => (
					<li key={to}>
						<Link to={to} className={styles.link}>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
