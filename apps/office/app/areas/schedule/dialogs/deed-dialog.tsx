import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import styles from "./deed-dialog.module.css";
import { Obstacles } from "./obstacles.tsx";
import type { Obstacle } from "./use-deed.ts";

interface DeedDialogProps {
	title: string;
	text: ReactNode;
	/** How many have a place. */
	taken: number;
	obstacle: Obstacle;
	/** The deed as a verb. */
	confirm: string;
	danger?: boolean;
	busy: boolean;
	onConfirm: () => void;
	onClose: () => void;
	children?: ReactNode;
}

/** Asks before the schedule changes under people's feet, and says how many it is about. */
export function DeedDialog({
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
}: DeedDialogProps) {
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
