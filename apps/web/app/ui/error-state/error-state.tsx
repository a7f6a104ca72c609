import type { ReactNode } from "react";
import type { HeadingLevel } from "../heading/heading.tsx";
import styles from "./error-state.module.css";

interface ErrorStateProps {
	/** The huge figure: 404, 500. Decoration; the title says it in words. */
	code?: string;
	title: string;
	/** What happened, and what to do. */
	text: string;
	actions?: ReactNode;
	level?: HeadingLevel;
}

/** A page or a block that could not be shown. On any ground; pages use ink. */
export function ErrorState({ code, title, text, actions, level = 1 }: ErrorStateProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.error}>
			{code && (
				<p aria-hidden="true" className={styles.code}>
					{code}
				</p>
			)}
			<div className={styles.words}>
				<Heading className={styles.title}>{title}</Heading>
				<p className={styles.text}>{text}</p>
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
		</div>
	);
}
