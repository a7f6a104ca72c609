import type { DateChange } from "@kvart/contract/staff/schedule";
import { type CalendarDate, type Day, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { passOnPlaces } from "../../../booking/service/pass-on.ts";
import { type PeriodDetails, periodRecord, selectPeriod, setDate } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { refuseField, requireCoach, requireFreeCoach, takesPlace } from "./checks.ts";
import { type Entry, readEntry } from "./entry.ts";
import { lockDate, type Notified, noneNotified } from "./notify.ts";

export interface Outcome {
	notified?: Notified;
	/** The new period and date, if the training moved. */
	movedTo?: { periodId: number; date: CalendarDate };
}

export interface ScheduleChanged extends Notified {
	entry: Entry;
}

interface PeriodAction {
	action: `period.${string}`;
	version: number;
	date: CalendarDate;
	write: (tx: Database, period: PeriodDetails, entry: Entry) => Promise<Outcome>;
}

/** Every change of a period or of one of its dates: checks club and version and writes the audit entry. */
export async function changePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ action, version, date, write }: PeriodAction,
): Promise<ScheduleChanged> {
	const { userId, ...scope } = memberOf(actor);
	const period = await selectPeriod(deps.db, id);
	if (!period) throw new Refusal("ERR_NOT_FOUND");
	requireClub(scope, period.gymId);
	let outcome: Outcome = {};
	const entry = await changeRecord<Entry>(deps, {
		...periodRecord,
		id,
		version,
		actorId: userId,
		action,
		entity: "period",
		content: true,
		read: (tx) => readEntry(tx, id, date),
		write: async (tx, before) => {
			outcome = await write(tx, (await selectPeriod(tx, id)) as PeriodDetails, before);
		},
	});
	const { movedTo, notified = noneNotified } = outcome;
	const moved = movedTo && (await readEntry(deps.db, movedTo.periodId, movedTo.date));
	return { entry: moved ?? entry, ...notified };
}

/** A substitute or another capacity for one date, until the day is over. A lower capacity cancels no bookings. */
export function changeDate(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ version, date, substitute_id, capacity, accept_coach_twice }: DateChange,
): Promise<ScheduleChanged> {
	const write = async (tx: Database, period: PeriodDetails): Promise<Outcome> => {
		if (!takesPlace(period, date)) refuseField("date");
		if (date < wallTime(deps.clock.now()).date) throw new Refusal("ERR_TRAINING_PASSED");
		if (substitute_id) {
			await requireCoach(tx, substitute_id, "substitute_id");
			const { gymRoomId: roomId, time, duration } = period;
			const plan = {
				roomId,
				trainerId: substitute_id,
				day: period.day as Day,
				time,
				duration,
				from: date,
				until: date,
			};
			await requireFreeCoach(tx, { ...plan, exceptPeriodId: id }, accept_coach_twice);
		}
		const substituteId = substitute_id === period.trainerId ? null : substitute_id;
		await setDate(tx, id, date, {
			...(substituteId !== undefined && { substituteId }),
			...(capacity !== undefined && { capacity }),
		});
		await passOnPlaces(tx, deps, [(await lockDate(tx, id, date)).id]);
		return {};
	};
	return changePeriod(deps, actor, id, { action: "period.date_changed", version, date, write });
}
