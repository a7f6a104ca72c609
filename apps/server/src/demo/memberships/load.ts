import { parasOf } from "@kvart/contract/memberships/money";
import { orderDays } from "@kvart/contract/memberships/order-rules";
import { orderReference } from "@kvart/contract/memberships/payment-code";
import { lastDayOf } from "@kvart/contract/memberships/term";
import { addDays, type CalendarDate, daysBetween, instantOf, wallTime } from "@kvart/contract/time";
import { inArray, like, or } from "drizzle-orm";
import { soldPlan } from "../../modules/memberships/service/sold-plan.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { insertMany, nextIds } from "../../platform/database/many-rows.ts";
import { users } from "../../platform/database/schema/members.ts";
import { ledger, memberships, orders } from "../../platform/database/schema/memberships.ts";
import { settings } from "../../platform/database/schema/office.ts";
import { memberEmail } from "../people.ts";
import { addCalls } from "./calls.ts";
import { type DemoMembership, demoPlans, membershipsOf } from "./lives.ts";
import { addPastStatements } from "./statements.ts";
import { addTillCounts } from "./tills.ts";
import { addVisitsOfCheckIns } from "./visits.ts";

interface Sold extends DemoMembership {
	id: number;
	userId: number;
	orderId: number | null;
}

export type LedgerRow = typeof ledger.$inferInsert & { at: Date };

const desk = 1030;
const atDesk = (day: CalendarDate, offset: number) => instantOf(day, desk + (offset % 9) * 100);
/** The numbers of fiscal receipts as they are printed. */
const receiptOf = (id: number) => `KV7P4XRA-KV7P4XRA-${4200 + id}`;

type Bought = Pick<DemoMembership, "plan" | "gymId" | "startsOn">;

const columnsOf = ({ plan, gymId, startsOn }: Bought) => ({ ...soldPlan(plan, gymId, startsOn), gymId });

function orderRow(id: number, userId: number, sold: Bought, on: CalendarDate, at?: Date) {
	const dates = { createdAt: at ?? atDesk(on, id), expiresOn: addDays(on, orderDays) };
	return {
		...columnsOf(sold),
		...dates,
		id,
		userId,
		amount: parasOf(sold.plan.price),
		reference: orderReference(id),
	};
}

/** The ledger entries of a membership. */
function entriesOf(sold: Sold, actorId: number | null): LedgerRow[] {
	const { id: membershipId, orderId, userId, plan, gymId, soldOn, method, owes, mistake, freeze, visits } = sold;
	const amount = parasOf(plan.price);
	const at = atDesk(soldOn, membershipId);
	const paid = owes ? Math.floor(plan.price / 2) * 100 : amount;
	const byTransfer = { at, actorId, kind: "paid" as const, orderId, amount, method };
	const atTill = {
		at,
		actorId,
		kind: "paid" as const,
		membershipId,
		gymId,
		amount: paid,
		method,
		receipt: receiptOf(membershipId),
	};
	const rows: LedgerRow[] = [
		{ at, actorId, kind: "sold", membershipId, gymId, amount },
		orderId === null ? atTill : byTransfer,
		...visits.map((onDate): LedgerRow => {
			const on = { at: instantOf(onDate, 1700 + (userId % 4) * 30), onDate, gymId: gymId ?? 3 };
			return { ...on, actorId, kind: "visit_used", membershipId };
		}),
	];
	if (freeze) {
		const dates = { onDate: freeze.from, untilDate: freeze.until, days: daysBetween(freeze.from, freeze.until) + 1 };
		rows.push({
			at: atDesk(addDays(freeze.from, -1), userId),
			actorId: userId,
			kind: "frozen",
			membershipId,
			...dates,
		});
	}
	if (mistake) {
		const later = { at: new Date(at.getTime() + 9 * 60_000), actorId, membershipId, gymId };
		rows.push(
			{ ...later, kind: "cancelled", reason: "Pogrešno odabran plan na pultu" },
			{ ...later, kind: "refunded", amount, method, reason: "Pogrešno odabran plan na pultu" },
		);
	}
	return rows;
}

interface Person {
	id: number;
	email: string;
	joined: CalendarDate;
}

async function selectPeople(tx: Database): Promise<Person[]> {
	const rows = await tx
		.select({ id: users.id, email: users.email, createdAt: users.createdAt })
		.from(users)
		.where(or(like(users.email, memberEmail("%")), inArray(users.email, ["ana@kvart.example"])))
		.orderBy(users.id);
	return rows.map(({ id, email, createdAt }) => ({ id, email, joined: wallTime(createdAt).date }));
}

