import { Container } from "../../ui/container/container.tsx";
import styles from "./account-page.module.css";

interface SectionNavProps {
	label: string;
	sections: readonly { id: string; heading: string }[];
}

/** Leads to the parts of the account. */
export function SectionNav({ label, sections }: SectionNavProps) {
	return (
		<nav aria-label={label} data-ground="ink" className={styles.nav}>
			<Container>
				<ul className={styles.anchors}>
					{sections.map(({ id, heading }) => (
						<li key={id}>
							<a href={`#${id}`} className={styles.anchor}>
								{heading}
							</a>
						</li>
					))}
				</ul>
			</Container>
		</nav>
	);
}
