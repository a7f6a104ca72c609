import { hasStarted } from "@kvart/contract/booking";
import { addDays, type CalendarDate, dayOf } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { cancelBooked, closeDates, type DateRow, moveDate } from "../queries/people.ts";
import {
	endBefore,
	insertPeriod,
	insertPromotionPeriod,
	type KnownPeriod,
	type NewPeriodRow,
} from "../queries/periods.ts";
import { noteCreated } from "./note.ts";
import { holdDates, isAwaited, type News, type Told, tell, together } from "./people.ts";

const dayMilliseconds = 86_400_000;

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
	return (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
}

const shifted = (date: CalendarDate | null, days: number) => date && addDays(date, days);

/** The series as it goes on: what is named here is different, the rest stays. */
export type Difference = Partial<
	Pick<NewPeriodRow, "gymRoomId" | "trainingId" | "trainerId" | "time" | "capacity" | "samsungPromotion">
>;

/** The row of a training that takes the place of another one. */
export function continuing(
	{ id: _, version: __, gymId: ___, duration: ____, ...period }: KnownPeriod,
	difference: Difference,
	first: CalendarDate,
	days: number,
): NewPeriodRow {
	return {
		...period,
		...difference,
		day: dayOf(first),
		validFrom: first,
		validUntil: shifted(period.validUntil, days),
		cancelledFrom: shifted(period.cancelledFrom, days),
		trainingDate: shifted(period.trainingDate, days),
	};
}

/** The first date of a series that begins with that one, or a week later when its hour has passed. */
export function firstToCome(date: CalendarDate, time: number, now: Date): CalendarDate {
	return hasStarted({ trainingDate: date, time }, now) ? addDays(date, 7) : date;
}

interface Restart {
	clock: Clock;
	actorId: number;
	/** The first date of the old series that is not held as it was. */
	date: CalendarDate;
	/** The date that takes its place. */
	toDate: CalendarDate;
	difference: Difference;
	/** What people hear whose place moves along; nothing when only staff notices. */
	news: Extract<News, { kind: "moved" }> | null;
}

const isKnown = ({ taken, capacity, substituteId, cancelled }: DateRow) =>
	taken > 0 || capacity !== null || substituteId !== null || cancelled;

/**
 * Ends a series and goes on with another one: what was stays as it was. Places in later dates move along and their people
 * are told; where the new hour has passed already, the place is gone and they are told that. Gives the new period.
 */
export async function restart(tx: Database, period: KnownPeriod, plan: Restart): Promise<{ id: number; told: Told }> {
	const { clock, date, toDate, difference, news } = plan;
	const now = clock.now();
	const days = daysBetween(date, toDate);
	const time = difference.time ?? period.time;
	const first = firstToCome(toDate, time, now);
	const awaited = isAwaited(period, now);
	const rows = await holdDates(tx, period, date, now);
	await endBefore(tx, period.id, date);
	const next = continuing(period, difference, first, days);
	const { promotionId } = period;
	const id = promotionId === null ? await insertPeriod(tx, next) : await insertPromotionPeriod(tx, next, promotionId);
	const told: Told[] = [];
	for (const row of rows.filter(isKnown)) {
		const to = addDays(row.trainingDate, days);
		const post = { clock, version: period.version, time: period.time };
		const isPast = to < first;
		if (news && awaited(row)) {
			const gone = { kind: "cancelled", reason: news.reason } as const;
			told.push(await tell(tx, [row], isPast ? gone : { ...news, date: row.trainingDate }, post));
		}
		if (isPast) await cancelBooked(tx, [row.id], now);
		else await moveDate(tx, row, id, to);
	}
	await closeDates(
		tx,
		rows.map((row) => row.id),
	);
	await noteCreated(tx, plan, id, first);
	return { id, told: together(told) };
}
