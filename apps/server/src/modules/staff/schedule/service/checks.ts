import { hasStarted } from "@kvart/contract/booking";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import { type CalendarDate, dayOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { isClosed } from "../queries/closings.ts";
import { type Plan, selectConflicts } from "../queries/conflicts.ts";
import { isCoach, type PeriodRow, selectTraining } from "../queries/periods.ts";

export function refuseField(field: string, code: StaffFieldCode = "invalid-value", current?: unknown): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code }], current });
}

type Dates = Pick<PeriodRow, "day" | "validFrom" | "validUntil" | "trainingDate">;

export function takesPlace({ day, validFrom, validUntil, trainingDate }: Dates, date: CalendarDate): boolean {
	if (trainingDate !== null && trainingDate !== date) return false;
	return dayOf(date) === day && validFrom <= date && (validUntil === null || date <= validUntil);
}

/** The date belongs to the period and has not started. */
export function requireUpcoming(period: Dates & Pick<PeriodRow, "time">, date: CalendarDate, now: Date): void {
	if (!takesPlace(period, date)) refuseField("date");
	if (hasStarted({ trainingDate: date, time: period.time }, now)) throw new Refusal("ERR_TRAINING_PASSED");
}

/**
 * A room never has two trainings at once; a coach may, if staff accepts it. Nothing single is put into a closing; of a
 * series, the dates in it are cancelled.
 */
export async function requireFree(tx: Database, plan: Plan, acceptCoachTwice: boolean): Promise<void> {
	if (plan.from === plan.until && (await isClosed(tx, plan))) refuseField("time", "closed");
	const conflicts = await selectConflicts(tx, plan);
	const inRoom = conflicts.filter(({ kind }) => kind === "room");
	if (inRoom.length > 0) refuseField("time", "room-taken", inRoom);
	if (conflicts.length > 0 && !acceptCoachTwice) refuseField("trainer_id", "coach-taken", conflicts);
}

/** For a substitute: the training stays where it is. */
export async function requireFreeCoach(tx: Database, plan: Plan, acceptCoachTwice: boolean): Promise<void> {
	const conflicts = (await selectConflicts(tx, plan)).filter(({ coach }) => coach?.id === plan.trainerId);
	if (conflicts.length > 0 && !acceptCoachTwice) refuseField("substitute_id", "coach-taken", conflicts);
}

export async function durationOf(db: Database, trainingId: number): Promise<number> {
	const training = await selectTraining(db, trainingId);
	return training?.duration ?? refuseField("training_id");
}

export async function requireCoach(db: Database, id: number | null, field: string): Promise<void> {
	if (id !== null && !(await isCoach(db, id))) refuseField(field);
}
