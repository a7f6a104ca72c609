import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./schedule.module.css";

interface FoldedBarProps {
	label: string;
	look?: "attention";
	/** Each is an `li`; the first is shown, the others on request, so that the board stays in view. */
	rows: readonly ReactNode[];
}

export function FoldedBar({ label, look, rows }: FoldedBarProps) {
	const [open, setOpen] = useState(false);
	if (rows.length === 0) return null;
	return (
		<section aria-label={label} className={styles.changes} data-look={look}>
			<ul>{open ? rows : rows.slice(0, 1)}</ul>
			{rows.length > 1 && (
				<Button
					variant="subtle"
					size="compact-sm"
					className={styles.fold}
					aria-expanded={open}
					onClick={() => setOpen(!open)}
				>
					{open ? m.schedule_fewer() : m.schedule_more({ count: rows.length - 1 })}
				</Button>
			)}
		</section>
	);
}
