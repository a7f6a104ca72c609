import { lateCancellationDays } from "@kvart/contract/booking";
import type { BookingPause } from "@kvart/contract/booking-pause";
import { isPausedFor } from "@kvart/contract/no-show-policy";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { lockMember } from "../../../platform/database/member-rows.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { Refusal } from "../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../platform/session.ts";
import type { StoredPolicy } from "../../../platform/switches.ts";
import { queueMail } from "../../mail/service.ts";
import * as queries from "../queries/pauses.ts";
import { lockMembers } from "../queries/waiting.ts";

interface PauseDeps {
	db: Database;
	clock: Clock;
}

type PolicyDeps = PauseDeps & { switches: { readonly noShowPolicy: StoredPolicy | null } };

/** Pauses begin in the morning: the desk has had the evening to complete its lists, and no mail comes at night. */
const startMinutes = 9 * 60;

const latest = (...dates: (CalendarDate | null)[]): CalendarDate =>
	dates.reduce<CalendarDate>((last, date) => (date !== null && date > last ? date : last), "");

/** The first day that the policy counts. Misses that led to a pause do not count for the next one. */
function firstCounted({ since, days }: StoredPolicy, today: CalendarDate, lastPause: CalendarDate | null) {
	return latest(since, addDays(today, -days), lastPause);
}

export function refusePaused(trainingDate: CalendarDate, today: CalendarDate, until?: CalendarDate | null): void {
	if (until && isPausedFor(trainingDate, today, until)) throw new Refusal("ERR_BOOKING_PAUSED", { until });
}

/** Counts again under the member's lock. */
async function pauseMember({ db, clock }: PauseDeps, policy: StoredPolicy, userId: number): Promise<void> {
	const now = clock.now();
	const today = wallTime(now).date;
	await db.transaction(async (tx) => {
		if (!(await lockMember(tx, userId))) return;
		await lockMembers(tx, [userId]);
		const countedFrom = firstCounted(policy, today, await queries.selectLastPauseStart(tx, userId));
		if (countedFrom >= today) return;
		const misses = await queries.selectMisses(tx, userId, { from: countedFrom, before: today }, now);
		const member = await queries.selectRecipient(tx, userId);
		if (!member || misses.length < policy.count) return;
		const untilDate = addDays(today, policy.pause_days - 1);
		const dates = { countedFrom, fromDate: today, untilDate };
		const pauseId = await queries.insertPause(tx, { userId, needed: policy.count, ...dates, createdAt: now });
		if (pauseId === undefined) return;
		await queries.setPausedUntil(tx, userId, untilDate);
		const { email: recipient, firstName, language } = member;
		await queueMail(tx, clock, { template: "booking-paused", data: { firstName, pauseId }, recipient, language });
		const entry = { action: "member.booking_paused", entity: "member", entityId: userId } as const;
		await writeAudit(tx, { at: now, actorId: null, ...entry, after: { until_date: untilDate } });
	});
}

/** Pauses members who missed too many trainings until yesterday. Repeating it on the same day changes nothing. */
export async function pauseMembers(deps: PolicyDeps): Promise<void> {
	const policy = deps.switches.noShowPolicy;
	const now = deps.clock.now();
	const { date: today, minutes } = wallTime(now);
	if (!policy || minutes < startMinutes) return;
	const days = { from: firstCounted(policy, today, null), before: today };
	for (const userId of await queries.selectFrequent(deps.db, days, policy.count, now)) {
		await pauseMember(deps, policy, userId);
	}
}

/** Pauses are decided once a day on every server, and again when the policy changes. */
export function dailyPauses(): (deps: PolicyDeps) => Promise<void> {
	let done = "";
	return async (deps) => {
		const { date, minutes } = wallTime(deps.clock.now());
		const round = `${date} ${JSON.stringify(deps.switches.noShowPolicy)}`;
		if (done === round || minutes < startMinutes) return;
		await pauseMembers(deps);
		done = round;
	};
}

/**
 * After the desk forgave a miss, or corrected its list: lifts pauses that have lost their reason. Call it while the
 * member's row is locked.
 */
export async function reconsiderPauses(
	tx: Database,
	{ clock }: Pick<PauseDeps, "clock">,
	{ userId, actorId }: { userId: number; actorId: number },
): Promise<void> {
	const now = clock.now();
	const today = wallTime(now).date;
	await lockMembers(tx, [userId]);
	const running = await queries.selectRunningPauses(tx, userId, today);
	let until: CalendarDate | null = null;
	let lifted = false;
	for (const { id, countedFrom, fromDate, untilDate, needed } of running) {
		const misses = await queries.selectMisses(tx, userId, { from: countedFrom, before: fromDate }, now);
		if (misses.length >= needed) {
			until = latest(until, untilDate);
			continue;
		}
		await queries.setLifted(tx, id, now);
		lifted = true;
	}
	if (!lifted) return;
	await queries.setPausedUntil(tx, userId, until);
	const entry = { action: "member.booking_pause_lifted", entity: "member", entityId: userId } as const;
	await writeAudit(tx, { at: now, actorId, ...entry });
}

export function liftAllPauses(tx: Database, now: Date): Promise<void> {
	return queries.liftAll(tx, now, wallTime(now).date);
}

/** The member's own view: what led to the pause, or what counts so far. */
export async function getBookingPause({ db, clock, switches }: PolicyDeps, actor: Actor): Promise<BookingPause> {
	const stored = switches.noShowPolicy;
	if (!stored) return { policy: null, paused_until: null, misses: [] };
	const { since: _, ...policy } = stored;
	const { userId } = memberOf(actor);
	const now = clock.now();
	const today = wallTime(now).date;
	const [pause] = await queries.selectRunningPauses(db, userId, today);
	const days = pause
		? { from: pause.countedFrom, before: pause.fromDate }
		: {
				from: firstCounted(stored, today, await queries.selectLastPauseStart(db, userId)),
				before: addDays(today, 1),
			};
	const misses = await queries.selectMisses(db, userId, days, now);
	return { policy, paused_until: pause?.untilDate ?? null, misses };
}

/** A pause for its mail; undefined once it is lifted. */
export async function pauseRecord(db: Database, pauseId: number, now: Date) {
	const pause = await queries.selectPause(db, pauseId);
	if (!pause) return undefined;
	const days = { from: pause.countedFrom, before: pause.fromDate };
	return { untilDate: pause.untilDate, misses: await queries.selectMisses(db, pause.userId, days, now) };
}

export async function lateCancellations({ db, clock }: PauseDeps, actor: Actor): Promise<{ count: number }> {
	const since = new Date(clock.now().getTime() - lateCancellationDays * 86_400_000);
	return { count: await queries.countLateCancellations(db, memberOf(actor).userId, since) };
}
