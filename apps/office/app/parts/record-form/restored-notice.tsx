import { Alert, Button, Group } from "@mantine/core";
import { History } from "lucide-react";
import { formatInstant } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./record-form.module.css";

interface RestoredNoticeProps {
	/** When it was typed, in milliseconds; null if nothing was restored. */
	at: number | null;
	onDiscard: () => void;
}

/** Shown while a form has what was typed before the page was left without saving. */
export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
	if (at === null) return null;
	return (
		<Alert
			color="ink"
			className={styles.restored}
			icon={<History size={20} aria-hidden />}
			title={m.parts_restored_title()}
		>
			<Group justify="space-between" gap="sm">
				<span>{m.parts_restored_text({ when: formatInstant(new Date(at)) })}</span>
				<Button variant="default" size="sm" onClick={onDiscard}>
					{m.parts_restored_discard()}
				</Button>
			</Group>
		</Alert>
	);
}
