import { formatPhone } from "@kvart/contract/phone";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { type EntryRow, selectDay, selectPeople, selectTraining, selectWaitingList } from "../queries.ts";

export type DeskDeps = Pick<Deps, "db" | "clock" | "keys" | "env">;

/** A training is a period on a date. */
export interface TrainingKey {
	periodId: number;
	date: CalendarDate;
}

export async function deskDay({ db, clock }: DeskDeps, actor: Member, requested: CalendarDate | undefined) {
	const now = clock.now();
	const today = wallTime(now).date;
	const date = requested ?? today;
	return { date, today, now, trainings: await selectDay(db, date, actor.clubs) };
}

export type DeskTraining = Awaited<ReturnType<typeof selectDay>>[number];

export async function findTraining(db: Database, { periodId, date }: TrainingKey): Promise<DeskTraining | undefined> {
	return selectTraining(db, periodId, date);
}

/** A coach sees who comes to their own classes; everyone else those of their clubs. */
function requireOwnTraining(actor: Member, { coach, gym }: DeskTraining): void {
	if (actor.role !== "coach") requireClub(actor, gym.id);
	else if (coach?.id !== actor.coachId) throw new Refusal("ERR_BAD_ROLE");
}

/** Refused for staff of other clubs and for other coaches. */
export async function ownTraining(db: Database, actor: Member, key: TrainingKey): Promise<DeskTraining> {
	const training = await findTraining(db, key);
	if (!training) throw new Refusal("ERR_NOT_FOUND");
	requireOwnTraining(actor, training);
	return training;
}

export function rosterEntry(row: EntryRow) {
	return { ...row, phone: formatPhone(row.phone) };
}

// The Serbian alphabet: Č comes after C, Š after S.
const collator = new Intl.Collator("sr-Latn");

function byName(a: EntryRow, b: EntryRow): number {
	return (
		collator.compare(a.last_name, b.last_name) ||
		collator.compare(a.first_name, b.first_name) ||
		a.booking_id - b.booking_id
	);
}

export async function readRoster({ db, clock }: DeskDeps, actor: Member, key: TrainingKey) {
	const training = await ownTraining(db, actor, key);
	const people = await selectPeople(db, key.periodId, key.date);
	const waiting = await selectWaitingList(db, key.periodId, key.date);
	return {
		now: clock.now(),
		training,
		people: people.map(rosterEntry).toSorted(byName),
		waiting: waiting.map((entry) => ({ ...entry, phone: formatPhone(entry.phone) })),
	};
}

export type Roster = Awaited<ReturnType<typeof readRoster>>;
