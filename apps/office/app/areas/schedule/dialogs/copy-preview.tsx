import type { WeekCopied } from "@kvart/contract/staff/schedule";
import { Alert, Button, Group, List, Stack } from "@mantine/core";
import { formatDate } from "../../../lib/format.ts";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { useStepHeading } from "../../../parts/dialog/first-focus.ts";
import { coachLabel, conflictLabel } from "../labels.ts";
import styles from "./dialogs.module.css";

interface CopyPreviewProps {
	copied: WeekCopied;
	busy: boolean;
	onBack: () => void;
	onCopy: () => void;
}

function Named({ title, lines }: { title: string; lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<Alert color="warning" title={title}>
			<List size="sm">
				{lines.map((line) => (
					<List.Item key={line}>{line}</List.Item>
				))}
			</List>
		</Alert>
	);
}

const untilLabel = (last: string | null) =>
	last === null ? m.schedule_copy_open() : m.schedule_repeats_until({ date: formatDate(last) });

/** What would be copied, with its first date and its end. */
export function CopyPreview({ copied, busy, onBack, onCopy }: CopyPreviewProps) {
	const head = useStepHeading();
	return (
		<Stack gap="lg">
			<h3 ref={head} tabIndex={-1} className={styles.previewTitle}>
				{m.schedule_will_copy({ count: copied.made.length })}
			</h3>
			<ul className={styles.copies}>
				{copied.made.map((entry) => (
					<li key={`${entry.training_date} ${entry.time}`}>
						<b>{formatMoment(entry.training_date, entry.time)}</b> {nameOf(entry.training)}, {coachLabel(entry)}
						<small>{entry.first_date === entry.last_date ? m.schedule_once() : untilLabel(entry.last_date)}</small>
					</li>
				))}
			</ul>
			<Named title={m.schedule_left_out()} lines={copied.left_out.map(conflictLabel)} />
			<Named title={m.schedule_without_coach()} lines={copied.without_coach.map(conflictLabel)} />
			<Named
				title={m.schedule_outside_hours_copies()}
				lines={copied.made
					.filter(({ outside_hours }) => outside_hours)
					.map((entry) => `${formatMoment(entry.training_date, entry.time)}, ${nameOf(entry.training)}`)}
			/>
			<Group justify="end" gap="sm">
				<Button variant="default" onClick={onBack}>
					{m.schedule_back()}
				</Button>
				<Button loading={busy} disabled={copied.made.length === 0} onClick={onCopy}>
					{m.schedule_copy_week()}
				</Button>
			</Group>
		</Stack>
	);
}
