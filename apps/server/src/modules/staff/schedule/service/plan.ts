import { hasStarted } from "@kvart/contract/booking";
import type { NewPeriod, WeekCopy } from "@kvart/contract/staff/schedule";
import type { ChangeSubject } from "@kvart/contract/staff/schedule-changes";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { type CalendarDate, type Day, dayOf, wallTime, weekOf } from "@kvart/contract/time";
import { announceContentChange } from "../../../../platform/database/content-changes.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { type EntryRow, selectPromotion, selectRoomWeek } from "../queries/board.ts";
import { selectConflicts } from "../queries/conflicts.ts";
import { insertPeriod, insertPromotionPeriod, lockRoom, type NewPeriodRow } from "../queries/periods.ts";
import { ownRoom, type ScheduleDeps } from "./board.ts";
import type { ScheduleChanged } from "./change.ts";
import { durationOf, refuseField, requireCoach, requireFree } from "./checks.ts";
import { type Entry, firstOn, recordCreation } from "./entry.ts";
import { type Effect, makeChange, type OpenChange } from "./make-change.ts";
import { firstToCome } from "./restart.ts";

/** A weekly period whose time has passed this week starts next week. */
function datesOf(
	{ kind, date, last_date, time }: NewPeriod,
	now: Date,
): { from: CalendarDate; until: CalendarDate | null } {
	if (kind !== "weekly") {
		if (hasStarted({ trainingDate: date, time }, now)) throw new Refusal("ERR_TRAINING_PASSED");
		return { from: date, until: date };
	}
	const from = firstToCome(date, time, now);
	if (hasStarted({ trainingDate: from, time }, now)) throw new Refusal("ERR_TRAINING_PASSED");
	if (last_date !== null && last_date < from) refuseField("last_date");
	return { from, until: last_date };
}

/** The date must be within the running promotion. */
async function promotionFor(tx: Database, gymId: number, { date }: NewPeriod, now: Date): Promise<number> {
	const promotion = await selectPromotion(tx, gymId, wallTime(now).date);
	if (!promotion) return refuseField("kind");
	if (date < promotion.active_from || date > promotion.active_until) refuseField("date");
	return promotion.id;
}

/** One series for each chosen day of the week, in the order in which they start. */
function plansOf(input: NewPeriod, now: Date) {
	const { kind, days, date } = input;
	if (kind !== "weekly" || !days) return [datesOf(input, now)];
	return [...new Set(days)]
		.map((day) => datesOf({ ...input, date: firstOn(day, date) }, now))
		.toSorted((a, b) => a.from.localeCompare(b.from));
}

const addedSubject = ({ entry, count }: { entry: Entry; count: number }): ChangeSubject => ({
	training: entry.training,
	from: { training_date: entry.training_date, time: entry.time },
	to: null,
	count,
});

export async function addPeriod(
	deps: ScheduleDeps,
	actor: Actor,
	roomId: number,
	input: NewPeriod,
): Promise<ScheduleChanged> {
	const room = await ownRoom(deps.db, actor, roomId);
	const now = deps.clock.now();
	const plans = plansOf(input, now);
	const { time, training_id, trainer_id, capacity, samsung_promotion } = input;
	const add = async (
		tx: Database,
		change: OpenChange,
		duration: number,
		{ from, until }: (typeof plans)[number],
	): Promise<Entry> => {
		const day = dayOf(from);
		await requireFree(
			tx,
			{ roomId, trainerId: trainer_id, day, time, duration, from, until },
			input.accept_coach_twice,
		);
		const row: NewPeriodRow = {
			gymRoomId: roomId,
			trainingId: training_id,
			trainerId: trainer_id,
			day,
			time,
			capacity,
			samsungPromotion: samsung_promotion,
			validFrom: from,
			validUntil: until,
		};
		const id =
			input.kind === "promotion"
				? await insertPromotionPeriod(tx, row, await promotionFor(tx, room.gym.id, input, now))
				: await insertPeriod(tx, row);
		change.made(id);
		return recordCreation(tx, { clock: change.clock, actorId: memberOf(actor).userId }, id, from);
	};
	const write = async (tx: Database, change: OpenChange) => {
		if (!(await lockRoom(tx, roomId))) refuseField("gym_room_id");
		await requireCoach(tx, trainer_id, "trainer_id");
		const duration = await durationOf(tx, training_id);
		const made: Entry[] = [];
		for (const plan of plans) made.push(await add(tx, change, duration, plan));
		await announceContentChange(tx);
		return { entry: made[0] as Entry, count: made.length };
	};
	return makeChange(deps, actor, {
		action: "period.created",
		gymIds: [room.gym.id],
		options: input,
		subject: addedSubject,
		write,
	});
}

function copyOf(row: EntryRow, roomId: number, { from, last_date, with_coaches }: WeekCopy): NewPeriodRow {
	return {
		gymRoomId: roomId,
		trainingId: row.training.id,
		trainerId: with_coaches ? (row.coach?.id ?? null) : null,
		day: row.day,
		time: row.time,
		capacity: row.series_capacity,
		samsungPromotion: row.samsung_promotion,
		validFrom: firstOn(row.day, from),
		validUntil: last_date,
	};
}

interface Copied {
	made: Entry[];
	without_coach: ScheduleConflict[];
	left_out: ScheduleConflict[];
}

const copiedSubject = ({ made }: Copied): ChangeSubject => ({
	training: null,
	from: null,
	to: null,
	count: made.length,
});

/** Copies the periods of a week. Skips those whose room is taken, and leaves out coaches who teach elsewhere then. */
export async function copyWeek(
	deps: ScheduleDeps,
	actor: Actor,
	fromRoomId: number,
	input: WeekCopy,
): Promise<Copied & Effect> {
	await ownRoom(deps.db, actor, fromRoomId);
	const room = await ownRoom(deps.db, actor, input.to_room_id);
	if (input.from < wallTime(deps.clock.now()).date) refuseField("from");
	if (input.last_date !== null && input.last_date < input.from) refuseField("last_date");
	const write = async (tx: Database, change: OpenChange): Promise<Copied> => {
		const copied: Copied = { made: [], without_coach: [], left_out: [] };
		if (!(await lockRoom(tx, room.id))) refuseField("to_room_id");
		const week = await selectRoomWeek(tx, fromRoomId, weekOf(input.week)[0] as CalendarDate);
		for (const entry of week.filter(({ cancelled, promotion }) => !cancelled && !promotion)) {
			const row = copyOf(entry, room.id, input);
			if (row.validUntil && row.validUntil < row.validFrom) continue;
			const { validFrom: from, validUntil: until = null, trainerId = null, day, time } = row;
			const plan = { roomId: room.id, trainerId, day: day as Day, time, duration: entry.duration, from, until };
			const conflicts = await selectConflicts(tx, plan);
			const inRoom = conflicts.filter(({ kind }) => kind === "room");
			copied.left_out.push(...inRoom);
			if (inRoom.length > 0) continue;
			copied.without_coach.push(...conflicts);
			const id = await insertPeriod(tx, { ...row, ...(conflicts.length > 0 && { trainerId: null }) });
			change.made(id);
			const creator = { clock: change.clock, actorId: memberOf(actor).userId };
			copied.made.push(await recordCreation(tx, creator, id, from));
		}
		await announceContentChange(tx);
		return copied;
	};
	return makeChange(deps, actor, {
		action: "week.copied",
		gymIds: [room.gym.id],
		options: input,
		subject: copiedSubject,
		write,
	});
}
