import { type CalendarDate, minutesOf, wallTime, weekOf } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import {
	type EntryRow,
	type RoomRow,
	selectCoachWeek,
	selectPromotion,
	selectRoom,
	selectRoomWeek,
} from "../queries/board.ts";
import { selectClosingsOfRoom } from "../queries/closing-list.ts";
import { entryOf } from "./entry.ts";

export type ScheduleDeps = Pick<Deps, "db" | "clock" | "env" | "keys" | "mailing">;

/** Refused for staff of other clubs. */
export async function ownRoom(db: Database, actor: Actor, roomId: number): Promise<RoomRow> {
	const room = await selectRoom(db, roomId);
	if (!room) throw new Refusal("ERR_NOT_FOUND");
	requireClub(memberOf(actor), room.gym.id);
	return room;
}

type Timed = Pick<EntryRow, "training_date" | "time" | "duration">;

export function overlap(a: Timed, b: Timed): boolean {
	const [startOfA, startOfB] = [minutesOf(a.time), minutesOf(b.time)];
	return a.training_date === b.training_date && startOfA < startOfB + b.duration && startOfB < startOfA + a.duration;
}

const coachOf = (row: EntryRow) => row.substitute ?? row.coach;

function conflictKind(a: EntryRow, b: EntryRow): "room" | "coach" | null {
	if (a.period_id === b.period_id || a.cancelled || b.cancelled || !overlap(a, b)) return null;
	if (a.gym_room_id === b.gym_room_id) return "room";
	const coach = coachOf(a);
	return coach && coach.id === coachOf(b)?.id ? "coach" : null;
}

/** For each training of the room, those at the same time in it or with its coach elsewhere. */
function findConflicts(room: readonly EntryRow[], elsewhere: readonly EntryRow[]) {
	return room.flatMap((row) =>
		[...room, ...elsewhere].flatMap((other) => {
			const kind = conflictKind(row, other);
			return kind ? [{ period_id: row.period_id, with: { ...other, kind, coach: coachOf(other) } }] : [];
		}),
	);
}

export async function getWeek(
	{ db, clock, switches }: Pick<Deps, "db" | "clock" | "switches">,
	actor: Actor,
	roomId: number,
	date: CalendarDate | undefined,
) {
	const room = await ownRoom(db, actor, roomId);
	const now = clock.now();
	const today = wallTime(now).date;
	const dates = weekOf(date ?? today);
	const monday = dates[0] as CalendarDate;
	const [entries, closings, promotion] = await Promise.all([
		selectRoomWeek(db, roomId, monday),
		selectClosingsOfRoom(db, room, monday, dates.at(-1) as CalendarDate),
		selectPromotion(db, room.gym.id, today),
	]);
	const coachIds = entries.flatMap((row) => coachOf(row)?.id ?? []);
	const elsewhere = await selectCoachWeek(db, [...new Set(coachIds)], roomId, monday);
	return {
		room,
		gym: room.gym,
		dates,
		today,
		now,
		promotion: promotion ?? null,
		partner: switches.partner,
		hours: room.hours,
		closings,
		entries: entries.map(entryOf),
		clashes: findConflicts(entries, elsewhere),
		elsewhere: elsewhere
			.filter(({ cancelled }) => !cancelled)
			.map((row) => ({ ...row, kind: "coach" as const, coach: coachOf(row) })),
	};
}
