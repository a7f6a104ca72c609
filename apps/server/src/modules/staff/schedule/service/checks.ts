import { hasStarted } from "@kvart/contract/booking";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import { type CalendarDate, dayOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { toClash } from "../mapper.ts";
import { type Plan, selectClashes } from "../queries/clashes.ts";
import { isCoach, type PeriodRow, selectTraining } from "../queries/periods.ts";

export function refuseField(field: string, code: StaffFieldCode = "invalid-value", current?: unknown): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code }], current });
}

type Dates = Pick<PeriodRow, "day" | "validFrom" | "validUntil" | "trainingDate">;

export function takesPlace({ day, validFrom, validUntil, trainingDate }: Dates, date: CalendarDate): boolean {
	if (trainingDate !== null && trainingDate !== date) return false;
	return dayOf(date) === day && validFrom <= date && (validUntil === null || date <= validUntil);
}

/** A date of the period that is still to come: nothing that has begun is moved or called off. */
export function requireComing(period: Dates & Pick<PeriodRow, "time">, date: CalendarDate, now: Date): void {
	if (!takesPlace(period, date)) refuseField("date");
	if (hasStarted({ trainingDate: date, time: period.time }, now)) throw new Refusal("ERR_TRAINING_PASSED");
}

/** A room holds one training at a time, whoever asks. A coach in two places is for people to decide. */
export async function requireFree(tx: Database, plan: Plan, acceptCoachTwice: boolean): Promise<void> {
	const clashes = await selectClashes(tx, plan);
	const inRoom = clashes.filter(({ kind }) => kind === "room");
	if (inRoom.length > 0) refuseField("time", "room-taken", inRoom.map(toClash));
	if (clashes.length > 0 && !acceptCoachTwice) refuseField("trainer_id", "coach-taken", clashes.map(toClash));
}

/** Only the coach is asked about: the training stays where it is. */
export async function requireFreeCoach(tx: Database, plan: Plan, acceptCoachTwice: boolean): Promise<void> {
	const clashes = (await selectClashes(tx, plan)).filter(({ coachId }) => coachId === plan.trainerId);
	if (clashes.length > 0 && !acceptCoachTwice) refuseField("substitute_id", "coach-taken", clashes.map(toClash));
}

/** Minutes of a training that is still held. */
export async function durationOf(db: Database, trainingId: number): Promise<number> {
	const training = await selectTraining(db, trainingId);
	return training?.duration ?? refuseField("training_id");
}

export async function requireCoach(db: Database, id: number | null, field: string): Promise<void> {
	if (id !== null && !(await isCoach(db, id))) refuseField(field);
}
