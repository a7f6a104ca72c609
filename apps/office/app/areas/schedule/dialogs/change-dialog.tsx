import { Text } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { type Obstacle, Obstacles } from "./conflicts.tsx";
import styles from "./dialogs.module.css";

interface ChangeDialogProps extends Omit<ComponentProps<typeof DialogForm>, "children"> {
	title: string;
	text: ReactNode;
	/** Number of bookings. */
	taken: number;
	/** Number of members on the waiting list, who get a mail. */
	waiting?: number;
	obstacle: Obstacle;
	children?: ReactNode;
}

/** Confirms a change of the schedule and shows how many people it affects. */
export function ChangeDialog({ title, text, taken, waiting = 0, obstacle, children, ...form }: ChangeDialogProps) {
	return (
		<Dialog size="46rem" onClose={form.onClose} title={title}>
			<DialogForm {...form}>
				<div>
					<Text component="div" className={styles.text}>
						{text}
					</Text>
					<Text fw={600}>{taken > 0 ? m.schedule_will_tell({ count: taken }) : m.schedule_nobody_booked()}</Text>
					{waiting > 0 && <Text fw={600}>{m.schedule_will_tell_waiting({ count: waiting })}</Text>}
				</div>
				<div className={styles.fields}>{children}</div>
				<Obstacles obstacle={obstacle} />
			</DialogForm>
		</Dialog>
	);
}
