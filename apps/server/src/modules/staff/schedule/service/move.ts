import { hasStarted } from "@kvart/contract/booking";
import type { PeriodChange, PeriodMove, ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate, dayOf, weekOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { reasonText } from "../mapper.ts";
import { selectPromotionDates, selectRoom } from "../queries/board.ts";
import { moveDate } from "../queries/people.ts";
import { insertPeriod, type KnownPeriod, lockRoom, setDate, updatePeriod } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { reasonOf } from "./cancel.ts";
import { changePeriod, type Outcome } from "./change.ts";
import { durationOf, refuseField, requireCoach, requireComing, requireFree, takesPlace } from "./checks.ts";
import { noteCreated } from "./note.ts";
import { holdDate, holdDates, isAwaited, nobody, tell } from "./people.ts";
import { continuing, type Difference, daysBetween, firstToCome, restart } from "./restart.ts";

/** A training that is held on this date and on no other. */
function isSingle(period: KnownPeriod, date: CalendarDate): boolean {
	return !takesPlace(period, addDays(date, 7)) && !takesPlace(period, addDays(date, -7));
}

async function requireRoomOfClub(tx: Database, { gymId }: KnownPeriod, roomId: number): Promise<void> {
	const room = await selectRoom(tx, roomId);
	if (!room || room.archivedAt !== null || room.gymId !== gymId) refuseField("gym_room_id");
	await lockRoom(tx, roomId);
}

/** A training of a promotion stays within it. */
async function requireWithinPromotion(tx: Database, { promotionId }: KnownPeriod, date: CalendarDate): Promise<void> {
	if (promotionId === null) return;
	const promotion = await selectPromotionDates(tx, promotionId);
	if (!promotion || date < promotion.activeFrom || date > promotion.activeUntil) refuseField("to_date");
}

/** Takes one date out of its series: the old hour stays on the board, struck through, for whoever comes by then. */
async function moveOneDate(
	tx: Database,
	{ clock }: ScheduleDeps,
	actorId: number,
	period: KnownPeriod,
	{ training }: ScheduleEntry,
	move: PeriodMove,
): Promise<Outcome> {
	const reason = reasonOf(move);
	const now = clock.now();
	const row = await holdDate(tx, period.id, move.date);
	const news = { kind: "moved", reason, date: move.date, time: period.time, training } as const;
	const told = await tell(tx, [row].filter(isAwaited(period, now)), news, { clock, ...period });
	const difference = { gymRoomId: move.gym_room_id, time: move.time };
	const once = { ...continuing(period, difference, move.to_date, 0), validUntil: move.to_date, cancelledFrom: null };
	const id = await insertPeriod(tx, once);
	await moveDate(tx, row, id, move.to_date);
	await setDate(tx, period.id, move.date, { cancelled: true, cancelReason: reasonText(reason), substituteId: null });
	await noteCreated(tx, { clock, actorId }, id, move.to_date);
	return { told, now: { periodId: id, date: move.to_date } };
}

/** Moves one date, or the series from it on. Whoever has a place keeps it, and is told. */
export function movePeriod(deps: ScheduleDeps, actor: Actor, id: number, move: PeriodMove): Promise<ScheduleChanged> {
	const { clock } = deps;
	const actorId = memberOf(actor).userId;
	const { version, date, to_date: toDate, time, gym_room_id: gymRoomId } = move;
	const write = async (tx: Database, period: KnownPeriod, entry: ScheduleEntry): Promise<Outcome> => {
		const now = clock.now();
		requireComing(period, date, now);
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
				// A date that leaves its hour may stay on its day; on another day the series is in the way like any other.
				...((!onlyDate || single || toDate === date) && { exceptPeriodId: id }),
			},
			move.accept_coach_twice,
		);
		if (!single && move.scope === "date") return moveOneDate(tx, deps, actorId, period, entry, move);
		const news = { kind: "moved", reason: reasonOf(move), date, time: period.time, training: entry.training } as const;
		const plan = { clock, actorId, date, toDate, difference: { gymRoomId, time }, news };
		const { id: periodId, told } = await restart(tx, period, plan);
		return { told, now: { periodId, date: first } };
	};
	return changePeriod(deps, actor, id, { action: "period.moved", version, date, write });
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

/** What is held, by whom, and for how many, from a date on. Only another training is news for those who have a place. */
export function editPeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	change: PeriodChange,
): Promise<ScheduleChanged> {
	const { clock } = deps;
	const actorId = memberOf(actor).userId;
	const { version, date } = change;
	const write = async (tx: Database, period: KnownPeriod, entry: ScheduleEntry): Promise<Outcome> => {
		const now = clock.now();
		requireComing(period, date, now);
		const difference = differenceOf(change);
		const { trainingId = period.trainingId, trainerId = period.trainerId } = difference;
		const isOther = trainingId !== period.trainingId;
		const duration = isOther ? await durationOf(tx, trainingId) : period.duration;
		if (trainerId !== period.trainerId) await requireCoach(tx, trainerId, "trainer_id");
		if (isOther || trainerId !== period.trainerId) {
			await lockRoom(tx, period.gymRoomId);
			const plan = { roomId: period.gymRoomId, trainerId, day: dayOf(date), time: period.time, duration };
			const dates = { from: date, until: period.validUntil, exceptPeriodId: id };
			await requireFree(tx, { ...plan, ...dates }, change.accept_coach_twice);
		}
		const reason = { code: "new-plan", note: "" } as const;
		const news = isOther
			? ({ kind: "moved", reason, date, time: period.time, training: entry.training } as const)
			: null;
		if (takesPlace(period, addDays(date, -7))) {
			const { id: periodId, told } = await restart(tx, period, {
				clock,
				actorId,
				date,
				toDate: date,
				difference,
				news,
			});
			return { told, now: { periodId, date } };
		}
		// Nothing came before: there is no past to keep.
		const rows = news ? await holdDates(tx, period, date, now) : [];
		const told = news ? await tell(tx, rows.filter(isAwaited(period, now)), news, { clock, ...period }) : nobody;
		await updatePeriod(tx, id, difference);
		return { told };
	};
	return changePeriod(deps, actor, id, { action: "period.changed", version, date, write });
}
