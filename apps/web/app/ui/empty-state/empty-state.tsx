import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import type { HeadingLevel } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
	title: string;
	/** What to do instead. */
	text?: string;
	action?: ReactNode;
	glyph: IconNode;
	level?: HeadingLevel;
}

/** An empty lot in the plan: hatched, with a way on. */
export function EmptyState({ title, text, action, glyph, level = 2 }: EmptyStateProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.empty}>
			<span className={styles.glyph}>
				<Icon glyph={glyph} />
			</span>
			<Heading className={styles.title}>{title}</Heading>
			{text && <p className={styles.text}>{text}</p>}
			{action}
		</div>
	);
}
