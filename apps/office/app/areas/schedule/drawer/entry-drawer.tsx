import { hasStarted } from "@kvart/contract/booking";
import type { ScheduleChanged, ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import { Alert, Badge, Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import {
	CalendarX,
	ClipboardList,
	CopyPlus,
	DoorClosed,
	Move,
	Trash2,
	TriangleAlert,
	Undo2,
	UserX,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { reasonLabel } from "../../../lib/reasons.ts";
import { m } from "../../../paraglide/messages.js";
import { Facts } from "../../../parts/facts/facts.tsx";
import { OutsideHours } from "../dialogs/outside-hours.tsx";
import { useScheduleChange } from "../dialogs/use-schedule-change.ts";
import { coachLabel, conflictLabel, isCoachAway, offLabel, repeatLabel } from "../labels.ts";
import { DateForm, SeriesForm } from "./entry-forms.tsx";
import { SideDrawer } from "./side-drawer.tsx";

export type EntryAction = "move" | "copy" | "cancel-date" | "cancel-series" | "remove" | "restore";

interface EntryDrawerProps {
	entry: ScheduleEntry;
	week: ScheduleWeek;
	onAction: (action: EntryAction) => void;
	onChanged: (changed: ScheduleChanged) => void;
	onClose: () => void;
}

function EntryActions({ entry, onAction, onChanged }: Pick<EntryDrawerProps, "entry" | "onAction" | "onChanged">) {
	const single = entry.first_date === entry.last_date;
	// No person has to be notified, so it is removed at once; the bar above the board can undo it.
	const removal = useScheduleChange("removeSchedulePeriod", onChanged, () => {
		onAction("remove");
		return true;
	});

	function remove() {
		if (entry.taken + entry.waiting_count > 0) return onAction("remove");
		const { period_id, version, training_date: date } = entry;
		return removal.send({ params: { id: period_id }, body: { version, date } });
	}

	// It takes place again if the closing ends.
	if (entry.closing_id !== null) {
		return (
			<Button
				component={Link}
				to="/schedule/closings"
				variant="default"
				leftSection={<DoorClosed size={18} aria-hidden />}
			>
				{m.closings_see()}
			</Button>
		);
	}
	if (entry.cancelled) {
		return (
			<Button variant="default" leftSection={<Undo2 size={18} aria-hidden />} onClick={() => onAction("restore")}>
				{entry.moved_to ? m.schedule_move_back() : m.schedule_restore()}
			</Button>
		);
	}
	return (
		<Stack gap="xs">
			<Group gap="xs" grow>
				<Button variant="default" leftSection={<Move size={18} aria-hidden />} onClick={() => onAction("move")}>
					{m.schedule_move()}
				</Button>
				<Button variant="default" leftSection={<CopyPlus size={18} aria-hidden />} onClick={() => onAction("copy")}>
					{m.schedule_copy()}
				</Button>
			</Group>
			<Button
				variant="outline"
				color="danger"
				leftSection={<CalendarX size={18} aria-hidden />}
				onClick={() => onAction("cancel-date")}
			>
				{m.schedule_cancel_date()}
			</Button>
			{!single && (
				<Button
					variant="outline"
					color="danger"
					leftSection={<CalendarX size={18} aria-hidden />}
					onClick={() => onAction("cancel-series")}
				>
					{m.schedule_cancel_series()}
				</Button>
			)}
			<Button
				variant="outline"
				color="danger"
				leftSection={<Trash2 size={18} aria-hidden />}
				loading={removal.busy}
				onClick={remove}
			>
				{m.schedule_remove()}
			</Button>
		</Stack>
	);
}

/** Everything about one training, for those who do not drag. */
export function EntryDrawer({ entry, week, onAction, onChanged, onClose }: EntryDrawerProps) {
	const [scope, setScope] = useState<"date" | "series">("date");
	const { training_date, time } = entry;
	const passed = hasStarted({ trainingDate: training_date, time }, new Date(week.now));
	const conflicts = week.clashes.filter(({ period_id }) => period_id === entry.period_id);
	const editable = !entry.cancelled && (!passed || training_date >= week.today);
	const key = `${entry.period_id} ${training_date}`;

	return (
		<SideDrawer title={nameOf(entry.training)} focusHeading onClose={onClose}>
			<Stack gap="lg">
				<Group gap="xs">
					<Badge color="ink">{repeatLabel(entry)}</Badge>
					{entry.samsung_promotion && <Badge color="booked">{week.partner}</Badge>}
					{entry.cancelled && <Badge color="danger">{offLabel(entry)}</Badge>}
				</Group>
				<Facts
					facts={[
						[m.schedule_when(), formatMoment(training_date, time)],
						[
							m.schedule_coach(),
							entry.substitute && entry.coach
								? `${coachLabel(entry)} (${m.schedule_substitute_for({ name: entry.coach.name })})`
								: coachLabel(entry),
						],
						[m.schedule_capacity(), m.schedule_places({ taken: entry.taken, capacity: entry.capacity })],
						...(entry.waiting_count > 0
							? [[m.schedule_waiting(), m.schedule_waiting_count({ count: entry.waiting_count })] as const]
							: []),
						...(entry.moved_to
							? [[m.schedule_now_at(), formatMoment(entry.moved_to.training_date, entry.moved_to.time)] as const]
							: []),
						...(entry.reason ? [[m.schedule_reason(), reasonLabel(entry.reason)] as const] : []),
					]}
				/>
				{conflicts.length > 0 && (
					<Alert color="danger" icon={<TriangleAlert size={20} aria-hidden />} title={m.schedule_clash()}>
						{conflicts.map(({ with: other }) => (
							<Text key={other.period_id} size="sm">
								{other.kind === "room"
									? m.schedule_clash_room_with({ other: conflictLabel(other) })
									: m.schedule_clash_coach_with({ other: conflictLabel(other) })}
							</Text>
						))}
					</Alert>
				)}
				{isCoachAway(entry, passed) && (
					<Alert color="danger" icon={<UserX size={20} aria-hidden />} title={m.schedule_coach_away()} />
				)}
				{!entry.cancelled && (
					<OutsideHours hours={week.hours} dates={[training_date]} time={time} duration={entry.duration} />
				)}
				{!entry.cancelled && (
					<Button
						component={Link}
						to={`/today/${entry.period_id}/${training_date}`}
						leftSection={<ClipboardList size={18} aria-hidden />}
					>
						{m.schedule_roster()}
					</Button>
				)}
				{passed ? (
					<Text c="dimmed">{m.schedule_passed()}</Text>
				) : (
					<EntryActions entry={entry} onAction={onAction} onChanged={onChanged} />
				)}
				{editable && (
					<>
						{!entry.promotion && !passed && (
							<SegmentedControl
								fullWidth
								aria-label={m.schedule_scope()}
								value={scope}
								onChange={setScope}
								data={[
									{ value: "date", label: m.schedule_this_date() },
									{ value: "series", label: m.schedule_series() },
								]}
							/>
						)}
						{scope === "date" ? (
							<DateForm key={key} entry={entry} gymId={week.gym.id} onChanged={onChanged} />
						) : (
							<SeriesForm key={key} entry={entry} week={week} onChanged={onChanged} />
						)}
					</>
				)}
			</Stack>
		</SideDrawer>
	);
}
