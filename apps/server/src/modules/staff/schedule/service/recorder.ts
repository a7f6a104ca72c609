import type { CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import type { ClassState } from "../../../../platform/database/schema/class-news.ts";
import { selectEnded, selectPeriodRows } from "../queries/changes.ts";
import { type Places, selectPlacesIn } from "../queries/class-news.ts";
import { keyOf, selectStates } from "../queries/class-states.ts";
import type { ClosingRow } from "../queries/closings.ts";
import { type DateRow, selectDatesFrom } from "../queries/dates.ts";
import type { PeriodRow } from "../queries/periods.ts";
import { type OpenRequest, selectOpenRequests } from "../queries/substitutions.ts";
import type { Before, Moved } from "./announce.ts";
import { type ChangedPeriod, lockAllDates } from "./lock-dates.ts";

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The data for undoing a change: the state before, and what happened to places. */
export interface Steps {
	/** The first date that changed, of all periods and of each. */
	from: CalendarDate;
	first_dates: Record<string, CalendarDate>;
	periods: PeriodRow[];
	dates: DateRow[];
	dates_made: number[];
	made: number[];
	moved: Moved[];
	bookings_cancelled: number[];
	bookings_made: number[];
	waits_ended: number[];
	waits_reopened: number[];
	/** The versions of these periods after the change: a later one makes undoing impossible. */
	versions: Record<string, number>;
	closing?: ClosingStep;
	/** Absences that were stored with it; changes of before they existed have none. */
	absences?: number[];
}

/** The closing that was made or changed; `before` is null for a new one. */
export interface ClosingStep {
	id: number;
	before: ClosingRow | null;
	/** After the change. */
	version: number;
}

/** Records how the schedule is before a change: what undoing needs, and who has to know. */
export class Recorder {
	readonly periods: PeriodRow[] = [];
	readonly dates: DateRow[] = [];
	readonly made: number[] = [];
	readonly moved: Moved[] = [];
	readonly absences: number[] = [];
	closing: ClosingStep | undefined;
	private readonly states = new Map<string, ClassState>();
	private readonly places: Places = { bookings: [], waits: [] };
	private readonly requests: OpenRequest[] = [];
	private readonly firstDates: Record<string, CalendarDate> = {};

	async watch(tx: Database, changed: readonly ChangedPeriod[], now: Date): Promise<void> {
		const added = changed.filter(({ period }) => this.firstDates[period.id] === undefined);
		for (const { period, from } of changed.filter((one) => !added.includes(one)))
			await this.watchDate(tx, period.id, from);
		if (added.length === 0) return;
		const dates = await lockAllDates(tx, added, now);
		const { bookings, waits } = await selectPlacesIn(tx, idsOf(dates));
		const ids = added.map(({ period }) => period.id);
		this.periods.push(...(await selectPeriodRows(tx, ids)));
		this.dates.push(...dates);
		this.places.bookings.push(...bookings);
		this.places.waits.push(...waits);
		const classes = dates.map(({ periodId, trainingDate }) => ({ periodId, date: trainingDate }));
		for (const [key, state] of await selectStates(tx, classes)) this.states.set(key, state);
		this.requests.push(...(await selectOpenRequests(tx, ids)));
		for (const { period, from } of added) this.firstDates[period.id] = from;
	}

	/** Another date of a period that is watched. It may have no bookings yet, but its coach has to know. */
	private async watchDate(tx: Database, periodId: number, date: CalendarDate): Promise<void> {
		if (this.states.has(keyOf({ periodId, date }))) return;
		for (const [key, state] of await selectStates(tx, [{ periodId, date }])) this.states.set(key, state);
	}

	get before(): Before {
		return { states: this.states, requests: this.requests, ...this.places };
	}

	async steps(tx: Database): Promise<Steps> {
		const waiting = this.places.waits.filter(({ active }) => active);
		const ended = await selectEnded(tx, idsOf(this.places.bookings), idsOf(waiting));
		const known = new Set(this.dates.map(({ id }) => id));
		const starts = Object.entries(this.firstDates).map(([id, from]) => ({ periodId: Number(id), from }));
		const now = starts.length === 0 ? [] : await selectDatesFrom(tx, starts);
		const waits = (await selectPlacesIn(tx, idsOf(now))).waits.filter(({ active }) => active);
		const touched = await selectPeriodRows(tx, [...this.periods.map(({ id }) => id), ...this.made]);
		return {
			from: Object.values(this.firstDates).toSorted()[0] ?? "",
			first_dates: this.firstDates,
			periods: this.periods,
			dates: this.dates,
			dates_made: idsOf(now).filter((id) => !known.has(id)),
			made: this.made,
			moved: this.moved,
			bookings_cancelled: ended.bookings,
			bookings_made: ended.movedUp,
			waits_ended: ended.waits,
			waits_reopened: idsOf(waits).filter((id) => !idsOf(waiting).includes(id)),
			versions: Object.fromEntries(touched.map(({ id, version }) => [id, version])),
			absences: this.absences,
			...(this.closing && { closing: this.closing }),
		};
	}
}
