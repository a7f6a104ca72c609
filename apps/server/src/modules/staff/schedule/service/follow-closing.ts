import { hasStarted } from "@kvart/contract/booking";
import type { ClosedClass } from "@kvart/contract/staff/schedule-closings";
import type { CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { passOnPlaces } from "../../../booking/service/pass-on.ts";
import { closeWaits, reopenWaits } from "../../../booking/service/waiting.ts";
import { selectClasses } from "../queries/closing-list.ts";
import { applyClosings, reopenDates, selectClosedBy, selectCovered } from "../queries/closings.ts";
import { selectRoomConflicts } from "../queries/conflicts.ts";
import { type DateRow, lockDatesFrom } from "../queries/dates.ts";
import { bumpVersions, type PeriodDetails, selectPeriods } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { refuseField, takesPlace } from "./checks.ts";
import { isPlanned } from "./lock-dates.ts";
import type { OpenChange } from "./make-change.ts";

const periodOf = ({ periodId }: DateRow) => periodId;

interface Touched {
	period: PeriodDetails;
	/** Dates to cancel, and dates that the closing does not cover any more. */
	close: CalendarDate[];
	open: CalendarDate[];
}

/** Differences between the dates that the closing covers and those that it has cancelled, by period. */
async function differences(tx: Database, closingId: number, now: Date): Promise<Touched[]> {
	const covered = await selectCovered(tx, closingId, now);
	const isCovered = new Set(covered.map(({ periodId, date }) => `${periodId} ${date}`));
	const closed = await selectClosedBy(tx, closingId);
	const isClosed = new Set(closed.map(({ periodId, trainingDate }) => `${periodId} ${trainingDate}`));
	const found = new Map<number, Omit<Touched, "period">>();
	const of = (periodId: number) => {
		const known = found.get(periodId) ?? { close: [], open: [] };
		found.set(periodId, known);
		return known;
	};
	for (const { periodId, date } of covered) if (!isClosed.has(`${periodId} ${date}`)) of(periodId).close.push(date);
	for (const { periodId, trainingDate } of closed)
		if (!isCovered.has(`${periodId} ${trainingDate}`)) of(periodId).open.push(trainingDate);
	const touched: Touched[] = [];
	for (const period of await selectPeriods(tx, [...found.keys()])) {
		const { close, open } = of(period.id);
		const upcoming = open.filter(
			(date) => takesPlace(period, date) && !hasStarted({ trainingDate: date, time: period.time }, now),
		);
		if (close.length + upcoming.length > 0) touched.push({ period, close, open: upcoming });
	}
	return touched;
}

/** Locks the dates and returns those in question as they are, by period. */
async function lockTouched(
	tx: Database,
	change: OpenChange,
	touched: readonly Touched[],
): Promise<Map<number, DateRow[]>> {
	const changed = touched.map(({ period, close, open }) => ({ period, from: [...close, ...open].toSorted()[0] ?? "" }));
	const rows = await lockDatesFrom(
		tx,
		changed.map(({ period, from }) => ({ periodId: period.id, from })),
		touched.flatMap(({ period, close }) => close.map((trainingDate) => ({ periodId: period.id, trainingDate }))),
	);
	await change.watchAll(tx, changed);
	await bumpVersions(
		tx,
		touched.map(({ period }) => period.id),
	);
	return Map.groupBy(rows, periodOf);
}

/** Another training may have got the room: one that begins where the closing ended. */
async function requireRooms(tx: Database, occurrenceIds: readonly number[]): Promise<void> {
	const taken = await selectRoomConflicts(tx, occurrenceIds);
	if (taken.length > 0) refuseField("time", "room-taken", taken);
}

/** A class that a closing cancels, or that takes place again. */
interface ClosingDate {
	row: DateRow;
	news: "cancelled" | "restored";
}

const idsOf = (dates: readonly ClosingDate[]) => dates.map(({ row }) => row.id);

/** Makes the schedule agree with a closing that was made, changed or withdrawn. */
export async function followClosing(
	tx: Database,
	{ env }: ScheduleDeps,
	change: OpenChange,
	closingId: number,
): Promise<{ closed: ClosedClass[]; reopened: ClosedClass[] }> {
	const now = change.clock.now();
	const touched = await differences(tx, closingId, now);
	const dates: ClosingDate[] = [];
	const locked = await lockTouched(tx, change, touched);
	for (const { period, close, open } of touched) {
		const planned = isPlanned(period, now);
		for (const row of locked.get(period.id) ?? []) {
			if (open.includes(row.trainingDate)) dates.push({ row, news: "restored" });
			else if (close.includes(row.trainingDate) && planned(row)) dates.push({ row, news: "cancelled" });
		}
	}
	const cancelled = dates.filter(({ news }) => news === "cancelled");
	const restored = dates.filter(({ news }) => news === "restored");
	const closed = await selectClasses(tx, idsOf(cancelled));
	await reopenDates(tx, idsOf(restored));
	// Another closing may cover what this one does not cover any more; and all dates show the reason as it is now.
	const periodIds = [...touched.map(({ period }) => period.id), ...(await selectClosedBy(tx, closingId)).map(periodOf)];
	const stillClosed = new Set(await applyClosings(tx, [...new Set(periodIds)], now));
	const reopened = restored.filter(({ row }) => !stillClosed.has(row.id));
	await requireRooms(tx, idsOf(reopened));
	await closeWaits(tx, idsOf(cancelled), now);
	await reopenWaits(tx, idsOf(reopened));
	await passOnPlaces(tx, { clock: change.clock, env }, idsOf(reopened));
	return { closed, reopened: await selectClasses(tx, idsOf(reopened)) };
}
