import { hasStarted } from "@kvart/contract/booking";
import type { NewPeriod, ScheduleChanged, WeekCopied, WeekCopy } from "@kvart/contract/staff/schedule";
import { type CalendarDate, type Day, dayOf, wallTime, weekOf } from "@kvart/contract/time";
import { announceContentChange } from "../../../../platform/database/content-changes.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { firstOn, toClash } from "../mapper.ts";
import { type EntryRow, selectPromotion, selectRoomWeek } from "../queries/board.ts";
import { selectClashes } from "../queries/clashes.ts";
import { insertPeriod, insertPromotionPeriod, lockRoom, type NewPeriodRow } from "../queries/periods.ts";
import { roomOf, type ScheduleDeps } from "./board.ts";
import { durationOf, refuseField, requireCoach, requireFree } from "./checks.ts";
import { noteCreated } from "./note.ts";
import { nobody } from "./people.ts";
import { firstToCome } from "./restart.ts";

/** From when to when it takes place; a weekly one whose hour has passed this week begins with the next. */
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

/** The promotion that a single training belongs to; it has to lie within it. */
async function promotionFor(tx: Database, gymId: number, { date }: NewPeriod, now: Date): Promise<number> {
	const promotion = await selectPromotion(tx, gymId, wallTime(now).date);
	if (!promotion) return refuseField("kind");
	if (date < promotion.activeFrom || date > promotion.activeUntil) refuseField("date");
	return promotion.id;
}

/** Puts a training on the schedule: every week, once, or as a part of the running promotion. */
export async function addPeriod(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	roomId: number,
	wanted: NewPeriod,
): Promise<ScheduleChanged> {
	const room = await roomOf(db, actor, roomId);
	if (room.archivedAt !== null) refuseField("gym_room_id");
	const now = clock.now();
	const { from, until } = datesOf(wanted, now);
	const { time, training_id, trainer_id, capacity, samsung_promotion } = wanted;
	const day = dayOf(from);
	return db.transaction(async (tx) => {
		await lockRoom(tx, roomId);
		await requireCoach(tx, trainer_id, "trainer_id");
		const duration = await durationOf(tx, training_id);
		await requireFree(
			tx,
			{ roomId, trainerId: trainer_id, day, time, duration, from, until },
			wanted.accept_coach_twice,
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
			wanted.kind === "promotion"
				? await insertPromotionPeriod(tx, row, await promotionFor(tx, room.gymId, wanted, now))
				: await insertPeriod(tx, row);
		const entry = await noteCreated(tx, { clock, actorId: memberOf(actor).userId }, id, from);
		await announceContentChange(tx);
		return { entry, ...nobody };
	});
}

/** A weekly training like that one, in another room or from another date on. */
function likeIt(row: EntryRow, roomId: number, { from, last_date, with_coaches }: WeekCopy): NewPeriodRow {
	return {
		gymRoomId: roomId,
		trainingId: row.trainingId,
		trainerId: with_coaches ? row.coachId : null,
		day: row.day,
		time: row.time,
		capacity: row.seriesCapacity,
		samsungPromotion: row.samsungPromotion,
		validFrom: firstOn(row.day as Day, from),
		validUntil: last_date,
	};
}

/**
 * The plan of a week, once more. What stands in the room already stays and keeps a copy out; a coach who would be in two
 * places is left out of the copy. Both are named.
 */
export async function copyWeek(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	fromRoomId: number,
	wanted: WeekCopy,
): Promise<WeekCopied> {
	await roomOf(db, actor, fromRoomId);
	const room = await roomOf(db, actor, wanted.to_room_id);
	if (room.archivedAt !== null) refuseField("to_room_id");
	const now = clock.now();
	if (wanted.from < wallTime(now).date) refuseField("from");
	if (wanted.last_date !== null && wanted.last_date < wanted.from) refuseField("last_date");
	const copied: WeekCopied = { made: 0, without_coach: [], left_out: [] };
	await db.transaction(async (tx) => {
		await lockRoom(tx, room.id);
		const week = await selectRoomWeek(tx, fromRoomId, weekOf(wanted.week)[0] as CalendarDate);
		for (const entry of week.filter(({ cancelled, promotionId }) => !cancelled && promotionId === null)) {
			const row = likeIt(entry, room.id, wanted);
			if (row.validUntil && row.validUntil < row.validFrom) continue;
			const { validFrom: from, validUntil: until = null, trainerId = null, day, time } = row;
			const plan = { roomId: room.id, trainerId, day: day as Day, time, duration: entry.duration, from, until };
			const clashes = await selectClashes(tx, plan);
			const inRoom = clashes.filter(({ kind }) => kind === "room");
			copied.left_out.push(...inRoom.map(toClash));
			if (inRoom.length > 0) continue;
			copied.without_coach.push(...clashes.map(toClash));
			const id = await insertPeriod(tx, { ...row, ...(clashes.length > 0 && { trainerId: null }) });
			copied.made += 1;
			await noteCreated(tx, { clock, actorId: memberOf(actor).userId }, id, from);
		}
		await announceContentChange(tx);
	});
	return copied;
}
