import type { ScheduleEntry } from "@kvart/contract/staff/schedule";
import { type CalendarDate, minutesOf, timeOf } from "@kvart/contract/time";

/** Trainings start at quarter hours. */
export const stepMinutes = 15;
/** In pixels. */
export const stepHeight = 20;

const usualHours = { first: 8, last: 21 } as const;

export interface Hours {
	first: number;
	/** Exclusive. */
	end: number;
}

type Times = Pick<ScheduleEntry, "time" | "duration">;

const endOf = ({ time, duration }: Times) => minutesOf(time) + duration;

export function hoursOf(entries: readonly Times[]): Hours {
	const starts = entries.map(({ time }) => Math.trunc(minutesOf(time) / 60));
	const ends = entries.map((entry) => Math.ceil(endOf(entry) / 60));
	return { first: Math.min(usualHours.first, ...starts), end: Math.min(24, Math.max(usualHours.last, ...ends)) };
}

const pixels = (minutes: number) => (minutes / stepMinutes) * stepHeight;

/** In pixels. */
export function placeOf(entry: Times, { first }: Hours): { top: number; height: number } {
	return { top: pixels(minutesOf(entry.time) - first * 60), height: pixels(entry.duration) };
}

/** Overlapping trainings share the width of the day. */
export function lanesOf(entries: readonly ScheduleEntry[]): Map<number, { lane: number; lanes: number }> {
	const placed = new Map<number, { lane: number; lanes: number }>();
	let group: { entry: ScheduleEntry; lane: number }[] = [];
	const close = () => {
		const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
		for (const { entry, lane } of group) placed.set(entry.period_id, { lane, lanes });
		group = [];
	};
	for (const entry of entries.toSorted((a, b) => a.time - b.time)) {
		const start = minutesOf(entry.time);
		if (group.every((other) => endOf(other.entry) <= start)) close();
		const busy = new Set(group.filter((other) => endOf(other.entry) > start).map(({ lane }) => lane));
		let lane = 0;
		while (busy.has(lane)) lane += 1;
		group.push({ entry, lane });
	}
	close();
	return placed;
}

/** A room on a day. */
export interface BoardColumn {
	date: CalendarDate;
	roomId: number;
}

export interface Target extends BoardColumn {
	time: number;
}

type Dragged = Pick<ScheduleEntry, "training_date" | "time" | "duration" | "gym_room_id">;

const columnOf = (columns: readonly BoardColumn[], { date, roomId }: BoardColumn) =>
	columns.findIndex((column) => column.date === date && column.roomId === roomId);

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Where the training is when nothing is dragged. */
export function homeOf({ training_date, time, gym_room_id }: Omit<Dragged, "duration">): Target {
	return { date: training_date, time, roomId: gym_room_id };
}

/** Moves a training by columns and quarter hours, as far as the board goes. */
export function stepFrom(
	from: Target,
	steps: { columns: number; quarters: number },
	{ duration }: Pick<Dragged, "duration">,
	columns: readonly BoardColumn[],
	{ first, end }: Hours,
): Target {
	const index = within(0, columnOf(columns, from) + steps.columns, columns.length - 1);
	const minutes = minutesOf(from.time) + steps.quarters * stepMinutes;
	const latest = Math.max(minutesOf(from.time), end * 60 - duration);
	return { ...(columns[index] ?? from), time: timeOf(within(first * 60, minutes, latest)) };
}

/** Converts a drag in pixels to a column and a time. */
export function targetOf(
	entry: Dragged,
	delta: { x: number; y: number },
	columnWidth: number,
	columns: readonly BoardColumn[],
	hours: Hours,
): Target {
	const steps = {
		columns: columnWidth > 0 ? Math.round(delta.x / columnWidth) : 0,
		quarters: Math.round(delta.y / stepHeight),
	};
	return stepFrom(homeOf(entry), steps, entry, columns, hours);
}

/** In columns and pixels: how far from its own place a dragged training is drawn. */
export function shiftOf(entry: Dragged, to: Target, columns: readonly BoardColumn[]): { columns: number; y: number } {
	return {
		columns: columnOf(columns, to) - columnOf(columns, homeOf(entry)),
		y: pixels(minutesOf(to.time) - minutesOf(entry.time)),
	};
}
