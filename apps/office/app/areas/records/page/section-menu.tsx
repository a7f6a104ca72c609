import { m } from "../../../paraglide/messages.js";
import styles from "./record-page.module.css";

/** Fewer fit on a screen or two. */
const fewestSections = 5;

export const sectionId = (index: number) => `section-${index}`;

/** Not links: another address would look like leaving the form. */
function show(index: number): void {
	const heading = document.getElementById(sectionId(index));
	heading?.closest("section")?.scrollIntoView();
	heading?.focus({ preventScroll: true });
}

/** The sections of a long form, always in view. */
export function SectionMenu({ titles }: { titles: readonly string[] }) {
	if (titles.length < fewestSections) return null;
	return (
		<nav aria-label={m.records_sections()} className={styles.menu}>
			{titles.map((title, index) => (
				<button key={title} type="button" className={styles.section} onClick={() => show(index)}>
					{title}
				</button>
			))}
		</nav>
	);
}