/** Twelve classes in Zemun, month after month; her visits are her check-ins. */
function anasYear(today: CalendarDate): DemoMembership[] {
	const plan = demoPlans.find(
		({ covers, visits, price }) => covers.includes("class") && visits === 12 && price === 4400,
	);
	if (!plan) return [];
	const months = Array.from({ length: 12 }, (_, index) => addDays(today, -26 - (11 - index) * 31));
	return months.map((startsOn, index) => ({
		plan,
		gymId: 3,
		soldOn: startsOn,
		startsOn,
		endsOn: lastDayOf(startsOn, 1),
		method: index % 3 === 2 ? ("transfer" as const) : ("card" as const),
		owes: false,
		mistake: false,
		freeze: null,
		visits: [],
	}));
}

/** Orders that wait for their money; the first one is Ana's next month. */
async function addWaiting(tx: Database, people: readonly Person[], sold: readonly Sold[], now: Date): Promise<void> {
	const today = wallTime(now).date;
	const lastOf = (userId: number) => sold.findLast((one) => one.userId === userId && !one.mistake);
	const ending = people.flatMap((person) => {
		const last = lastOf(person.id);
		const left = last ? daysBetween(today, last.endsOn) : 99;
		return last && left > -20 && left < 12 ? [{ person, last }] : [];
	});
	const wanted = ending.toSorted(
		(a, b) => Number(b.person.email.startsWith("ana@")) - Number(a.person.email.startsWith("ana@")),
	);
	const chosen = wanted.filter((_, index) => index === 0 || index % 2 === 1).slice(0, 9);
	const ids = await nextIds(tx, "orders", chosen.length + 2);
	const row = ({ person, last: { plan, gymId, endsOn } }: (typeof chosen)[number], nth: number, daysAgo: number) => {
		const ordered = addDays(today, -daysAgo);
		const startsOn = endsOn >= ordered ? addDays(endsOn, 1) : ordered;
		const at = daysAgo === 0 ? new Date(now.getTime() - 3_600_000) : undefined;
		return orderRow(ids[nth] ?? 0, person.id, { plan, gymId, startsOn }, ordered, at);
	};
	const waiting = chosen.map((one, nth) => row(one, nth, nth % 7));
	const [first, second] = wanted.slice(-2);
	const old =
		first && second
			? [row(first, chosen.length, 20), { ...row(second, chosen.length + 1, 9), cancelledAt: addHours(now, -200) }]
			: [];
	const all = [...waiting, ...old];
	if (all.length > 0) await tx.insert(orders).values(all);
}

const addHours = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

async function addAll(tx: Database, now: Date): Promise<void> {
	const today = wallTime(now).date;
	const people = await selectPeople(tx);
	const [manager] = await tx
		.select({ id: users.id })
		.from(users)
		.where(inArray(users.email, ["staff@kvart.example"]));
	const lives = people.flatMap((person, index) => {
		const own = person.email.startsWith("ana@")
			? anasYear(today)
			: membershipsOf({ index, joined: person.joined }, today);
		return own.map((life) => ({ ...life, userId: person.id }));
	});
	const ids = await nextIds(tx, "memberships", lives.length);
	const online = await nextIds(tx, "orders", lives.filter(({ method }) => method === "transfer").length);
	const sold = lives
		.toSorted((a, b) => a.soldOn.localeCompare(b.soldOn))
		.map((life, index): Sold => {
			const orderId = life.method === "transfer" ? (online.shift() ?? null) : null;
			return { ...life, id: ids[index] ?? 0, orderId };
		});
	const withOrder = sold.flatMap((one) => (one.orderId === null ? [] : [{ ...one, orderId: one.orderId }]));
	await insertMany(
		tx,
		orders,
		withOrder.map((one) => orderRow(one.orderId, one.userId, one, addDays(one.soldOn, -2))),
	);
	await insertMany(
		tx,
		memberships,
		sold.map((one) => ({
			...columnsOf(one),
			id: one.id,
			userId: one.userId,
			orderId: one.orderId,
			soldAt: atDesk(one.soldOn, one.id),
		})),
	);
	const entries = sold
		.flatMap((one) => entriesOf(one, manager?.id ?? null))
		.filter(({ at }) => at <= now)
		.toSorted((a, b) => a.at.getTime() - b.at.getTime());
	await insertMany(tx, ledger, entries);
	await addWaiting(tx, people, sold, now);
	await addVisitsOfCheckIns(tx, manager?.id ?? null);
	await addPastStatements(tx, now, manager?.id ?? null);
	await addTillCounts(tx, now, manager?.id ?? null);
	await addCalls(tx, now, manager?.id ?? null);
}

const marker = { key: "demo-memberships", value: true };

/** A year of memberships, once. */
export async function addMemberships(db: Database, clock: Clock): Promise<void> {
	await db.transaction(async (tx) => {
		const fresh = await tx.insert(settings).values(marker).onConflictDoNothing().returning();
		if (fresh.length > 0) await addAll(tx, clock.now());
	});
}
