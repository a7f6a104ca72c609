import type { ChangeAction, ScheduleChange } from "@kvart/contract/staff/schedule-changes";
import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Phone, Send, Undo2 } from "lucide-react";
import { formatInstantClock } from "../../lib/format.ts";
import { formatMoment, nameOf } from "../../lib/labels.ts";
import { notifyErrorText } from "../../lib/notify.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { closedLabel } from "./closings/closing-labels.ts";
import { scheduleQueries } from "./dialogs/use-schedule-change.ts";
import { FoldedBar } from "./folded-bar.tsx";
import { conflictLabel } from "./labels.ts";
import styles from "./schedule.module.css";

const actionLabels: Record<ChangeAction, () => string> = {
	"period.created": m.schedule_did_create,
	"period.changed": m.schedule_did_change,
	"period.date_changed": m.schedule_did_change,
	"period.moved": m.schedule_did_move,
	"period.cancelled": m.schedule_did_cancel,
	"period.restored": m.schedule_did_restore,
	"period.removed": m.schedule_did_remove,
	"week.copied": m.schedule_did_copy,
	"coach.away": m.schedule_did_away,
	"closing.created": m.closings_did_create,
	"closing.changed": m.closings_did_change,
	"closing.withdrawn": m.closings_did_withdraw,
};

function subjectLabel({ subject: { training, coach, closing, from, to, count, removed } }: ScheduleChange): string {
	if (closing) return m.closings_subject({ when: closedLabel(closing), count });
	if (coach) return m.schedule_away_subject({ name: coach.name, count });
	if (removed) return m.schedule_season_subject({ count, removed });
	if (!training || !from) return m.schedule_copied({ count });
	const moment = formatMoment(from.training_date, from.time);
	if (count > 1) return m.schedule_several_days({ training: nameOf(training), count });
	const now = to ? ` → ${formatMoment(to.training_date, to.time)}` : "";
	return `${nameOf(training)}, ${moment}${now}`;
}

interface OpenChangeProps {
	change: ScheduleChange;
	onCall: () => void;
}

function OpenChange({ change, onCall }: OpenChangeProps) {
	const params = { params: { id: change.id } };
	const undo = useChange("undoScheduleChange", {
		refresh: scheduleQueries,
		done: m.schedule_undone,
		onRefusal: ({ code, current }) => {
			if (Array.isArray(current) && current[0])
				notifyErrorText(m.schedule_undo_taken({ other: conflictLabel(current[0]) }));
			else if (code === "ERR_CHANGED_MEANWHILE") notifyErrorText(m.schedule_undo_changed());
			else return false;
			return true;
		},
	});
	const send = useChange("sendScheduleMails", { refresh: scheduleQueries, done: m.schedule_mails_sent });
	const label = `${actionLabels[change.action]()}: ${subjectLabel(change)}`;
	const time = formatInstantClock(change.undo_until);
	return (
		<li className={styles.change}>
			<div className={styles.what}>
				<Text fw={700}>{label}</Text>
				<Text size="sm">
					{change.mailed > 0 ? m.schedule_mails_wait({ count: change.mailed, time }) : m.schedule_undo_until({ time })}{" "}
					{change.to_call > 0 && `${m.schedule_preview_called({ count: change.to_call })}.`}
				</Text>
			</div>
			<Group gap="xs">
				<Button
					size="compact-md"
					variant="default"
					leftSection={<Undo2 size={18} aria-hidden />}
					loading={undo.isPending}
					aria-label={`${m.schedule_undo()}: ${label}`}
					onClick={() => undo.mutate(params)}
				>
					{m.schedule_undo()}
				</Button>
				{change.mailed > 0 && (
					<Button
						size="compact-md"
						variant="subtle"
						leftSection={<Send size={18} aria-hidden />}
						loading={send.isPending}
						aria-label={`${m.schedule_send_now()}: ${label}`}
						onClick={() => send.mutate(params)}
					>
						{m.schedule_send_now()}
					</Button>
				)}
				{change.to_call > 0 && (
					<Button
						size="compact-md"
						variant="subtle"
						leftSection={<Phone size={18} aria-hidden />}
						aria-label={`${m.schedule_calls()}: ${label}`}
						onClick={onCall}
					>
						{m.schedule_calls()}
					</Button>
				)}
			</Group>
		</li>
	);
}

const refetchMilliseconds = 30_000;

interface ChangesBarProps {
	gymId: number | undefined;
	/** Opens the list of guests to call. */
	onCall: () => void;
}

/** Changes of the last minutes that can be undone. */
export function ChangesBar({ gymId, onCall }: ChangesBarProps) {
	const query = {
		...apiQuery("listScheduleChanges", { query: gymId === undefined ? {} : { gym: String(gymId) } }),
		refetchInterval: refetchMilliseconds,
	};
	const { data = [] } = useQuery(query);
	return (
		<FoldedBar
			label={m.schedule_changes()}
			rows={data.map((change) => <OpenChange key={change.id} change={change} onCall={onCall} />)}
		/>
	);
}
