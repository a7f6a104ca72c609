import type { DateChange } from "@kvart/contract/staff/schedule";
import type { ChangeAction, ChangeOptions } from "@kvart/contract/staff/schedule-changes";
import { type CalendarDate, type Day, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecordIn } from "../../../../platform/office/change-record.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { passOnPlaces } from "../../../booking/service/pass-on.ts";
import { type PeriodDetails, periodRecord, selectPeriod, setDate } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { refuseField, requireCoach, requireFreeCoach, takesPlace } from "./checks.ts";
import { type Entry, readEntry } from "./entry.ts";
import { lockDate } from "./lock-dates.ts";
import { type Effect, makeChange, type OpenChange } from "./make-change.ts";

export interface Outcome {
	/** The new period and date, if the training moved. */
	movedTo?: { periodId: number; date: CalendarDate };
}

export interface ScheduleChanged extends Effect {
	entry: Entry;
}

interface PeriodAction {
	action: ChangeAction & `period.${string}`;
	input: ChangeOptions & { version: number; date: CalendarDate };
	write: (tx: Database, period: PeriodDetails, entry: Entry, change: OpenChange) => Promise<Outcome>;
}

interface Changed {
	before: Entry;
	entry: Entry;
}

const momentOf = ({ training_date, time }: Entry) => ({ training_date, time });

/** Every change of a period or of one of its dates: checks club and version and writes the audit entry. */
export async function changePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ action, input, write }: PeriodAction,
): Promise<ScheduleChanged> {
	const { version, date } = input;
	const { userId, ...scope } = memberOf(actor);
	const period = await selectPeriod(deps.db, id);
	if (!period) throw new Refusal("ERR_NOT_FOUND");
	requireClub(scope, period.gymId);
	return makeChange<Changed>(deps, actor, {
		action,
		gymIds: [period.gymId],
		options: input,
		subject: ({ before, entry }) => ({
			training: before.training,
			from: momentOf(before),
			to: action === "period.moved" ? momentOf(entry) : null,
			count: 1,
		}),
		write: async (tx, change) => {
			let before: Entry | undefined;
			let outcome: Outcome = {};
			const after = await changeRecordIn<Entry>(tx, change.clock, {
				...periodRecord,
				id,
				version,
				actorId: userId,
				action,
				entity: "period",
				read: (inside) => readEntry(inside, id, date),
				write: async (inside, found) => {
					before = found;
					const locked = (await selectPeriod(inside, id)) as PeriodDetails;
					await change.watch(inside, locked, date);
					outcome = await write(inside, locked, found, change);
				},
			});
			const { movedTo } = outcome;
			const moved = movedTo && (await readEntry(tx, movedTo.periodId, movedTo.date));
			return { before: before ?? after, entry: moved ?? after };
		},
	});
}

/** A substitute or another capacity for one date, until the day is over. A lower capacity cancels no bookings. */
export function changeDate(deps: ScheduleDeps, actor: Actor, id: number, input: DateChange): Promise<ScheduleChanged> {
	const { date, substitute_id, capacity, accept_coach } = input;
	const write = async (tx: Database, period: PeriodDetails, _: Entry, { clock }: OpenChange): Promise<Outcome> => {
		if (!takesPlace(period, date)) refuseField("date");
		if (date < wallTime(clock.now()).date) throw new Refusal("ERR_TRAINING_PASSED");
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
			await requireFreeCoach(tx, { ...plan, exceptPeriodId: id }, accept_coach);
		}
		const substituteId = substitute_id === period.trainerId ? null : substitute_id;
		await setDate(tx, id, date, {
			...(substituteId !== undefined && { substituteId }),
			...(capacity !== undefined && { capacity }),
		});
		const row = await lockDate(tx, id, date);
		await passOnPlaces(tx, { ...deps, clock }, [row.id]);
		return {};
	};
	return changePeriod(deps, actor, id, { action: "period.date_changed", input, write });
}
