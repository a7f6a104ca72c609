import { hasStarted } from "@kvart/contract/booking";
import type { PeriodChange, PeriodMove } from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate, dayOf, weekOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { passOnPlaces } from "../../../booking/service/pass-on.ts";
import { selectPromotionDates, selectRoom } from "../queries/board.ts";
import { lockDatesFrom } from "../queries/dates.ts";
import { lockRoom, type PeriodDetails, updatePeriod } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { changePeriod, type Outcome, type ScheduleChanged } from "./change.ts";
import { durationOf, refuseField, requireCoach, requireFree, requireUpcoming, takesPlace } from "./checks.ts";
import { type Entry, reasonOf } from "./entry.ts";
import type { OpenChange } from "./make-change.ts";
import { moveOneDate } from "./move-date.ts";
import { type Difference, daysBetween, firstToCome, restart } from "./restart.ts";

function isSingle(period: PeriodDetails, date: CalendarDate): boolean {
	return !takesPlace(period, addDays(date, 7)) && !takesPlace(period, addDays(date, -7));
}

async function requireRoomOfClub(tx: Database, { gymId }: PeriodDetails, roomId: number): Promise<void> {
	const room = await selectRoom(tx, roomId);
	if (room?.gym.id !== gymId || !(await lockRoom(tx, roomId))) refuseField("gym_room_id");
}

async function requireWithinPromotion(tx: Database, { promotionId }: PeriodDetails, date: CalendarDate): Promise<void> {
	if (promotionId === null) return;
	const promotion = await selectPromotionDates(tx, promotionId);
	if (!promotion || date < promotion.activeFrom || date > promotion.activeUntil) refuseField("to_date");
}

/** Moves one date, or the series from it on, with its bookings. */
export function movePeriod(deps: ScheduleDeps, actor: Actor, id: number, move: PeriodMove): Promise<ScheduleChanged> {
	const actorId = memberOf(actor).userId;
	const { date, to_date: toDate, time, gym_room_id: gymRoomId } = move;
	const write = async (tx: Database, period: PeriodDetails, entry: Entry, change: OpenChange): Promise<Outcome> => {
		const now = change.clock.now();
		requireUpcoming(period, date, now);
		if (entry.cancelled) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		if (toDate === date && time === period.time && gymRoomId === period.gymRoomId) refuseField("time");
		if (toDate < (weekOf(date)[0] as CalendarDate)) refuseField("to_date");
		const single = isSingle(period, date);
		const onlyDate = move.scope === "date" || single;
		if (onlyDate && hasStarted({ trainingDate: toDate, time }, now)) throw new Refusal("ERR_TRAINING_PASSED");
		await requireRoomOfClub(tx, period, gymRoomId);
		await requireWithinPromotion(tx, period, toDate);
		const first = firstToCome(toDate, time, now);
		await requireFree(
			tx,
			{
				roomId: gymRoomId,
				trainerId: onlyDate ? (entry.substitute?.id ?? period.trainerId) : period.trainerId,
				day: dayOf(toDate),
				time,
				duration: period.duration,
				from: first,
				until: onlyDate ? toDate : period.validUntil && addDays(period.validUntil, daysBetween(date, toDate)),
				// Its own series conflicts only on another day.
				...((!onlyDate || single || toDate === date) && { exceptPeriodId: id }),
			},
			move.accept_coach,
		);
		if (onlyDate) return moveOneDate(tx, change, { actorId, period, move });
		change.because(reasonOf(move));
		const plan = { change, env: deps.env, actorId, date, toDate, difference: { gymRoomId, time } };
		const periodId = await restart(tx, period, plan);
		return { movedTo: { periodId, date: first } };
	};
	return changePeriod(deps, actor, id, { action: "period.moved", input: move, write });
}

function differenceOf(change: PeriodChange): Difference {
	const { training_id, trainer_id, capacity, samsung_promotion } = change;
	return {
		...(training_id !== undefined && { trainingId: training_id }),
		...(trainer_id !== undefined && { trainerId: trainer_id }),
		...(capacity !== undefined && { capacity }),
		...(samsung_promotion !== undefined && { samsungPromotion: samsung_promotion }),
	};
}

/** Changes training, coach or capacity from a date on. Members are not told of another regular coach. */
export function editPeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	input: PeriodChange,
): Promise<ScheduleChanged> {
	const actorId = memberOf(actor).userId;
	const { date } = input;
	const write = async (tx: Database, period: PeriodDetails, entry: Entry, change: OpenChange): Promise<Outcome> => {
		const now = change.clock.now();
		requireUpcoming(period, date, now);
		const difference = differenceOf(input);
		const { trainingId = period.trainingId, trainerId = period.trainerId } = difference;
		const isOther = trainingId !== period.trainingId;
		const duration = isOther ? await durationOf(tx, trainingId) : period.duration;
		if (trainerId !== period.trainerId) await requireCoach(tx, trainerId, "trainer_id");
		if (isOther || trainerId !== period.trainerId) {
			await lockRoom(tx, period.gymRoomId);
			const plan = { roomId: period.gymRoomId, trainerId, day: dayOf(date), time: period.time, duration };
			const dates = { from: date, until: period.validUntil, exceptPeriodId: id };
			await requireFree(tx, { ...plan, ...dates }, input.accept_coach);
		}
		change.because(reasonOf({ reason: "new-plan" }));
		if (takesPlace(period, addDays(date, -7))) {
			const periodId = await restart(tx, period, {
				change,
				env: deps.env,
				actorId,
				date,
				toDate: date,
				difference,
			});
			return { movedTo: { periodId, date } };
		}
		// The series starts here, so there is no past to preserve.
		await updatePeriod(tx, id, difference);
		const dates = await lockDatesFrom(tx, [{ periodId: id, from: date }]);
		await passOnPlaces(
			tx,
			{ ...deps, clock: change.clock },
			dates.map((row) => row.id),
		);
		return {};
	};
	return changePeriod(deps, actor, id, { action: "period.changed", input, write });
}
