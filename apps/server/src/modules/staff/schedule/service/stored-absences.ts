import { hasStarted } from "@kvart/contract/booking";
import { type AbsenceDates, maximumAbsenceDays } from "@kvart/contract/staff/schedule-absence";
import { addDays, type CalendarDate, wallTime, weekOf } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub, worksFor } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, type Member, memberOf } from "../../../../platform/session.ts";
import { type AbsenceRow, deleteAbsences, insertAbsence, selectAbsence, selectAbsences } from "../queries/absences.ts";
import { type EntryRow, selectCoachWeek } from "../queries/board.ts";
import { selectCoaches } from "../queries/coaches.ts";
import { selectRequestsFrom } from "../queries/substitutions.ts";
import type { ScheduleDeps } from "./board.ts";
import { coachOf, teacherOf } from "./own-classes.ts";
import { requestInside, withdrawInside } from "./substitutions.ts";

const done = { code: "SUC_SUCCESS" } as const;

type Class = Pick<EntryRow, "period_id" | "training_date">;

const isSameClass = (a: Class, b: Class) => a.period_id === b.period_id && a.training_date === b.training_date;

/** Classes of a coach in these days that have not begun. */
export async function comingClasses(
	db: Database,
	coachId: number,
	{ from, to }: AbsenceDates,
	now: Date,
): Promise<EntryRow[]> {
	const found: EntryRow[] = [];
	for (let monday = weekOf(from)[0] as CalendarDate; monday <= to; monday = addDays(monday, 7))
		found.push(
			...(await selectCoachWeek(db, [coachId], 0, monday)).filter(
				(row) =>
					teacherOf(row) === coachId &&
					!row.cancelled &&
					row.training_date >= from &&
					row.training_date <= to &&
					!hasStarted({ trainingDate: row.training_date, time: row.time }, now),
			),
		);
	return found;
}

/** The first weeks of a long absence, from today on: what follows will be planned anew. */
function firstWeeks({ from, to }: AbsenceDates, now: Date): AbsenceDates {
	const today = wallTime(now).date;
	const first = from < today ? today : from;
	const last = addDays(first, maximumAbsenceDays);
	return { from: first, to: to < last ? to : last };
}

async function withOpen(db: Database, absence: AbsenceRow, actor: Member, now: Date) {
	const { gymIds: _, ...row } = absence;
	const classes = await comingClasses(db, row.coach.id, firstWeeks(row, now), now);
	const isOwn = actor.coachId === row.coach.id;
	return { ...row, open: classes.filter(({ gym }) => isOwn || worksFor(actor, gym.id)).length };
}

/** Days that are stored already are not stored twice. */
export async function storeAbsence(
	tx: Database,
	clock: Clock,
	actorId: number,
	coachId: number,
	{ from, to }: AbsenceDates,
): Promise<{ id: number; isNew: boolean }> {
	const known = (await selectAbsences(tx, from, coachId)).find((row) => row.from <= from && to <= row.to);
	if (known) return { id: known.id, isNew: false };
	const at = clock.now();
	const id = await insertAbsence(tx, { trainerId: coachId, fromDate: from, untilDate: to, createdAt: at });
	const audit = { action: "trainer.absence_added", entity: "trainer", entityId: coachId, after: { from, to } } as const;
	await writeAudit(tx, { at, actorId, ...audit });
	return { id, isNew: true };
}

async function remove(tx: Database, clock: Clock, actorId: number, { id, coach, from, to }: AbsenceRow): Promise<void> {
	await deleteAbsences(tx, [id]);
	const audit = { action: "trainer.absence_removed", entity: "trainer", entityId: coach.id } as const;
	await writeAudit(tx, { at: clock.now(), actorId, ...audit, before: { from, to } });
}

export async function listAbsences({ db, clock }: ScheduleDeps, actor: Actor, gymId: number | undefined) {
	const member = memberOf(actor);
	if (gymId !== undefined) requireClub(member, gymId);
	const isConcerned = (id: number) => (gymId === undefined ? worksFor(member, id) : id === gymId);
	const now = clock.now();
	const rows = (await selectAbsences(db, wallTime(now).date)).filter(({ gymIds }) => gymIds.some(isConcerned));
	return Promise.all(rows.map((row) => withOpen(db, row, member, now)));
}

/** Coaches work for several clubs: the manager of any of them may. */
function requireAnyClub(actor: Member, gymIds: readonly number[]): void {
	if (!gymIds.some((id) => worksFor(actor, id))) throw new Refusal("ERR_BAD_ROLE");
}

export async function addAbsence({ db, clock }: ScheduleDeps, actor: Actor, coachId: number, dates: AbsenceDates) {
	const member = memberOf(actor);
	return db.transaction(async (tx) => {
		const coach = (await selectCoaches(tx)).find(({ id }) => id === coachId);
		if (!coach) throw new Refusal("ERR_NOT_FOUND");
		requireAnyClub(member, coach.gymIds);
		const { id } = await storeAbsence(tx, clock, member.userId, coachId, dates);
		return withOpen(tx, (await selectAbsence(tx, id)) as AbsenceRow, member, clock.now());
	});
}

export async function removeAbsence({ db, clock }: ScheduleDeps, actor: Actor, id: number) {
	const member = memberOf(actor);
	await db.transaction(async (tx) => {
		const absence = await selectAbsence(tx, id);
		if (!absence) throw new Refusal("ERR_NOT_FOUND");
		requireAnyClub(member, absence.gymIds);
		await remove(tx, clock, member.userId, absence);
	});
	return done;
}

export async function listOwnAbsences({ db, clock }: ScheduleDeps, actor: Member) {
	const now = clock.now();
	const rows = await selectAbsences(db, wallTime(now).date, coachOf(actor));
	return Promise.all(rows.map((row) => withOpen(db, row, actor, now)));
}

/** The coach cannot come to any class of these days: it is as if they had said so of each. */
export async function addOwnAbsence({ db, clock }: ScheduleDeps, actor: Member, dates: AbsenceDates) {
	const coachId = coachOf(actor);
	const now = clock.now();
	return db.transaction(async (tx) => {
		const { id } = await storeAbsence(tx, clock, actor.userId, coachId, dates);
		const open = (await selectRequestsFrom(tx, wallTime(now).date)).filter(
			({ absent, coach }) => absent && coach.id === coachId,
		);
		const items = (await comingClasses(tx, coachId, firstWeeks(dates, now), now))
			.filter((one) => !open.some((other) => isSameClass(one, other)))
			.map(({ period_id, training_date: date }) => ({ period_id, date }));
		await requestInside(tx, clock, actor, { items, absent: true });
		return withOpen(tx, (await selectAbsence(tx, id)) as AbsenceRow, actor, now);
	});
}

export async function removeOwnAbsence({ db, clock }: ScheduleDeps, actor: Member, id: number) {
	const coachId = coachOf(actor);
	await db.transaction(async (tx) => {
		const absence = await selectAbsence(tx, id);
		if (!absence) throw new Refusal("ERR_NOT_FOUND");
		if (absence.coach.id !== coachId) throw new Refusal("ERR_BAD_ROLE");
		await remove(tx, clock, actor.userId, absence);
		const { from, to } = absence;
		for (const request of await selectRequestsFrom(tx, wallTime(clock.now()).date))
			if (
				request.coach.id === coachId &&
				request.absent &&
				from <= request.training_date &&
				request.training_date <= to
			)
				await withdrawInside(tx, clock, actor, request);
	});
	return done;
}
