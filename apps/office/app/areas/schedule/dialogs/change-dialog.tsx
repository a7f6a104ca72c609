import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { type Obstacle, Obstacles } from "./conflicts.tsx";
import styles from "./dialogs.module.css";

interface ChangeDialogProps {
	title: string;
	text: ReactNode;
	/** Number of bookings. */
	taken: number;
	obstacle: Obstacle;
	/** A verb. */
	confirm: string;
	danger?: boolean;
	busy: boolean;
	onConfirm: () => void;
	onClose: () => void;
	children?: ReactNode;
}

/** Confirms a change of the schedule and shows how many people it affects. */
export function ChangeDialog({
	title,
	text,
	taken,
	obstacle,
	confirm,
	danger = false,
	busy,
	onConfirm,
	onClose,
	children,
}: ChangeDialogProps) {
	return (
		<Dialog size="46rem" onClose={onClose} title={title}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					onConfirm();
				}}
			>
				<Stack gap="lg">
					<div>
						<Text component="div" className={styles.text ?? ""}>
							{text}
						</Text>
						<Text fw={600}>{taken > 0 ? m.schedule_will_tell({ count: taken }) : m.schedule_nobody_booked()}</Text>
					</div>
					<div className={styles.fields}>{children}</div>
					<Obstacles obstacle={obstacle} />
					<Group justify="end" gap="sm">
						<Button variant="default" onClick={onClose}>
							{m.parts_cancel()}
						</Button>
						<Button type="submit" loading={busy} {...(danger && { color: "danger" })}>
							{confirm}
						</Button>
					</Group>
				</Stack>
			</form>
		</Dialog>
	);
}
