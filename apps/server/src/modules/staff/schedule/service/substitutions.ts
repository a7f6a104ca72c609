import { hasStarted } from "@kvart/contract/booking";
import { offerDays, type SubstituteRequest } from "@kvart/contract/staff/own-classes";
import { addDays, type CalendarDate, wallTime, weekOf } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { type EntryRow, selectEntry } from "../queries/board.ts";
import { selectCoaches } from "../queries/coaches.ts";
import { selectPeriod } from "../queries/periods.ts";
import {
	clearTaker,
	closeRequest,
	insertRequest,
	type RequestRow,
	selectRequest,
	selectRequestsFrom,
	setTaker,
} from "../queries/substitutions.ts";
import { overlap, type ScheduleDeps } from "./board.ts";
import { requireUpcoming } from "./checks.ts";
import { declined, notifyCoaches } from "./notify-coaches.ts";
import { coachOf, selectOwnWeek, teacherOf } from "./own-classes.ts";

type Class = Pick<RequestRow, "period_id" | "training_date" | "time" | "duration">;

const done = { code: "SUC_SUCCESS" } as const;

const hasBegun = ({ training_date, time }: Class, now: Date) => hasStarted({ trainingDate: training_date, time }, now);

async function writeEntry(
	tx: Database,
	clock: Clock,
	actor: Member,
	what: string,
	one: Pick<Class, "period_id" | "training_date">,
	more = {},
) {
	await writeAudit(tx, {
		at: clock.now(),
		actorId: actor.userId,
		action: `substitution.${what}`,
		entity: "period",
		entityId: one.period_id,
		after: { date: one.training_date, ...more },
	});
}

async function requireOwnClass(tx: Database, coachId: number, periodId: number, date: CalendarDate, now: Date) {
	const period = await selectPeriod(tx, periodId);
	const row = await selectEntry(tx, periodId, date);
	if (!period || !row) throw new Refusal("ERR_NOT_FOUND");
	if (teacherOf(row) !== coachId) throw new Refusal("ERR_BAD_ROLE");
	requireUpcoming(period, date, now);
	if (row.cancelled) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
}

/** All of them or none. */
export async function requestSubstitute(
	{ db, clock }: ScheduleDeps,
	actor: Member,
	{ items, absent }: SubstituteRequest,
) {
	const trainerId = coachOf(actor);
	const now = clock.now();
	await db.transaction(async (tx) => {
		for (const { period_id, date } of items) {
			await requireOwnClass(tx, trainerId, period_id, date, now);
			await insertRequest(tx, { periodId: period_id, trainingDate: date, trainerId, absent, createdAt: now });
			await writeEntry(tx, clock, actor, "requested", { period_id, training_date: date }, { absent });
		}
	});
	return done;
}

async function openRequest(db: Database, id: number): Promise<RequestRow> {
	const request = await selectRequest(db, id);
	if (!request) throw new Refusal("ERR_NOT_FOUND");
	return request;
}

export async function withdrawRequest({ db, clock }: ScheduleDeps, actor: Member, id: number) {
	await db.transaction(async (tx) => {
		const request = await openRequest(tx, id);
		if (request.coach.id !== coachOf(actor)) throw new Refusal("ERR_BAD_ROLE");
		await closeRequest(tx, id, clock.now());
		await writeEntry(tx, clock, actor, "withdrawn", request);
	});
	return done;
}

async function isFree(db: Database, coachId: number, one: Class): Promise<boolean> {
	const week = await selectOwnWeek(db, coachId, weekOf(one.training_date)[0] as CalendarDate);
	const busy = (row: EntryRow) => teacherOf(row) === coachId && !row.cancelled && overlap(row, one);
	return !week.some(busy);
}

async function canTeach(db: Database, coachId: number, { training }: RequestRow): Promise<boolean> {
	const coach = (await selectCoaches(db)).find(({ id }) => id === coachId);
	return coach?.trainingIds.includes(training.id) ?? false;
}

/** Open ones of colleagues, and those that the coach has taken. */
export async function listOffers({ db, clock }: ScheduleDeps, actor: Member): Promise<RequestRow[]> {
	const coachId = coachOf(actor);
	const now = clock.now();
	const today = wallTime(now).date;
	const found: RequestRow[] = [];
	for (const request of await selectRequestsFrom(db, today)) {
		const isOpen = request.taken_by === null || request.taken_by.id === coachId;
		const isOther = request.coach.id !== coachId && request.training_date <= addDays(today, offerDays);
		if (!isOpen || !isOther || hasBegun(request, now) || !(await canTeach(db, coachId, request))) continue;
		if (await isFree(db, coachId, request)) found.push(request);
	}
	return found;
}

/** Nothing changes for members until a manager confirms it. */
export async function takeOffer({ db, clock }: ScheduleDeps, actor: Member, id: number) {
	const coachId = coachOf(actor);
	await db.transaction(async (tx) => {
		const request = await openRequest(tx, id);
		if (hasBegun(request, clock.now())) throw new Refusal("ERR_TRAINING_PASSED");
		if (request.coach.id === coachId || !(await canTeach(tx, coachId, request))) throw new Refusal("ERR_BAD_ROLE");
		if (!(await isFree(tx, coachId, request))) throw new Refusal("ERR_OVERLAPS");
		if (!(await setTaker(tx, id, coachId))) throw new Refusal("ERR_CHANGED_MEANWHILE");
		await writeEntry(tx, clock, actor, "taken", request, { coach: request.coach });
	});
	return done;
}

export async function releaseOffer({ db, clock }: ScheduleDeps, actor: Member, id: number) {
	await db.transaction(async (tx) => {
		const request = await openRequest(tx, id);
		if (request.taken_by?.id !== coachOf(actor)) throw new Refusal("ERR_BAD_ROLE");
		await clearTaker(tx, id);
		await writeEntry(tx, clock, actor, "released", request, { coach: request.coach });
	});
	return done;
}

/** Those who cannot come first. */
export async function listSubstitutions({ db, clock }: ScheduleDeps, actor: Member): Promise<RequestRow[]> {
	const now = clock.now();
	const requests = await selectRequestsFrom(db, wallTime(now).date, actor.clubs);
	return requests.filter((request) => !hasBegun(request, now)).toSorted((a, b) => Number(b.absent) - Number(a.absent));
}

export async function declineSubstitution({ db, clock }: ScheduleDeps, actor: Member, id: number) {
	await db.transaction(async (tx) => {
		const request = await openRequest(tx, id);
		requireClub(actor, request.gym.id);
		await closeRequest(tx, id, clock.now());
		await writeEntry(tx, clock, actor, "declined", request, { coach: request.coach });
		const { period_id: periodId, training_date: date } = request;
		await notifyCoaches(tx, clock, `declined:${id}`, declined({ periodId, date }, request));
	});
	return done;
}
