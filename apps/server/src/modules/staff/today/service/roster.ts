import type { Verdict } from "@kvart/contract/memberships/verdict";
import { formatPhone } from "@kvart/contract/phone";
import { hasRight } from "@kvart/contract/staff/rights";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { verdictsFor } from "../../../memberships/service/verdicts.ts";
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

/** Refuses staff of other clubs and other coaches. */
export async function ownTraining(db: Database, actor: Member, key: TrainingKey): Promise<DeskTraining> {
	const training = await findTraining(db, key);
	if (!training) throw new Refusal("ERR_NOT_FOUND");
	requireOwnTraining(actor, training);
	return training;
}

export function rosterEntry(row: EntryRow, verdict: Verdict | null = null) {
	return { ...row, phone: formatPhone(row.phone), verdict };
}

/** The verdicts for classes of today, for staff who can sell what is missing. */
async function verdictsOf(
	{ db, clock }: Pick<DeskDeps, "db" | "clock">,
	{ role }: Member,
	{ date, gym }: DeskTraining,
	people: readonly EntryRow[],
): Promise<Map<number, Verdict>> {
	const moment = wallTime(clock.now());
	const ids = people.map(({ member_id }) => member_id).filter((id) => id !== null);
	if (!hasRight(role, "memberships") || date !== moment.date || ids.length === 0) return new Map();
	return verdictsFor(db, ids, { moment, gymId: gym.id, purpose: "class" });
}

/** A coach needs to know who comes and what hurts, not how to reach people. */
function forCoach<T extends { phone: string; card_id: string | null }>(actor: Member, entry: T): T {
	return actor.role === "coach" ? { ...entry, phone: "", card_id: null } : entry;
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
	const verdicts = await verdictsOf({ db, clock }, actor, training, people);
	const waiting = await selectWaitingList(db, key.periodId, key.date);
	return {
		now: clock.now(),
		training,
		people: people.map((row) => forCoach(actor, rosterEntry(row, verdicts.get(row.member_id ?? 0)))).toSorted(byName),
		waiting: waiting.map((entry) => forCoach(actor, { ...entry, phone: formatPhone(entry.phone) })),
	};
}

export type Roster = Awaited<ReturnType<typeof readRoster>>;
