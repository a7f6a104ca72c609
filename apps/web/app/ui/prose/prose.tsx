import { classNames } from "../class-names/class-names.ts";
import styles from "./prose.module.css";

interface ProseProps {
	/** From the database, cleaned when it was stored: only what an editor makes is in it. */
	html: string;
	/** The first paragraph opens the text in bigger type. */
	lead?: boolean;
	className?: string | undefined;
}

/** The one place that sets HTML of the database into a page. */
export function Prose({ html, lead = false, className }: ProseProps) {
	return (
		<div
			className={classNames(styles.prose, lead && styles.lead, className)}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
