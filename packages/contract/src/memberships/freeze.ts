import { addDays, type CalendarDate } from "../time.ts";
import { daysOf, type Freeze, type Membership, visitsLeft } from "./membership.ts";

/** The spec: twice a year, with more than six visits left. Here a year is a calendar year, for all memberships of a member. */
export const freezesPerYear = 2;
export const visitsKept = 6;
export const leastFreezeDays = 7;

const yearOf = (day: CalendarDate) => day.slice(0, 4);

/** In the year of a day. */
export function freezesLeft(all: readonly Pick<Membership, "freezes">[], day: CalendarDate): number {
	const used = all.flatMap(({ freezes }) => freezes).filter(({ from }) => yearOf(from) === yearOf(day));
	return Math.max(0, freezesPerYear - used.length);
}

export type FreezeRefusal = "ERR_FREEZE_LIMIT" | "ERR_NOT_TODAY";

/** `all` are the memberships of the member, this one included. */
export function freezeRefusal(
	membership: Membership,
	all: readonly Membership[],
	freeze: Freeze,
	today: CalendarDate,
): FreezeRefusal | null {
	const { starts_on, ends_on, freeze_days, cancelled, freezes } = membership;
	const left = visitsLeft(membership);
	if (cancelled || freeze_days === 0 || (left !== null && left <= visitsKept)) return "ERR_FREEZE_LIMIT";
	if (freezesLeft(all, freeze.from) === 0) return "ERR_FREEZE_LIMIT";
	const length = daysOf(freeze);
	const fits = freeze.from > today && freeze.from >= starts_on && freeze.from <= ends_on;
	const overlaps = freezes.some(({ from, until }) => from <= freeze.until && freeze.from <= until);
	if (!fits || overlaps || length < leastFreezeDays || length > freeze_days) return "ERR_NOT_TODAY";
	return null;
}

/** The last day moves by exactly the days of the freeze. */
export function endAfterFreeze({ ends_on }: Pick<Membership, "ends_on">, freeze: Freeze): CalendarDate {
	return addDays(ends_on, daysOf(freeze));
}

/** The freeze that runs or is still to come; undefined without one. */
export function freezeToEnd({ freezes }: Pick<Membership, "freezes">, today: CalendarDate): Freeze | undefined {
	return freezes.find(({ until }) => until > today);
}

/** Days given back by ending a freeze from tomorrow: all of one that has not begun, else the days after today. */
export function daysGivenBack(freeze: Freeze, today: CalendarDate): number {
	return freeze.from > today ? daysOf(freeze) : daysOf({ from: addDays(today, 1), until: freeze.until });
}
