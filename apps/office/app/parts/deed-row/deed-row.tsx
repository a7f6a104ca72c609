import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./deed-row.module.css";

/** Something that can be done, what comes of it, and its button. */
export function DeedRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className={styles.row}>
			<div>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed" className={styles.text}>
					{text}
				</Text>
			</div>
			{children}
		</div>
	);
}
