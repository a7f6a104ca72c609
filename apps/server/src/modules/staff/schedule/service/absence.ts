import { type ClassesOfCoach, type CoachClass, maximumAbsenceDays } from "@kvart/contract/staff/schedule-absence";
import { addDays, type CalendarDate, type Day, weekOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecordIn } from "../../../../platform/office/change-record.ts";
import { requireClub, worksFor } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { closeWaits } from "../../../booking/service/waiting.ts";
import { type AbsenceRow, selectAbsences } from "../queries/absences.ts";
import { type EntryRow, selectWeek } from "../queries/board.ts";
import { type CoachRow, selectCoaches } from "../queries/coaches.ts";
import type { DateRow } from "../queries/dates.ts";
import { type PeriodDetails, periodRecord, selectPeriod, setDate } from "../queries/periods.ts";
import { overlap, type ScheduleDeps } from "./board.ts";
import { refuseField, requireCoach, requireFreeCoach, requireUpcoming } from "./checks.ts";
import { type Entry, readEntry, reasonColumns, reasonOf } from "./entry.ts";
import { lockDate } from "./lock-dates.ts";
import { type Effect, makeChange, type OpenChange } from "./make-change.ts";
import { teacherOf } from "./own-classes.ts";
import { comingClasses, storeAbsence } from "./stored-absences.ts";

interface Others {
	week: readonly EntryRow[];
	coaches: readonly CoachRow[];
	absences: readonly AbsenceRow[];
}

function candidatesFor(row: EntryRow, { week, coaches, absences }: Others) {
	const on = row.training_date;
	const busy = new Set([
		...week.filter((other) => !other.cancelled && overlap(row, other)).map(teacherOf),
		...absences.filter(({ from, to }) => from <= on && on <= to).map(({ coach }) => coach.id),
	]);
	return coaches
		.filter(({ id }) => !busy.has(id))
		.map(({ id, name, gymIds, trainingIds }) => ({
			id,
			name,
			teaches: trainingIds.includes(row.training.id),
			of_club: gymIds.includes(row.gym.id),
		}))
		.toSorted((a, b) => Number(b.teaches) - Number(a.teaches) || Number(b.of_club) - Number(a.of_club));
}

/** Classes of a coach in the caller's clubs that have not begun, with the coaches who are free then. */
export async function listCoachClasses(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	coachId: number,
	{ from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<CoachClass[]> {
	if (to < from || to > addDays(from, maximumAbsenceDays)) refuseField("to");
	const coaches = await selectCoaches(db);
	if (coaches.every(({ id }) => id !== coachId)) throw new Refusal("ERR_NOT_FOUND");
	const absences = await selectAbsences(db, from);
	const coming = await comingClasses(db, coachId, { from, to }, clock.now());
	const own = coming.filter(({ gym }) => worksFor(memberOf(actor), gym.id));
	const found: CoachClass[] = [];
	for (const [monday, rows] of Map.groupBy(own, (row) => weekOf(row.training_date)[0] as CalendarDate)) {
		const week = await selectWeek(db, monday);
		found.push(...rows.map((row) => ({ ...row, candidates: candidatesFor(row, { week, coaches, absences }) })));
	}
	return found;
}

type Item = ClassesOfCoach["items"][number];

/** Substitutes or cancels one date. */
async function changeItem(
	tx: Database,
	change: OpenChange,
	period: PeriodDetails,
	{ date, substitute_id }: Item,
	input: ClassesOfCoach,
): Promise<DateRow> {
	const now = change.clock.now();
	requireUpcoming(period, date, now);
	const row = await lockDate(tx, period.id, date);
	if (row.cancelled || (period.cancelledFrom !== null && period.cancelledFrom <= date))
		throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
	if (substitute_id === null) {
		const reason = reasonOf({ ...input, reason: "coach-absent" });
		await setDate(tx, period.id, date, { cancelled: true, ...reasonColumns(reason) });
		return row;
	}
	await requireCoach(tx, substitute_id, "substitute_id");
	const { gymRoomId: roomId, day, time, duration } = period;
	const plan = { roomId, trainerId: substitute_id, day: day as Day, time, duration, from: date, until: date };
	await requireFreeCoach(tx, { ...plan, exceptPeriodId: period.id }, input.accept_coach);
	await setDate(tx, period.id, date, { substituteId: substitute_id === period.trainerId ? null : substitute_id });
	return row;
}

/** All of it or nothing, in one change that can be undone as a whole. */
export async function setCoachAway(
	deps: ScheduleDeps,
	actor: Actor,
	coachId: number,
	input: ClassesOfCoach,
): Promise<{ changed: number } & Effect> {
	const { userId, ...scope } = memberOf(actor);
	const gymIds = new Set<number>();
	for (const { period_id } of input.items) {
		const period = await selectPeriod(deps.db, period_id);
		if (!period) throw new Refusal("ERR_NOT_FOUND");
		requireClub(scope, period.gymId);
		gymIds.add(period.gymId);
	}
	const coach = (await selectCoaches(deps.db)).find(({ id }) => id === coachId);
	if (!coach) throw new Refusal("ERR_NOT_FOUND");
	const write = async (tx: Database, change: OpenChange) => {
		// A period can have several dates: the second change is based on the first.
		const versions = new Map<number, number>();
		const cancelled: number[] = [];
		change.because(reasonOf({ ...input, reason: "coach-absent" }));
		for (const item of input.items.toSorted((a, b) => a.period_id - b.period_id || a.date.localeCompare(b.date))) {
			const { period_id: id, date } = item;
			const after = await changeRecordIn<Entry>(tx, change.clock, {
				...periodRecord,
				id,
				version: versions.get(id) ?? item.version,
				actorId: userId,
				action: item.substitute_id === null ? "period.cancelled" : "period.date_changed",
				entity: "period",
				read: (inside) => readEntry(inside, id, date),
				write: async (inside) => {
					const period = (await selectPeriod(inside, id)) as PeriodDetails;
					await change.watch(inside, period, date);
					const row = await changeItem(inside, change, period, item, input);
					if (item.substitute_id === null) cancelled.push(row.id);
				},
			});
			versions.set(id, after.version);
		}
		await closeWaits(tx, cancelled, change.clock.now());
		if (input.away) {
			const { id, isNew } = await storeAbsence(tx, change.clock, userId, coachId, input.away);
			if (isNew) change.absence(id);
		}
		return { changed: input.items.length };
	};
	const subject = ({ changed }: { changed: number }) => ({
		training: null,
		coach: { id: coach.id, name: coach.name },
		from: null,
		to: null,
		count: changed,
	});
	return makeChange(deps, actor, { action: "coach.away", gymIds: [...gymIds], options: input, subject, write });
}
