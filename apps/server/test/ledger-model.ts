import { addDays, type CalendarDate, daysBetween } from "@kvart/contract/time";

/** A bought membership, kept in plain fields that each action changes: the ledger has to add up to the same. */
export interface ModelMembership {
	id: number;
	startsOn: CalendarDate;
	endsOn: CalendarDate;
	visits: number;
	covers: readonly string[];
	gymIds: readonly number[];
	freezeDays: number;
	price: number;
	paid: number;
	used: { day: CalendarDate; gymId: number; nth: number }[];
	freezes: { from: CalendarDate; until: CalendarDate }[];
	cancelled: boolean;
}

/** As a person at the desk would say it, without the contract's functions. */
export class LedgerModel {
	readonly all: ModelMembership[] = [];
	private visits = 0;

	private isFrozen({ freezes }: ModelMembership, day: CalendarDate): boolean {
		return freezes.some(({ from, until }) => from <= day && day <= until);
	}

	private isUsedToday({ used }: ModelMembership, day: CalendarDate, gymId: number): boolean {
		return used.some((visit) => visit.day === day && visit.gymId === gymId);
	}

	/** The one whose visit an entry uses; null if none lets in, or if today's was counted. */
	usedBy(day: CalendarDate, gymId: number, purpose: string): ModelMembership | null {
		const open = this.all
			.filter((one) => !one.cancelled && one.startsOn <= day && day <= one.endsOn && !this.isFrozen(one, day))
			.filter((one) => one.covers.includes(purpose) && (one.gymIds.length === 0 || one.gymIds.includes(gymId)))
			.filter((one) => one.visits === 0 || one.used.length < one.visits || this.isUsedToday(one, day, gymId))
			.toSorted((a, b) => a.endsOn.localeCompare(b.endsOn) || a.startsOn.localeCompare(b.startsOn) || a.id - b.id);
		if (open.some((one) => this.isUsedToday(one, day, gymId))) return null;
		return open[0] ?? null;
	}

	use(one: ModelMembership, day: CalendarDate, gymId: number): void {
		this.visits += 1;
		one.used.push({ day, gymId, nth: this.visits });
	}

	/** Takes back the latest visit of a day in a club, of any membership. False without one. */
	giveBack(day: CalendarDate, gymId: number): boolean {
		const visits = this.all.flatMap(({ used }) => used).filter((visit) => visit.day === day && visit.gymId === gymId);
		const latest = visits.toSorted((a, b) => b.nth - a.nth)[0];
		for (const one of this.all) one.used = one.used.filter((visit) => visit !== latest);
		return latest !== undefined;
	}

	/** At most twice a calendar year over all memberships, with more than six visits left, from tomorrow on. */
	mayFreeze(one: ModelMembership, from: CalendarDate, until: CalendarDate, today: CalendarDate): boolean {
		const thisYear = this.all
			.flatMap(({ freezes }) => freezes)
			.filter((freeze) => freeze.from.slice(0, 4) === from.slice(0, 4));
		const days = daysBetween(from, until) + 1;
		return (
			!one.cancelled &&
			thisYear.length < 2 &&
			(one.visits === 0 || one.visits - one.used.length > 6) &&
			from > today &&
			from >= one.startsOn &&
			from <= one.endsOn &&
			days >= 7 &&
			days <= one.freezeDays &&
			!one.freezes.some((freeze) => freeze.from <= until && from <= freeze.until)
		);
	}

	freeze(one: ModelMembership, from: CalendarDate, until: CalendarDate): void {
		one.freezes.push({ from, until });
		one.freezes.sort((a, b) => a.from.localeCompare(b.from));
		one.endsOn = addDays(one.endsOn, daysBetween(from, until) + 1);
	}

	/** From tomorrow, or all of one that has not begun. False if there is none. */
	unfreeze(one: ModelMembership, today: CalendarDate): boolean {
		const freeze = one.freezes.find(({ until }) => until > today);
		if (!freeze) return false;
		const begun = freeze.from <= today;
		const given = daysBetween(begun ? today : freeze.from, freeze.until) + (begun ? 0 : 1);
		one.endsOn = addDays(one.endsOn, -given);
		if (begun) freeze.until = today;
		else one.freezes.splice(one.freezes.indexOf(freeze), 1);
		return true;
	}

	/** In the shape in which the database is compared. */
	shown(today: CalendarDate) {
		return this.all
			.map((one) => ({
				id: one.id,
				ends_on: one.endsOn,
				visits_used: one.used.length,
				cancelled: one.cancelled,
				paid: one.paid,
				due: one.cancelled ? 0 : Math.max(0, one.price - one.paid),
				freezes: one.freezes,
				visited_today: [...new Set(one.used.flatMap(({ day, gymId }) => (day === today ? [gymId] : [])))].toSorted(
					(a, b) => a - b,
				),
			}))
			.toSorted((a, b) => a.id - b.id);
	}
}
