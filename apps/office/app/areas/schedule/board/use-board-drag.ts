import {
	type DragEndEvent,
	type DragMoveEvent,
	type DragStartEvent,
	MouseSensor,
	TouchSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { formatTime } from "@kvart/contract/time";
import { type KeyboardEvent, useRef, useState } from "react";
import { formatLongDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { closedLine } from "../closings/closing-labels.ts";
import { conflictLine } from "../labels.ts";
import { closingsAt, conflictsAt, hoursMissedAt } from "./conflicts-at.ts";
import { type BoardColumn, type Hours, homeOf, shiftOf, stepFrom, type Target, targetOf } from "./scale.ts";

// Distinguishes a drag from a tap, and from scrolling by touch.
const pull = { distance: 6 };
const hold = { delay: 220, tolerance: 8 };

const stepsOf = new Map([
	["ArrowDown", { columns: 0, quarters: 1 }],
	["ArrowUp", { columns: 0, quarters: -1 }],
	["ArrowRight", { columns: 1, quarters: 0 }],
	["ArrowLeft", { columns: -1, quarters: 0 }],
]);

const entryOf = ({ active }: Pick<DragMoveEvent, "active">) => active.data.current as ScheduleEntry;

const sameTarget = (a: Target, b: Target) => a.date === b.date && a.time === b.time && a.roomId === b.roomId;

interface BoardDrag {
	weeks: readonly ScheduleWeek[];
	columns: readonly BoardColumn[];
	hours: Hours;
	onMove: (entry: ScheduleEntry, to: Target) => void;
}

export interface Dragged {
	entry: ScheduleEntry;
	to: Target;
	/** In pixels, from its own place to that target: it is drawn where it would land, however the board is scrolled. */
	shift: { x: number; y: number };
	byKeys: boolean;
	conflicts: readonly ScheduleConflict[];
	/** Conflicts, closings and opening hours there, as sentences. */
	obstacles: readonly string[];
}

/**
 * Drag by mouse, touch or keyboard in steps of a day and a quarter hour, with announcements. Keys count steps instead of
 * pixels: the library's would be lost while the page scrolls.
 */
export function useBoardDrag({ weeks, columns, hours, onMove }: BoardDrag) {
	const firstColumn = useRef<HTMLElement>(null);
	const [last, setDragged] = useState<Dragged | null>(null);
	// It may have been removed meanwhile.
	const isShown = weeks.some(({ entries }) => entries.some(({ period_id }) => period_id === last?.entry.period_id));
	const dragged = isShown ? last : null;
	const [announced, setAnnounced] = useState("");
	const width = () => firstColumn.current?.getBoundingClientRect().width ?? 0;

	/** With the room, if several are shown. */
	function formatTarget({ date, time, roomId }: Target) {
		const room = weeks.length > 1 ? weeks.find((week) => week.room.id === roomId)?.room : undefined;
		const day = formatLongDate(date);
		return { date: room ? `${nameOf(room)}, ${day}` : day, time: formatTime(time) };
	}

	function start(entry: ScheduleEntry, byKeys: boolean) {
		const to = homeOf(entry);
		setDragged({ entry, to, shift: { x: 0, y: 0 }, byKeys, conflicts: [], obstacles: [] });
		setAnnounced(m.schedule_drag_start({ training: nameOf(entry.training), ...formatTarget(to) }));
	}

	function moveTo(entry: ScheduleEntry, to: Target, byKeys: boolean) {
		if (dragged && sameTarget(dragged.to, to)) return;
		const conflicts = conflictsAt(weeks, entry, to);
		const missed = hoursMissedAt(weeks, entry, to);
		const obstacles = [
			...closingsAt(weeks, entry, to).map(closedLine),
			...(missed === null ? [] : [m.schedule_drag_outside_hours({ hours: missed })]),
			...conflicts.map(conflictLine),
		];
		const { columns: across, y } = shiftOf(entry, to, columns);
		setDragged({ entry, to, shift: { x: across * width(), y }, byKeys, conflicts, obstacles });
		setAnnounced([m.schedule_drag_over(formatTarget(to)), ...obstacles].join(" "));
	}

	function end(entry: ScheduleEntry, to: Target) {
		setDragged(null);
		setAnnounced(m.schedule_drag_end(formatTarget(to)));
		if (!sameTarget(homeOf(entry), to)) onMove(entry, to);
	}

	function cancel() {
		setDragged(null);
		setAnnounced(m.schedule_drag_cancel());
	}

	const isHeld = (entry: ScheduleEntry) => dragged?.byKeys === true && dragged.entry.period_id === entry.period_id;

	function pressOn(entry: ScheduleEntry, event: KeyboardEvent) {
		const held = isHeld(entry) ? dragged : null;
		const isGrip = event.key === "Enter" || event.key === " ";
		const steps = stepsOf.get(event.key);
		if (isGrip || (held && steps)) event.preventDefault();
		if (isGrip && !event.repeat) {
			if (held) end(entry, held.to);
			else start(entry, true);
		} else if (held && steps) moveTo(entry, stepFrom(held.to, steps, entry, columns, hours), true);
		else if (held && event.key === "Escape") cancel();
	}

	const target = (event: DragMoveEvent | DragEndEvent) =>
		targetOf(entryOf(event), event.delta, width(), columns, hours);

	return {
		firstColumn,
		dragged,
		announced,
		/** For the handle of a card. */
		handleOf: (entry: ScheduleEntry) => ({
			onKeyDown: (event: KeyboardEvent) => pressOn(entry, event),
			onBlur: () => isHeld(entry) && cancel(),
		}),
		context: {
			sensors: useSensors(
				useSensor(MouseSensor, { activationConstraint: pull }),
				useSensor(TouchSensor, { activationConstraint: hold }),
			),
			onDragStart: (event: DragStartEvent) => start(entryOf(event), false),
			onDragMove: (event: DragMoveEvent) => moveTo(entryOf(event), target(event), false),
			onDragEnd: (event: DragEndEvent) => end(entryOf(event), target(event)),
			onDragCancel: cancel,
		},
	};
}
