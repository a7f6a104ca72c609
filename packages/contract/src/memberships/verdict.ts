import { type CalendarDate, daysBetween, type WallTime } from "../time.ts";
import { isFrozen, type Membership, visitsLeft } from "./membership.ts";
import type { Covering } from "./plans.ts";

/** From the worst: if no membership lets in, the last one in this list that applies says why. */
export const refusals = [
	"none",
	"cancelled",
	"ended",
	"used_up",
	"future",
	"frozen",
	"not_covered",
	"other_club",
	"off_peak",
] as const;
export type MembershipRefusal = (typeof refusals)[number];

export const warnings = ["unpaid", "last_visit", "ends_soon"] as const;

/** `visited`: today's visit in this club has been counted. */
export const verdictReasons = ["blocked", ...refusals, ...warnings, "visited", "valid"] as const;
export type VerdictReason = (typeof verdictReasons)[number];

export const verdictAnswers = ["allow", "warn", "refuse"] as const;

export interface Verdict {
	answer: (typeof verdictAnswers)[number];
	reason: VerdictReason;
	/** The membership that lets in, or that comes closest to it. */
	membership_id: number | null;
	last_day: CalendarDate | null;
	/** Before this visit; null without a limit. */
	visits_left: number | null;
	/** Whether letting in uses a visit. */
	uses_visit: boolean;
}

/** So many days before its end a membership ends soon. */
export const endsSoonDays = 3;
const lastOffPeakMinute = 16 * 60;

function refusalOf(
	membership: Membership,
	{ date, day, minutes }: WallTime,
	club: number,
	purpose: Covering,
): MembershipRefusal | null {
	const { cancelled, starts_on, ends_on, covers, gym_ids, hours, visited_today } = membership;
	if (cancelled) return "cancelled";
	if (starts_on > date) return "future";
	if (ends_on < date) return "ended";
	if (visitsLeft(membership) === 0 && !visited_today.includes(club)) return "used_up";
	if (isFrozen(membership, date)) return "frozen";
	if (!covers.includes(purpose)) return "not_covered";
	if (gym_ids.length > 0 && !gym_ids.includes(club)) return "other_club";
	if (hours === "weekdays_until_16" && (day > 5 || minutes > lastOffPeakMinute)) return "off_peak";
	return null;
}

function byEnd(a: Membership, b: Membership): number {
	return a.ends_on.localeCompare(b.ends_on) || a.starts_on.localeCompare(b.starts_on) || a.id - b.id;
}

function reasonOf(membership: Membership, date: CalendarDate, club: number): VerdictReason {
	if (membership.due > 0) return "unpaid";
	if (membership.visited_today.includes(club)) return "visited";
	if (visitsLeft(membership) === 1) return "last_visit";
	return daysBetween(date, membership.ends_on) < endsSoonDays ? "ends_soon" : "valid";
}

const isWarning = (reason: VerdictReason) => warnings.some((warning) => warning === reason);

export interface Person {
	blocked: boolean;
	memberships: readonly Membership[];
}

/** The only place that says whether a person may come in. Of several memberships the one that ends first is used. */
export function verdict({ blocked, memberships }: Person, moment: WallTime, club: number, purpose: Covering): Verdict {
	const judged = memberships
		.toSorted(byEnd)
		.map((membership) => ({ membership, refusal: refusalOf(membership, moment, club, purpose) }));
	const valid = judged.filter(({ refusal }) => refusal === null);
	// A visit that has been counted today counts for the rest of the day.
	const used = valid.find(({ membership }) => membership.visited_today.includes(club)) ?? valid[0];
	const rank = ({ refusal }: (typeof judged)[number]) => refusals.indexOf(refusal ?? "none");
	const closest = used ?? judged.toSorted((a, b) => rank(b) - rank(a))[0];
	const details = {
		membership_id: closest?.membership.id ?? null,
		last_day: closest?.membership.ends_on ?? null,
		visits_left: closest ? visitsLeft(closest.membership) : null,
	};
	if (blocked) return { answer: "refuse", reason: "blocked", ...details, uses_visit: false };
	if (!used) return { answer: "refuse", reason: closest?.refusal ?? "none", ...details, uses_visit: false };
	const reason = reasonOf(used.membership, moment.date, club);
	const uses_visit = !used.membership.visited_today.includes(club);
	return { answer: isWarning(reason) ? "warn" : "allow", reason, ...details, uses_visit };
}
