import { Text } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./states.module.css";

interface EmptyStateProps {
	icon?: LucideIcon;
	title: string;
	text?: string;
	/** What to do about it. */
	action?: ReactNode;
}

/** Nothing is here, and why that is so. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
	return (
		<div className={styles.state}>
			{Icon && <Icon size={32} strokeWidth={1.5} aria-hidden />}
			<p className={styles.title}>{title}</p>
			{text && (
				<Text c="dimmed" className={styles.text}>
					{text}
				</Text>
			)}
			{action}
		</div>
	);
}
