import { addDays, type CalendarDate, daysBetween, type WallTime } from "@kvart/contract/time";

/* The ledger as a list of purchases for each member, with the rules written down a second time. Money is in paras. */

export interface Sellable {
	id: number;
	price: number;
	months: number;
	visits: number;
	covers: readonly string[];
	hours: string;
	clubs: string;
	gym_ids: readonly number[];
	freeze_days: number;
}

export interface Purchase {
	plan: Sellable;
	/** Null for one that was sold at the desk. */
	order: number | null;
	/** Null for all clubs. */
	club: number | null;
	from: CalendarDate;
	until: CalendarDate;
	due: number;
	paid: number;
	/** Each of a class, or of none. */
	visits: { date: CalendarDate; club: number; of: string | null }[];
	freezes: { from: CalendarDate; until: CalendarDate }[];
}

export interface ModelOrder {
	id: number;
	/** Null once they are erased. */
	person: string | null;
	plan: Sellable;
	club: number | null;
	from: CalendarDate;
	amount: number;
	paid: number;
	expires: CalendarDate;
	begun: boolean;
}

const freezesAYear = 2;
const visitsKept = 6;
const shortestFreeze = 7;
const orderDays = 14;
const ordersAtMost = 10;

const digits = (value: number) => String(value).padStart(2, "0");

export function lastDay(from: CalendarDate, months: number): CalendarDate {
	const [year = 0, month = 1, day = 1] = from.split("-").map(Number);
	const [thatYear, thatMonth] = [year + Math.floor((month - 1 + months) / 12), ((month - 1 + months) % 12) + 1];
	const leap = thatYear % 4 === 0 && (thatYear % 100 !== 0 || thatYear % 400 === 0);
	const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
	const thatDay = Math.min(day, lengths[thatMonth - 1] ?? 31);
	return addDays(`${thatYear}-${digits(thatMonth)}-${digits(thatDay)}`, -1);
}

export class MembershipModel {
	purchases = new Map<string, Purchase[]>();
	orders = new Map<number, ModelOrder>();
	/** Cash by day and club. */
	tills = new Map<string, number>();

	/** Copies only what these people have. */
	clone(people: ReadonlySet<string>): MembershipModel {
		const copy = new MembershipModel();
		copy.purchases = new Map(this.purchases);
		for (const person of people) {
			const purchases = this.of(person).map(({ visits, freezes, ...rest }) => ({
				...rest,
				visits: [...visits],
				freezes: structuredClone(freezes),
			}));
			copy.purchases.set(person, purchases);
		}
		copy.orders = new Map(this.orders);
		for (const [id, order] of this.orders) if (people.has(order.person ?? "")) copy.orders.set(id, { ...order });
		copy.tills = new Map(this.tills);
		return copy;
	}

	of(person: string): Purchase[] {
		const known = this.purchases.get(person) ?? [];
		this.purchases.set(person, known);
		return known;
	}

	/** Accounts end, and with them what they had; what was paid stays in the tills, and orders can still be paid. */
	erase(person: string): void {
		this.purchases.delete(person);
		for (const [id, order] of this.orders) if (order.person === person) this.orders.set(id, { ...order, person: null });
	}

