import type { Freeze } from "@kvart/contract/memberships/membership";
import { isPlan, isSoldFor, type Plan } from "@kvart/contract/memberships/plans";
import { lastDayOf } from "@kvart/contract/memberships/term";
import { addDays, type CalendarDate, dayOf, daysBetween } from "@kvart/contract/time";
import { priceListRow } from "../rows.ts";
import { randomFrom } from "../schedule.ts";

/** A membership of a demo member, as it went. */
export interface DemoMembership {
	plan: Plan;
	/** Null for plans of all clubs. */
	gymId: number | null;
	soldOn: CalendarDate;
	startsOn: CalendarDate;
	endsOn: CalendarDate;
	method: "cash" | "card" | "transfer";
	/** Half of the price is still to be paid. */
	owes: boolean;
	/** Sold twice by mistake, and cancelled on the same day. */
	mistake: boolean;
	freeze: Freeze | null;
	/** With days in it that the member trained at the club of the plan. */
	visits: CalendarDate[];
}

export const demoPlans: Plan[] = priceListRow("2026-01-01")
	.groups.flatMap(({ title, title_eng, items }) =>
		items.map((item) => ({ ...item, price: item.price ?? 0, group: title, group_eng: title_eng })),
	)
	.filter((plan) => isPlan(plan) && plan.months > 0);

/** Every fourth member trains in Zemun, where the desk of the demo works. */
const clubs = [3, 1, 2, 3, 5, 6, 7, 3, 4, 8, 9, 3, 10, 11, 5];

type Random = () => number;

const oneOf = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

function planFor(random: Random, gymId: number): Plan {
	const sold = demoPlans.filter((plan) => isSoldFor(plan, plan.clubs === "all" ? null : gymId));
	const short = sold.filter(({ months, clubs: where }) => months === 1 && where === "one");
	return oneOf(random, random() < 0.7 ? short : sold);
}

/** Every second to fifth day, up to the visits of the plan, by yesterday. */
function visitsOf(random: Random, plan: Plan, from: CalendarDate, until: CalendarDate, freeze: Freeze | null) {
	const visits: CalendarDate[] = [];
	const most = plan.visits === 0 ? Number.POSITIVE_INFINITY : plan.visits - (random() < 0.6 ? 1 : 0);
	for (let day = from; day <= until && visits.length < most; day = addDays(day, 2 + Math.floor(random() * 3.4))) {
		if (plan.hours === "weekdays_until_16" && dayOf(day) > 5) continue;
		if (freeze && freeze.from <= day && day <= freeze.until) continue;
		visits.push(day);
	}
	return visits;
}

/** The rule of the spec: with more than six visits left. Here in the first days, before many are used. */
function freezeOf(random: Random, plan: Plan, startsOn: CalendarDate, today: CalendarDate): Freeze | null {
	if (plan.freeze_days < 7 || random() > 0.12 || (plan.visits > 0 && plan.visits < 12)) return null;
	const from = addDays(startsOn, 4 + Math.floor(random() * 5));
	const length = 7 + Math.floor(random() * (plan.freeze_days - 7));
	return from <= today ? { from, until: addDays(from, length - 1) } : null;
}

function pauseAfter(random: Random): number | null {
	const chance = random();
	if (chance < 0.72) return 0;
	return chance < 0.92 ? 5 + Math.floor(random() * 50) : null;
}

const longestAhead = 5;

interface DemoMember {
	/** From 0. */
	index: number;
	joined: CalendarDate;
}

/** The memberships of a member since they joined, at most a year ago; the same on every machine. */
export function membershipsOf({ index, joined }: DemoMember, today: CalendarDate): DemoMembership[] {
	const random = randomFrom(index * 7919 + 38);
	const home = clubs[index % clubs.length] as number;
	const all: DemoMembership[] = [];
	let plan = planFor(random, home);
	let freezes = 0;
	let startsOn = joined < addDays(today, -365) ? addDays(today, -365) : joined;
	while (startsOn <= addDays(today, longestAhead)) {
		// Some renew days before, most on the day.
		const ahead = Math.min(Math.floor(random() * longestAhead), all.length > 0 ? longestAhead : 0);
		const soldOn = addDays(startsOn, -ahead);
		if (soldOn > today) break;
		const freeze = freezes < 2 ? freezeOf(random, plan, startsOn, today) : null;
		freezes += freeze ? 1 : 0;
		const sold = lastDayOf(startsOn, plan.months);
		const last = freeze ? addDays(sold, daysBetween(freeze.from, freeze.until) + 1) : sold;
		const yesterday = addDays(today, -1);
		const method = oneOf(random, ["cash", "cash", "card", "card", "transfer"] as const);
		const mistake = method !== "transfer" && random() < 0.03;
		all.push({
			plan,
			gymId: plan.clubs === "all" ? null : home,
			soldOn,
			startsOn,
			endsOn: sold,
			method,
			owes: method !== "transfer" && !mistake && last >= today && random() < 0.08,
			mistake,
			freeze: mistake ? null : freeze,
			visits: mistake ? [] : visitsOf(random, plan, startsOn, last < yesterday ? last : yesterday, freeze),
		});
		if (mistake) continue;
		const pause = pauseAfter(random);
		if (pause === null) break;
		startsOn = addDays(last, 1 + pause);
		if (random() < 0.3) plan = planFor(random, home);
	}
	return all;
}
