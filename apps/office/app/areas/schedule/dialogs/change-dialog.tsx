import { Text } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { ChangePreviewForm } from "./change-preview.tsx";
import { Obstacles } from "./conflicts.tsx";
import styles from "./dialogs.module.css";
import type { Obstacle, Prepared } from "./use-schedule-change.ts";

interface ChangeDialogProps extends Omit<ComponentProps<typeof DialogForm>, "children"> {
	title: string;
	text: ReactNode;
	/** Number of bookings. */
	taken: number;
	/** Number of members on the waiting list, who get a mail. */
	waiting?: number;
	obstacle: Obstacle;
	/** The second step, if the change concerns people. */
	prepared: Prepared | null;
	/** Shown in both steps. */
	warning?: ReactNode;
	children?: ReactNode;
}

/** A change of the schedule: what to change, then who is concerned and what they will read. */
export function ChangeDialog({
	title,
	text,
	taken,
	waiting = 0,
	obstacle,
	prepared,
	warning,
	children,
	...form
}: ChangeDialogProps) {
	return (
		<Dialog size="46rem" onClose={form.onClose} title={title}>
			{prepared && (
				<ChangePreviewForm {...prepared} submit={form.submit} danger={form.danger} busy={form.busy}>
					{warning}
				</ChangePreviewForm>
			)}
			{/* Hidden, not removed: going back shows what was entered. */}
			<div hidden={prepared !== null}>
				<DialogForm {...form} submit={taken + waiting > 0 ? m.schedule_continue() : form.submit}>
					<div>
						<Text component="div" className={styles.text}>
							{text}
						</Text>
						<Text fw={600}>{taken > 0 ? m.schedule_will_tell({ count: taken }) : m.schedule_nobody_booked()}</Text>
						{waiting > 0 && <Text fw={600}>{m.schedule_will_tell_waiting({ count: waiting })}</Text>}
					</div>
					<div className={styles.fields}>{children}</div>
					{warning}
					<Obstacles obstacle={obstacle} />
				</DialogForm>
			</div>
		</Dialog>
	);
}
