import { useId } from "react";
import { classNames } from "../../ui/class-names/class-names.ts";
import styles from "./footer-links.module.css";
import type { LinkGroup } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";

/** A list longer than this stands in two columns. */
const tall = 10;

export function FooterLinks({ group: { title, links } }: { group: LinkGroup }) {
	const id = useId();
	return (
		<nav aria-labelledby={id} className={classNames(links.length > tall && styles.double)}>
			<p id={id} className={styles.title}>
				{title}
			</p>
			<ul className={styles.links}>
				{links.map(([name, path]) => (
					<li key={path}>
						<ShellLink path={path} className={styles.link}>
							{name}
						</ShellLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
