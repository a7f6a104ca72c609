import { hasStarted } from "@kvart/contract/booking";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { type CalendarDate, dayOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { isAway } from "../queries/absences.ts";
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

type CoachField = "trainer_id" | "substitute_id";

/** The coach teaches elsewhere then, or is away: both are for staff to accept. A series goes on after an absence. */
async function requireCoachThere(
	tx: Database,
	field: CoachField,
	{ trainerId, from, until }: Plan,
	conflicts: readonly ScheduleConflict[],
): Promise<void> {
	const isAbsent = trainerId !== null && from === until && (await isAway(tx, trainerId, from));
	const errors = [
		...(isAbsent ? [{ field, code: "coach-away" as const }] : []),
		...(conflicts.length > 0 ? [{ field, code: "coach-taken" as const }] : []),
	];
	const current = conflicts.length > 0 ? conflicts : undefined;
	if (errors.length > 0) throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors, current });
}

/**
 * A room never has two trainings at once; a coach may, if staff accepts it. Nothing single is put into a closing; of a
 * series, the dates in it are cancelled.
 */
export async function requireFree(tx: Database, plan: Plan, acceptCoach: boolean): Promise<void> {
	if (plan.from === plan.until && (await isClosed(tx, plan))) refuseField("time", "closed");
	const conflicts = await selectConflicts(tx, plan);
	const inRoom = conflicts.filter(({ kind }) => kind === "room");
	if (inRoom.length > 0) refuseField("time", "room-taken", inRoom);
	if (!acceptCoach) await requireCoachThere(tx, "trainer_id", plan, conflicts);
}

/** For a substitute: the training stays where it is. */
export async function requireFreeCoach(tx: Database, plan: Plan, acceptCoach: boolean): Promise<void> {
	if (acceptCoach) return;
	const conflicts = (await selectConflicts(tx, plan)).filter(({ coach }) => coach?.id === plan.trainerId);
	await requireCoachThere(tx, "substitute_id", plan, conflicts);
}

export async function durationOf(db: Database, trainingId: number): Promise<number> {
	const training = await selectTraining(db, trainingId);
	return training?.duration ?? refuseField("training_id");
}

export async function requireCoach(db: Database, id: number | null, field: string): Promise<void> {
	if (id !== null && !(await isCoach(db, id))) refuseField(field);
}
