import { addDays, type CalendarDate, type Day, dayOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import type { PassingOn } from "../../../booking/service/pass-on.ts";
import { closeWaits } from "../../../booking/service/waiting.ts";
import { cancelBookings, closeDates, type DateRow, redirectMoves, selectDatesFrom } from "../queries/dates.ts";
import { bumpVersions, endBefore, insertPeriod, type PeriodDetails, selectPlanned } from "../queries/periods.ts";
import { takesPlace } from "./checks.ts";
import { type Entry, firstOn, readEntry, reasonOf, recordCreation } from "./entry.ts";
import { isPlanned } from "./lock-dates.ts";
import type { OpenChange } from "./make-change.ts";
import { carryOver, continuing, firstToCome } from "./restart.ts";

/** A period without its id. */
export type Slot = Pick<
	PeriodDetails,
	| "gymRoomId"
	| "trainingId"
	| "trainerId"
	| "day"
	| "time"
	| "capacity"
	| "samsungPromotion"
	| "validFrom"
	| "validUntil"
>;

/** A period that is there, from its first date in the new season on. */
interface Old {
	period: PeriodDetails;
	first: CalendarDate;
	rows: DateRow[];
	before: Entry;
}

export type Replaced = Entry & { booked: number };

interface Season<C extends Slot> {
	roomIds: number[];
	from: CalendarDate;
	last: CalendarDate | null;
	/** Classes that stay keep their coaches. */
	keepCoaches: boolean;
	copies: readonly C[];
}

interface Cleared<C extends Slot> {
	kept: Old[];
	ended: Old[];
	/** The copies that are not there yet. */
	toMake: C[];
}

type Hour = Pick<Slot, "gymRoomId" | "trainingId" | "day" | "time">;

/** The same training at the same hour in the same room: its bookings keep their places. */
const hourOf = ({ gymRoomId, trainingId, day, time }: Hour) => [gymRoomId, trainingId, day, time].join(" ");

const earlier = (a: CalendarDate | null, b: CalendarDate | null) => (a === null || (b !== null && b < a) ? b : a);

function isAsWanted(period: PeriodDetails, wanted: Slot): boolean {
	const { validFrom, validUntil, cancelledFrom } = period;
	return (
		hourOf(period) === hourOf(wanted) &&
		period.trainerId === wanted.trainerId &&
		period.capacity === wanted.capacity &&
		period.samsungPromotion === wanted.samsungPromotion &&
		cancelledFrom === null &&
		validFrom <= wanted.validFrom &&
		(validUntil === null || (wanted.validUntil !== null && wanted.validUntil <= validUntil))
	);
}

async function readOld(tx: Database, planned: readonly Pick<Old, "period" | "first">[]): Promise<Old[]> {
	const starts = planned.map(({ period, first }) => ({ periodId: period.id, from: first }));
	const rows = Map.groupBy(await selectDatesFrom(tx, starts), ({ periodId }) => periodId);
	const found: Old[] = [];
	for (const { period, first } of planned) {
		const before = (await readEntry(tx, period.id, first)) as Entry;
		const own = (rows.get(period.id) ?? []).filter(({ trainingDate }) => takesPlace(period, trainingDate));
		found.push({ period, first, before, rows: own });
	}
	return found;
}

/** Ends what is planned in the rooms, except what the new season has just as it is. */
export async function clearRooms<C extends Slot>(
	tx: Database,
	change: OpenChange,
	{ roomIds, from, last, keepCoaches, copies }: Season<C>,
): Promise<Cleared<C>> {
	const now = change.clock.now();
	const planned = (await selectPlanned(tx, roomIds, from, last))
		.map((period) => {
			const start = period.validFrom > from ? period.validFrom : from;
			return { period, first: firstToCome(firstOn(period.day as Day, start), period.time, now) };
		})
		.filter(({ period, first }) => takesPlace(period, first) && (last === null || first <= last));
	const there = new Map(planned.map(({ period }) => [hourOf(period), period]));
	const wanted = keepCoaches
		? copies.map((copy) => ({ ...copy, trainerId: there.get(hourOf(copy))?.trainerId ?? null }))
		: copies;
	const isKept = ({ period }: Pick<Old, "period">) => wanted.some((copy) => isAsWanted(period, copy));
	const leaving = planned.filter((one) => !isKept(one));
	await change.watchAll(
		tx,
		leaving.map(({ period, first }) => ({ period, from: first })),
	);
	change.because(reasonOf({ reason: "new-plan" }));
	const ended = await readOld(tx, leaving);
	for (const { period, first } of ended) await endBefore(tx, period.id, first);
	await bumpVersions(
		tx,
		ended.map(({ period }) => period.id),
	);
	const kept = await readOld(tx, planned.filter(isKept));
	return { kept, ended, toMake: wanted.filter((copy) => kept.every(({ period }) => !isAsWanted(period, copy))) };
}

interface Settling extends Pick<PassingOn, "env">, Omit<Cleared<Slot>, "toMake"> {
	made: readonly Entry[];
	actorId: number;
	last: CalendarDate | null;
}

interface Settled {
	made: Entry[];
	stay: Replaced[];
	gone: Replaced[];
}

const hourOfEntry = ({ gym_room_id, training, training_date, time }: Entry) => ({
	gymRoomId: gym_room_id,
	trainingId: training.id,
	day: dayOf(training_date),
	time,
});

/** People go on in the same class of the new season, if there is one; all others lose their places. */
export async function settle(tx: Database, change: OpenChange, settling: Settling): Promise<Settled> {
	const { kept, ended, made, last, actorId } = settling;
	const now = change.clock.now();
	const successors = new Map(made.map((entry) => [hourOf(hourOfEntry(entry)), entry]));
	const isInside = ({ trainingDate }: DateRow) => last === null || trainingDate <= last;
	const bookedIn = ({ period, rows }: Old) =>
		rows.filter((row) => isInside(row) && isPlanned(period, now)(row)).reduce((sum, { taken }) => sum + taken, 0);
	const stay = new Map<number, Replaced>();
	const gone: Replaced[] = [];
	for (const one of kept) stay.set(one.period.id, { ...one.before, booked: bookedIn(one) });
	for (const one of ended) {
		const { period, rows, before } = one;
		const successor = successors.get(hourOf(period));
		await resume(tx, change, one, settling);
		const inside = rows.filter(isInside);
		const goesOn = ({ trainingDate }: DateRow) =>
			successor !== undefined && !(period.cancelledFrom !== null && period.cancelledFrom <= trainingDate);
		if (successor) {
			const dates = { first: one.first, last: earlier(last, period.validUntil) };
			change.moved({ from: period.id, to: successor.period_id, days: 0, ...dates });
			const target = { to: successor.period_id, days: 0, first: successor.training_date };
			await carryOver(tx, inside.filter(goesOn), { change, env: settling.env, ...target });
			const booked = bookedIn(one) + (stay.get(successor.period_id)?.booked ?? 0);
			stay.set(successor.period_id, { ...successor, booked });
		} else gone.push({ ...before, booked: bookedIn(one) });
		const lost = inside.filter((row) => !goesOn(row)).map(({ id }) => id);
		await cancelBookings(tx, lost, now);
		await redirectMoves(tx, lost, null);
		await closeWaits(tx, lost, now);
		await closeDates(
			tx,
			rows.map(({ id }) => id),
		);
		const after = successor ?? (await readEntry(tx, period.id, one.first)) ?? null;
		const action = successor ? "period.changed" : "period.removed";
		await writeAudit(tx, { at: now, actorId, action, entity: "period", entityId: period.id, before, after });
	}
	return { made: made.filter(({ period_id }) => !stay.has(period_id)), stay: [...stay.values()], gone };
}

/** After the last day of the new season the old one goes on as a new period. */
async function resume(tx: Database, change: OpenChange, { period, rows }: Old, { last, env, actorId }: Settling) {
	const first = last && firstOn(period.day as Day, addDays(last, 1));
	if (first === null || !takesPlace(period, first)) return;
	const id = await insertPeriod(tx, continuing(period, {}, first, 0));
	change.made(id);
	change.moved({ from: period.id, to: id, days: 0, first, last: null });
	const later = rows.filter(({ trainingDate }) => trainingDate >= first);
	await carryOver(tx, later, { change, env, to: id, days: 0, first });
	await recordCreation(tx, { clock: change.clock, actorId }, id, first);
}
