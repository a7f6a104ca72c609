import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import type { HeadingLevel } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
	title: string;
	text?: string;
	action?: ReactNode;
	glyph: IconNode;
	level?: HeadingLevel;
	/** The id of the heading, for links that lead to it. */
	id?: string | undefined;
}

export function EmptyState({ title, text, action, glyph, level = 2, id }: EmptyStateProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.empty}>
			<span className={styles.glyph}>
				<Icon glyph={glyph} />
			</span>
			<Heading id={id} tabIndex={id === undefined ? undefined : -1} className={styles.title}>
				{title}
			</Heading>
			{text && <p className={styles.text}>{text}</p>}
			{action}
		</div>
	);
}
