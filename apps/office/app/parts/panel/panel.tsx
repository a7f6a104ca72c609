import { Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

interface PanelProps {
	title?: string;
	text?: ReactNode;
	actions?: ReactNode;
	/** The id of the heading, for a menu of the page. */
	headingId?: string;
	children: ReactNode;
}

export function Panel({ title, text, actions, headingId, children }: PanelProps) {
	const ownId = useId();
	const id = headingId ?? ownId;
	return (
		<section className={styles.panel} aria-labelledby={title ? id : undefined}>
			{(title ?? actions) && (
				<div className={styles.head}>
					<div>
						{title && (
							<Title order={2} id={id} tabIndex={headingId ? -1 : undefined}>
								{title}
							</Title>
						)}
						{text && (
							<Text c="dimmed" className={styles.text}>
								{text}
							</Text>
						)}
					</div>
					{actions}
				</div>
			)}
			{children}
		</section>
	);
}

/** An action: what it does, and its button. */
export function ActionRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className={styles.action}>
			<div>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed" className={styles.actionText}>
					{text}
				</Text>
			</div>
			{children}
		</div>
	);
}
