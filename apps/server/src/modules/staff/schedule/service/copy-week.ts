import type { WeekCopy } from "@kvart/contract/staff/schedule";
import type { ChangeSubject } from "@kvart/contract/staff/schedule-changes";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { type CalendarDate, type Day, wallTime, weekOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { type EntryRow, selectRoomIds, selectRoomWeek } from "../queries/board.ts";
import { selectConflicts } from "../queries/conflicts.ts";
import { insertPeriod, lockRoom, type NewPeriodRow } from "../queries/periods.ts";
import { ownRoom, type ScheduleDeps } from "./board.ts";
import { refuseField } from "./checks.ts";
import { type Entry, firstOn, recordCreation } from "./entry.ts";
import { type Effect, makeChange, type OpenChange } from "./make-change.ts";
import { clearRooms, type Replaced, type Slot, settle } from "./new-season.ts";
import { firstToCome } from "./restart.ts";

/** A period to be made. */
type Copy = NewPeriodRow & Slot & { duration: number };

function copyOf(row: EntryRow, roomId: number, input: WeekCopy, now: Date): Copy {
	return {
		gymRoomId: roomId,
		trainingId: row.training.id,
		trainerId: input.with_coaches ? (row.coach?.id ?? null) : null,
		day: row.day,
		time: row.time,
		duration: row.duration,
		capacity: row.series_capacity,
		samsungPromotion: row.samsung_promotion,
		validFrom: firstToCome(firstOn(row.day, input.from), row.time, now),
		validUntil: input.last_date,
	};
}

interface Rooms {
	from: number;
	to: number;
}

async function copiesOf(tx: Database, rooms: readonly Rooms[], input: WeekCopy, now: Date): Promise<Copy[]> {
	const copies: Copy[] = [];
	for (const { from, to } of rooms) {
		const week = await selectRoomWeek(tx, from, weekOf(input.week)[0] as CalendarDate);
		const planned = week.filter(({ cancelled, promotion }) => !cancelled && !promotion);
		copies.push(...planned.map((row) => copyOf(row, to, input, now)));
	}
	return copies.filter(({ validFrom, validUntil }) => validUntil === null || validFrom <= validUntil);
}

interface Copied {
	made: Entry[];
	stay: Replaced[];
	gone: Replaced[];
	without_coach: ScheduleConflict[];
	left_out: ScheduleConflict[];
}

const copiedSubject = ({ made, gone }: Copied): ChangeSubject => ({
	training: null,
	from: null,
	to: null,
	count: made.length,
	...(gone.length > 0 && { removed: gone.length }),
});

/**
 * Copies the periods of a week, in addition to what is there or instead of it. Skips those whose room is taken, and
 * leaves out coaches who teach elsewhere then.
 */
export async function copyWeek(
	deps: ScheduleDeps,
	actor: Actor,
	fromRoomId: number,
	input: WeekCopy,
): Promise<Copied & Effect> {
	const source = await ownRoom(deps.db, actor, fromRoomId);
	const { to_room_id: toRoomId, from, last_date: last, replace } = input;
	const target = toRoomId === null ? source : await ownRoom(deps.db, actor, toRoomId);
	if (from < wallTime(deps.clock.now()).date) refuseField("from");
	if (last !== null && last < from) refuseField("last_date");
	const actorId = memberOf(actor).userId;

	/** Null if the room is taken. */
	const make = async (tx: Database, change: OpenChange, copy: Copy, copied: Copied) => {
		const { duration, ...row } = copy;
		const { gymRoomId: roomId, trainerId, time, validFrom, validUntil } = row;
		const plan = { roomId, trainerId, day: row.day as Day, time, duration, from: validFrom, until: validUntil };
		const conflicts = await selectConflicts(tx, plan);
		const inRoom = conflicts.filter(({ kind }) => kind === "room");
		copied.left_out.push(...inRoom);
		if (inRoom.length > 0) return null;
		copied.without_coach.push(...conflicts);
		const id = await insertPeriod(tx, { ...row, ...(conflicts.length > 0 && { trainerId: null }) });
		change.made(id);
		return recordCreation(tx, { clock: change.clock, actorId }, id, validFrom);
	};

	const write = async (tx: Database, change: OpenChange): Promise<Copied> => {
		const copied: Copied = { made: [], stay: [], gone: [], without_coach: [], left_out: [] };
		const rooms =
			toRoomId === null
				? (await selectRoomIds(tx, source.gym.id)).map((id) => ({ from: id, to: id }))
				: [{ from: fromRoomId, to: toRoomId }];
		for (const { to } of rooms) if (!(await lockRoom(tx, to))) refuseField("to_room_id");
		const copies = await copiesOf(tx, rooms, input, change.clock.now());
		const season = { roomIds: rooms.map(({ to }) => to), from, last, keepCoaches: !input.with_coaches };
		const old = replace ? await clearRooms(tx, change, { ...season, copies }) : null;
		for (const copy of old?.toMake ?? copies) {
			const entry = await make(tx, change, copy, copied);
			if (entry) copied.made.push(entry);
		}
		if (old)
			Object.assign(copied, await settle(tx, change, { ...old, made: copied.made, env: deps.env, actorId, last }));
		return copied;
	};
	return makeChange(deps, actor, {
		action: "week.copied",
		gymIds: [target.gym.id],
		options: input,
		alone: replace,
		subject: copiedSubject,
		write,
	});
}
