import { hasStarted } from "@kvart/contract/booking";
import { offerDays, type SubstituteRequest } from "@kvart/contract/staff/own-classes";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { selectEntry } from "../queries/board.ts";
import { keyOf, selectStates } from "../queries/class-states.ts";
import { selectCoaches } from "../queries/coaches.ts";
import { selectPeriod } from "../queries/periods.ts";
import {
	clearTaker,
	closeRequest,
	insertRequest,
	type RequestRow,
	selectRequest,
	selectRequestsById,
	selectRequestsFrom,
	setTaker,
} from "../queries/substitutions.ts";
import { record } from "./announce.ts";
import type { ScheduleDeps } from "./board.ts";
import { requireUpcoming } from "./checks.ts";
import { coachOf, isFree, teacherOf } from "./own-classes.ts";
import { tellOfOffer, tellOfRequests } from "./tell-of-requests.ts";

type Class = Pick<RequestRow, "period_id" | "training_date" | "time">;

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
export async function requestSubstitute({ db, clock }: ScheduleDeps, actor: Member, request: SubstituteRequest) {
	await db.transaction((tx) => requestInside(tx, clock, actor, request));
	return done;
}

export async function requestInside(
	tx: Database,
	clock: Clock,
	actor: Member,
	{ items, absent }: SubstituteRequest,
): Promise<void> {
	const trainerId = coachOf(actor);
	const now = clock.now();
	for (const { period_id, date } of items) {
		await requireOwnClass(tx, trainerId, period_id, date, now);
		await insertRequest(tx, { periodId: period_id, trainingDate: date, trainerId, absent, createdAt: now });
		await writeEntry(tx, clock, actor, "requested", { period_id, training_date: date }, { absent });
	}
	const asked = new Set(items.map(({ period_id, date }) => keyOf({ periodId: period_id, date })));
	const requests = (await selectRequestsFrom(tx, wallTime(now).date)).filter(
		({ period_id, training_date, coach }) =>
			coach.id === trainerId && asked.has(keyOf({ periodId: period_id, date: training_date })),
	);
	await tellOfRequests(tx, clock, requests);
}

async function openRequest(db: Database, id: number): Promise<RequestRow> {
	const request = await selectRequest(db, id);
	if (!request) throw new Refusal("ERR_NOT_FOUND");
	return request;
}

/** The colleague who offered is not needed; if a manager declined, the class stays with the coach who asked. */
async function tellTaker(tx: Database, clock: Clock, request: RequestRow, declined = false): Promise<void> {
	const one = { periodId: request.period_id, date: request.training_date };
	const state = (await selectStates(tx, [one])).get(keyOf(one));
	if (!state) return;
	const concern = (coachId: number, role: "asked" | "dismissed") => ({
		person: { bookingId: null, waitId: null, coachId },
		known: { ...state, role },
		now: state,
	});
	const concerned = [
		...(declined ? [concern(request.coach.id, "asked")] : []),
		...(request.taken_by ? [concern(request.taken_by.id, "dismissed")] : []),
	];
	await record(tx, concerned, { changeId: null, clock, causeOf: () => null });
}

export async function withdrawRequest({ db, clock }: ScheduleDeps, actor: Member, id: number) {
	await db.transaction(async (tx) => {
		const request = await openRequest(tx, id);
		if (request.coach.id !== coachOf(actor)) throw new Refusal("ERR_BAD_ROLE");
		await withdrawInside(tx, clock, actor, request);
	});
	return done;
}

export async function withdrawInside(tx: Database, clock: Clock, actor: Member, request: RequestRow): Promise<void> {
	await closeRequest(tx, request.id, clock.now());
	await writeEntry(tx, clock, actor, "withdrawn", request);
	await tellTaker(tx, clock, request);
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
		await tellOfOffer(tx, clock, request);
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

/** Keeps the requests that are still open, for mails. */
export function requestRecords(db: Database, ids: readonly number[]): Promise<RequestRow[]> {
	return selectRequestsById(db, ids);
}

/** Coaches who cannot come are listed first. */
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
		await tellTaker(tx, clock, request, true);
	});
	return done;
}
