import type { DeskDay, DeskTraining, Roster } from "@kvart/contract/staff/today";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { byName, toEntry, toTraining } from "../mapper.ts";
import { selectDay, selectPeople, selectTraining } from "../queries.ts";

export type DeskDeps = Pick<Deps, "db" | "clock" | "keys">;

/** A training is a period on a date. */
export interface DeskPlace {
	periodId: number;
	date: CalendarDate;
}

export async function deskDay(
	{ db, clock }: DeskDeps,
	actor: Member,
	asked: CalendarDate | undefined,
): Promise<DeskDay> {
	const now = clock.now();
	const today = wallTime(now).date;
	const date = asked ?? today;
	const rows = await selectDay(db, date, actor.clubs);
	return { date, today, now: now.toISOString(), trainings: rows.map((row) => toTraining(row, date)) };
}

export async function findTraining(db: Database, { periodId, date }: DeskPlace): Promise<DeskTraining | undefined> {
	const row = await selectTraining(db, periodId, date);
	return row && toTraining(row, date);
}

/** The training, for those who work for its club. */
export async function ownTraining(db: Database, actor: Member, place: DeskPlace): Promise<DeskTraining> {
	const training = await findTraining(db, place);
	if (!training) throw new Refusal("ERR_NOT_FOUND");
	requireClub(actor, training.gym.id);
	return training;
}

export async function readRoster({ db, clock }: DeskDeps, actor: Member, place: DeskPlace): Promise<Roster> {
	const training = await ownTraining(db, actor, place);
	const people = (await selectPeople(db, place.periodId, place.date)).map(toEntry).toSorted(byName);
	return { now: clock.now().toISOString(), training, people };
}
