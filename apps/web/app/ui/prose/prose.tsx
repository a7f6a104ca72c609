import { classNames } from "../class-names/class-names.ts";
import styles from "./prose.module.css";

interface ProseProps {
	/** From the database, sanitised when it was stored. */
	html: string;
	/** First paragraph in bigger type. */
	lead?: boolean;
	className?: string | undefined;
}

/** The only place that renders HTML of the database. */
export function Prose({ html, lead = false, className }: ProseProps) {
	return (
		<div
			className={classNames(styles.prose, lead && styles.lead, className)}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
