import type { DateChange, ScheduleChanged } from "@kvart/contract/staff/schedule";
import { type Day, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Actor } from "../../../../platform/session.ts";
import { type KnownPeriod, setDate } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { changePeriod, type Outcome } from "./change.ts";
import { refuseField, requireCoach, requireFreeCoach, takesPlace } from "./checks.ts";

/**
 * A substitute or another capacity for one date. Who stands in may be noted until the day is over; fewer places than are
 * taken put nobody out, they only let nobody more in.
 */
export function changeDate(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ version, date, substitute_id, capacity, accept_coach_twice }: DateChange,
): Promise<ScheduleChanged> {
	const write = async (tx: Database, period: KnownPeriod): Promise<Outcome> => {
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
		return {};
	};
	return changePeriod(deps, actor, id, { action: "period.date_changed", version, date, write });
}
