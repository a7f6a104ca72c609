import { type CalendarDate, daysBetween } from "../time.ts";
import type { Covering, PlanHours } from "./plans.ts";

/** Both days are frozen. */
export interface Freeze {
	from: CalendarDate;
	until: CalendarDate;
}

/** A membership as its ledger adds up on a day. */
export interface Membership {
	id: number;
	starts_on: CalendarDate;
	/** With freezes and extensions. */
	ends_on: CalendarDate;
	/** 0 without a limit. */
	visits: number;
	visits_used: number;
	covers: readonly Covering[];
	hours: PlanHours;
	/** Empty for all clubs. */
	gym_ids: readonly number[];
	freeze_days: number;
	freezes: readonly Freeze[];
	cancelled: boolean;
	/** Still to be paid, in paras. */
	due: number;
	/** Clubs in which today's visit has been counted. */
	visited_today: readonly number[];
}

export const membershipStates = ["future", "active", "frozen", "used_up", "ended", "cancelled"] as const;
export type MembershipState = (typeof membershipStates)[number];

export function isFrozen({ freezes }: Pick<Membership, "freezes">, day: CalendarDate): boolean {
	return freezes.some(({ from, until }) => from <= day && day <= until);
}

/** Null without a limit. */
export function visitsLeft({ visits, visits_used }: Pick<Membership, "visits" | "visits_used">): number | null {
	return visits === 0 ? null : Math.max(0, visits - visits_used);
}

export function stateOf(membership: Membership, today: CalendarDate): MembershipState {
	if (membership.cancelled) return "cancelled";
	if (membership.starts_on > today) return "future";
	if (membership.ends_on < today) return "ended";
	if (visitsLeft(membership) === 0) return "used_up";
	return isFrozen(membership, today) ? "frozen" : "active";
}

export function daysOf({ from, until }: Freeze): number {
	return daysBetween(from, until) + 1;
}
