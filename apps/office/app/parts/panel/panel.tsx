import { Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

interface PanelProps {
	title?: string;
	text?: ReactNode;
	/** Beside the title. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A block of a page: white on bone, a thick rule on top. */
export function Panel({ title, text, actions, children }: PanelProps) {
	const id = useId();
	return (
		<section className={styles.panel} aria-labelledby={title ? id : undefined}>
			{(title ?? actions) && (
				<div className={styles.head}>
					<div>
						{title && (
							<Title order={2} id={id}>
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
