import { hasStarted } from "@kvart/contract/booking";
import type { NewPeriod } from "@kvart/contract/staff/schedule";
import type { ChangeSubject } from "@kvart/contract/staff/schedule-changes";
import { type CalendarDate, dayOf, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { selectPromotion } from "../queries/board.ts";
import { insertPeriod, insertPromotionPeriod, lockRoom, type NewPeriodRow } from "../queries/periods.ts";
import { ownRoom, type ScheduleDeps } from "./board.ts";
import type { ScheduleChanged } from "./change.ts";
import { durationOf, refuseField, requireCoach, requireFree } from "./checks.ts";
import { type Entry, firstOn, recordCreation } from "./entry.ts";
import { makeChange, type OpenChange } from "./make-change.ts";
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
		await requireFree(tx, { roomId, trainerId: trainer_id, day, time, duration, from, until }, input.accept_coach);
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
