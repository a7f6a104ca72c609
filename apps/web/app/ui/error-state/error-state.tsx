import type { ReactNode } from "react";
import type { HeadingLevel } from "../heading/heading.tsx";
import styles from "./error-state.module.css";

interface ErrorStateProps {
	/** 404, 500: decoration, hidden from screen readers. */
	code?: string;
	title: string;
	text: string;
	actions?: ReactNode;
	level?: HeadingLevel;
}

/** For a page or a block that could not be shown. */
export function ErrorState({ code, title, text, actions, level = 1 }: ErrorStateProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.error}>
			{code && (
				<p aria-hidden="true" className={styles.code}>
					{code}
				</p>
			)}
			<div className={styles.texts}>
				<Heading className={styles.title}>{title}</Heading>
				<p className={styles.text}>{text}</p>
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
		</div>
	);
}
