import { classNames } from "../../ui/class-names/class-names.ts";
import styles from "./story-meta.module.css";

interface StoryMetaProps {
	date: string;
	isoDate: string;
	/** How long it takes to read. */
	minutes?: string;
	className?: string | undefined;
}

/** When it was written and, for a whole text, how long it takes. */
export function StoryMeta({ date, isoDate, minutes, className }: StoryMetaProps) {
	return (
		<p className={classNames(styles.meta, className)}>
			<time dateTime={isoDate}>{date}</time>
			{minutes && <span className={styles.minutes}>{minutes}</span>}
		</p>
	);
}
