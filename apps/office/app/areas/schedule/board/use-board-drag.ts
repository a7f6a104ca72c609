import {
	type DragEndEvent,
	type DragMoveEvent,
	type DragStartEvent,
	type KeyboardCoordinateGetter,
	KeyboardSensor,
	type Modifier,
	MouseSensor,
	TouchSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { formatTime } from "@kvart/contract/time";
import { useRef, useState } from "react";
import { formatLongDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { closedLine } from "../closings/closing-labels.ts";
import { conflictLine } from "../labels.ts";
import { closingsAt, conflictsAt } from "./conflicts-at.ts";
import { type BoardColumn, stepHeight, type Target, targetOf } from "./scale.ts";

// Distinguishes a drag from a tap, and from scrolling by touch.
const pull = { distance: 6 };
const hold = { delay: 220, tolerance: 8 };

function stepOf(code: string, width: number): { x: number; y: number } | undefined {
	if (code === "ArrowDown") return { x: 0, y: stepHeight };
	if (code === "ArrowUp") return { x: 0, y: -stepHeight };
	if (code === "ArrowRight") return { x: width, y: 0 };
	return code === "ArrowLeft" ? { x: -width, y: 0 } : undefined;
}

const entryOf = ({ active }: Pick<DragMoveEvent, "active">) => active.data.current as unknown as ScheduleEntry;

const sameTarget = (a: Target, b: Target) => a.date === b.date && a.time === b.time && a.roomId === b.roomId;

interface BoardDrag {
	weeks: readonly ScheduleWeek[];
	columns: readonly BoardColumn[];
	onMove: (entry: ScheduleEntry, to: Target) => void;
}

export interface Dragged {
	entry: ScheduleEntry;
	to: Target;
	conflicts: readonly ScheduleConflict[];
	/** What is in the way there, as sentences: conflicts and closings. */
	obstacles: readonly string[];
}

/** Drag by mouse, touch or keyboard in steps of a day and a quarter hour, with announcements. */
export function useBoardDrag({ weeks, columns, onMove }: BoardDrag) {
	const firstColumn = useRef<HTMLDivElement>(null);
	const [dragged, setDragged] = useState<Dragged | null>(null);
	const [announced, setAnnounced] = useState("");
	const width = () => firstColumn.current?.getBoundingClientRect().width ?? 0;

	const byKeys: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
		const step = stepOf(event.code, width());
		if (!step) return undefined;
		event.preventDefault();
		return { x: currentCoordinates.x + step.x, y: currentCoordinates.y + step.y };
	};

	const snap: Modifier = ({ transform }) => ({
		...transform,
		x: width() > 0 ? Math.round(transform.x / width()) * width() : transform.x,
		y: Math.round(transform.y / stepHeight) * stepHeight,
	});

	const target = (event: DragMoveEvent | DragEndEvent) => targetOf(entryOf(event), event.delta, width(), columns);

	/** With the room, if several are shown. */
	function formatTarget({ date, time, roomId }: Target) {
		const room = weeks.length > 1 ? weeks.find((week) => week.room.id === roomId)?.room : undefined;
		const day = formatLongDate(date);
		return { date: room ? `${nameOf(room)}, ${day}` : day, time: formatTime(time) };
	}

	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: pull }),
		useSensor(TouchSensor, { activationConstraint: hold }),
		useSensor(KeyboardSensor, { coordinateGetter: byKeys }),
	);

	return {
		firstColumn,
		dragged,
		announced,
		context: {
			sensors,
			modifiers: [snap],
			onDragStart: (event: DragStartEvent) => {
				const entry = entryOf(event);
				const from = { date: entry.training_date, time: entry.time, roomId: entry.gym_room_id };
				setDragged({ entry, to: from, conflicts: [], obstacles: [] });
				setAnnounced(m.schedule_drag_start({ training: nameOf(entry.training), ...formatTarget(from) }));
			},
			onDragMove: (event: DragMoveEvent) => {
				const to = target(event);
				if (dragged && sameTarget(dragged.to, to)) return;
				const entry = entryOf(event);
				const conflicts = conflictsAt(weeks, entry, to);
				const obstacles = [...closingsAt(weeks, entry, to).map(closedLine), ...conflicts.map(conflictLine)];
				setDragged({ entry, to, conflicts, obstacles });
				setAnnounced([m.schedule_drag_over(formatTarget(to)), ...obstacles].join(" "));
			},
			onDragEnd: (event: DragEndEvent) => {
				const [entry, to] = [entryOf(event), target(event)];
				setDragged(null);
				setAnnounced(m.schedule_drag_end(formatTarget(to)));
				const from = { date: entry.training_date, time: entry.time, roomId: entry.gym_room_id };
				if (!sameTarget(from, to)) onMove(entry, to);
			},
			onDragCancel: () => {
				setDragged(null);
				setAnnounced(m.schedule_drag_cancel());
			},
		},
	};
}
