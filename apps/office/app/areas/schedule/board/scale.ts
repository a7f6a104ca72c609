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

/** Converts a drag in pixels to a column and a time. */
export function targetOf(
	entry: Pick<ScheduleEntry, "training_date" | "time" | "gym_room_id">,
	delta: { x: number; y: number },
	columnWidth: number,
	columns: readonly BoardColumn[],
): Target {
	const shift = columnWidth > 0 ? Math.round(delta.x / columnWidth) : 0;
	const { training_date: date, gym_room_id: roomId } = entry;
	const from = columns.findIndex((column) => column.date === date && column.roomId === roomId);
	const column = columns[Math.min(Math.max(from + shift, 0), columns.length - 1)] ?? { date, roomId };
	const minutes = minutesOf(entry.time) + Math.round(delta.y / stepHeight) * stepMinutes;
	return { ...column, time: timeOf(Math.min(Math.max(minutes, 0), 24 * 60 - stepMinutes)) };
}