	#add(person: string, bought: Pick<Purchase, "plan" | "order" | "club" | "from" | "paid">): void {
		const { plan, club, from, paid } = bought;
		const [until, due] = [lastDay(from, plan.months), plan.price * 100 - paid];
		const shared = { until, due, visits: [], freezes: [] };
		this.of(person).push({ ...bought, ...shared, club: plan.clubs === "all" ? null : club });
	}

	sell(person: string, plan: Sellable, club: number, today: CalendarDate, cash: number): void {
		this.#add(person, { plan, order: null, club, from: today, paid: cash });
		const till = `${today} ${club}`;
		this.tills.set(till, (this.tills.get(till) ?? 0) + cash);
	}

	isSold({ clubs, gym_ids }: Sellable, club: number): boolean {
		return clubs === "all" || gym_ids.length === 0 || gym_ids.includes(club);
	}

	waitingOrders(person: string, today: CalendarDate): ModelOrder[] {
		return [...this.orders.values()].filter((each) => each.person === person && !each.begun && each.expires >= today);
	}

	orderRefusal(person: string, plan: Sellable, club: number, today: CalendarDate): string | null {
		if (!this.isSold(plan, club)) return "ERR_PLAN_NOT_SOLD";
		return this.waitingOrders(person, today).length >= ordersAtMost ? "ERR_TOO_MANY_REQUESTS" : null;
	}

	order(order: Pick<ModelOrder, "id" | "person" | "plan" | "club" | "from">, today: CalendarDate): void {
		const amount = order.plan.price * 100;
		this.orders.set(order.id, { ...order, amount, paid: 0, expires: addDays(today, orderDays), begun: false });
	}

	/**
	 * Paid in full it is a membership, from the day of payment if its first day has passed. What comes for an erased
	 * member has to be returned.
	 */
	pay(id: number, amount: number, today: CalendarDate): "matched" | "short" | "over" {
		const order = this.orders.get(id);
		if (!order) throw new Error(`There is no order ${id}.`);
		if (order.person === null) return "over";
		order.paid += amount;
		if (order.begun) {
			const bought = this.of(order.person).find((each) => each.order === id);
			if (bought) bought.paid += amount;
			return "over";
		}
		if (order.paid < order.amount) return "short";
		order.begun = true;
		const from = order.from < today ? today : order.from;
		this.#add(order.person, { plan: order.plan, order: id, club: order.club, from, paid: order.paid });
		const added = this.of(order.person).at(-1);
		if (added) added.due = 0;
		return order.paid > order.amount ? "over" : "matched";
	}

	#letsIn(bought: Purchase, club: number, { date, day, minutes }: WallTime, to: "gym" | "class"): boolean {
		const { plan, from, until, visits, freezes } = bought;
		const counted = visits.some((visit) => visit.date === date && visit.club === club);
		return (
			from <= date &&
			date <= until &&
			(plan.visits === 0 || visits.length < plan.visits || counted) &&
			!freezes.some((freeze) => freeze.from <= date && date <= freeze.until) &&
			plan.covers.includes(to) &&
			(bought.club === null ? plan.gym_ids.length === 0 || plan.gym_ids.includes(club) : bought.club === club) &&
			(plan.hours === "all" || (day <= 5 && minutes <= 16 * 60))
		);
	}

	/** An entry to the gym, or the check-in `of` a class; true if the member may come in. */
	enter(person: string, club: number, at: WallTime, of: string | null = null): boolean {
		const open = this.of(person)
			.filter((bought) => this.#letsIn(bought, club, at, of === null ? "gym" : "class"))
			.toSorted((a, b) => a.until.localeCompare(b.until) || a.from.localeCompare(b.from));
		const isToday = (visit: Purchase["visits"][number]) => visit.date === at.date && visit.club === club;
		if (open.some(({ visits }) => visits.some(isToday))) return true;
		open[0]?.visits.push({ date: at.date, club, of });
		return open.length > 0;
	}

	/** True if a visit was counted for it; it counts for another class of that day and club from now on, if there is one. */
	leaveAgain(
		person: string,
		{ club, date, of }: { club: number; date: CalendarDate; of: string | null },
		another: string | null,
	): boolean {
		for (const { visits } of this.of(person).toReversed()) {
			const index = visits.findLastIndex((visit) => visit.date === date && visit.club === club && visit.of === of);
			if (index < 0) continue;
			visits.splice(index, 1);
			if (another !== null) visits.push({ date, club, of: another });
			return true;
		}
		return false;
	}

	freeze(
		person: string,
		index: number,
		days: { from: CalendarDate; until: CalendarDate },
		today: CalendarDate,
	): string {
		const bought = this.of(person)[index];
		if (!bought) return "ERR_NOT_FOUND";
		const { plan, visits, freezes } = bought;
		if (plan.freeze_days === 0 || (plan.visits > 0 && plan.visits - visits.length <= visitsKept))
			return "ERR_FREEZE_LIMIT";
		const ofYear = this.of(person).flatMap((each) => each.freezes);
		if (ofYear.filter(({ from }) => from.slice(0, 4) === days.from.slice(0, 4)).length >= freezesAYear)
			return "ERR_FREEZE_LIMIT";
		const length = daysBetween(days.from, days.until) + 1;
		const fits = days.from > today && days.from >= bought.from && days.from <= bought.until;
		const overlaps = freezes.some(({ from, until }) => from <= days.until && days.from <= until);
		if (!fits || overlaps || length < shortestFreeze || length > plan.freeze_days) return "ERR_NOT_TODAY";
		freezes.push({ ...days });
		bought.until = addDays(bought.until, length);
		return `until ${bought.until}`;
	}

	unfreeze(person: string, index: number, today: CalendarDate): string {
		const bought = this.of(person)[index];
		const running = bought?.freezes.toSorted((a, b) => a.from.localeCompare(b.from)).find(({ until }) => until > today);
		if (!bought || !running) return "ERR_NOT_FOUND";
		const unused =
			running.from > today ? daysBetween(running.from, running.until) + 1 : daysBetween(today, running.until);
		bought.until = addDays(bought.until, -unused);
		if (running.from > today) bought.freezes.splice(bought.freezes.indexOf(running), 1);
		else running.until = today;
		return "SUC_SUCCESS";
	}
}
