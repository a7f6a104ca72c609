import type { GymRoom } from "@kvart/contract/clubs";
import type { ScheduleChanged, ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import type { Target } from "./board/scale.ts";
import { CancelDialog, RemoveDialog, RestoreDialog } from "./dialogs/cancel-dialogs.tsx";
import { MoveDialog } from "./dialogs/move-dialog.tsx";
import { AddDrawer, type Draft } from "./drawer/add-drawer.tsx";
import { type EntryAction, EntryDrawer } from "./drawer/entry-drawer.tsx";

type OpenEntry =
	| { kind: "add"; roomId: number; draft: Draft }
	| { kind: "move"; entry: ScheduleEntry; to: Target }
	| { kind: "entry" | "cancel-date" | "cancel-series" | "remove" | "restore"; entry: ScheduleEntry };

/** The open drawer or dialog. */
export type Open =
	| OpenEntry
	| { kind: "copy-week" }
	| { kind: "away"; coachId?: number; date?: CalendarDate; to?: CalendarDate; periodId?: number };

interface OpenedProps {
	open: OpenEntry;
	weeks: readonly [ScheduleWeek, ...ScheduleWeek[]];
	rooms: readonly GymRoom[];
	onOpen: (open: Open | null) => void;
	onChanged: (changed: ScheduleChanged) => void;
}

function nextOpen(entry: ScheduleEntry, action: EntryAction): Open {
	if (action === "move")
		return { kind: "move", entry, to: { date: entry.training_date, time: entry.time, roomId: entry.gym_room_id } };
	if (action !== "copy") return { kind: action, entry };
	const { training, coach, series_capacity, samsung_promotion, training_date, time } = entry;
	const like = {
		training_id: training.id,
		trainer_id: coach?.id ?? null,
		capacity: series_capacity,
		samsung_promotion,
	};
	return { kind: "add", roomId: entry.gym_room_id, draft: { date: training_date, time, ...like } };
}

export function Opened({ open, weeks, rooms, onOpen, onChanged }: OpenedProps) {
	const onClose = () => onOpen(null);
	const roomId = open.kind === "add" ? open.roomId : open.entry.gym_room_id;
	const week = weeks.find(({ room }) => room.id === roomId) ?? weeks[0];
	if (open.kind === "add") return <AddDrawer draft={open.draft} week={week} onChanged={onChanged} onClose={onClose} />;
	const done = { onDone: onChanged, onClose };
	// The week is refetched while a drawer is open: show the current entry.
	const entry =
		week.entries.find(
			({ period_id, training_date }) =>
				period_id === open.entry.period_id && training_date === open.entry.training_date,
		) ?? open.entry;
	if (open.kind === "move") return <MoveDialog entry={entry} to={open.to} hours={week.hours} rooms={rooms} {...done} />;
	if (open.kind === "cancel-date") return <CancelDialog entry={entry} scope="date" {...done} />;
	if (open.kind === "cancel-series") return <CancelDialog entry={entry} scope="series" {...done} />;
	if (open.kind === "remove") return <RemoveDialog entry={entry} {...done} />;
	if (open.kind === "restore") return <RestoreDialog entry={entry} {...done} />;
	return (
		<EntryDrawer
			entry={entry}
			week={week}
			onAction={(action) => onOpen(nextOpen(entry, action))}
			onChanged={onChanged}
			onClose={onClose}
		/>
	);
}
