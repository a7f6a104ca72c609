import { lastDayOf } from "@kvart/contract/memberships/term";
import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createMembers } from "../../../test/booking-factories.ts";
import { LedgerModel, type ModelMembership } from "../../../test/ledger-model.ts";
import { planIds, zemun } from "../../../test/membership-factories.ts";
import { vracar } from "../../../test/staff-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import type { Database } from "../../platform/database/database.ts";
import { lockMember } from "../../platform/database/member-rows.ts";
import { ledger } from "../../platform/database/schema/memberships.ts";
import { Refusal } from "../../platform/problem.ts";
import { selectMemberships } from "./queries/memberships.ts";
import { type Correction, cancel, extend, paymentOf, refund } from "./service/corrections.ts";
import { insertDuePayment } from "./service/due.ts";
import { freeze, unfreeze } from "./service/freezes.ts";
import { listPlans } from "./service/plans.ts";
import { sell } from "./service/sell.ts";
import { returnVisitOfDay, useVisit } from "./service/visits.ts";

const { db, api } = await buildTestApp();
const plans = await listPlans(api.deps);
const sold = [planIds.gymMonth, planIds.eightClasses, planIds.bothMonth, planIds.allClubs];

const anyNth = fc.nat(1000);
const anyAction = fc.oneof(
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 6 }) }) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("sell" as const),
			plan: fc.constantFrom(...sold),
			ahead: fc.nat(5),
			half: fc.boolean(),
		}),
	},
	{
		weight: 8,
		arbitrary: fc.record({
			kind: fc.constant("visit" as const),
			gymId: fc.constantFrom(zemun, vracar),
			purpose: fc.constantFrom("gym" as const, "class" as const),
		}),
	},
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("return" as const), gymId: fc.constantFrom(zemun, vracar) }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("pay" as const), nth: anyNth }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("refund" as const), nth: anyNth }) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("freeze" as const),
			nth: anyNth,
			from: fc.integer({ min: 0, max: 9 }),
			length: fc.integer({ min: 5, max: 16 }),
		}),
	},
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("unfreeze" as const), nth: anyNth }) },
	{
		weight: 1,
		arbitrary: fc.record({ kind: fc.constant("extend" as const), nth: anyNth, days: fc.integer({ min: 1, max: 10 }) }),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), nth: anyNth }) },
);
type Action = typeof anyAction extends fc.Arbitrary<infer A> ? A : never;

/** A member whose model and ledger get the same actions. */
class Member {
	readonly model = new LedgerModel();
	private today: CalendarDate = "2026-11-18";
	private readonly userId: number;

	constructor(userId: number) {
		this.userId = userId;
	}

	private get at(): Date {
		return instantOf(this.today, 1200);
	}

	private locked<T>(change: (tx: Database) => Promise<T>): Promise<T> {
		return db.transaction(async (tx) => {
			await lockMember(tx, this.userId);
			return change(tx);
		});
	}

	private pick(nth: number): ModelMembership | undefined {
		const recent = this.model.all.slice(-4);
		return recent[nth % Math.max(1, recent.length)];
	}

	private async sell({ plan: planId, ahead, half }: Extract<Action, { kind: "sell" }>) {
		const plan = plans.find(({ id }) => id === planId);
		if (!plan) throw new Error("The plan is missing.");
		const price = plan.price * 100;
		const paid = half ? price / 2 : price;
		const startsOn = addDays(this.today, ahead);
		const payments = [{ amount: paid, method: "cash", receipt: null }] as const;
		const sale = { userId: this.userId, planId, gymId: zemun, startsOn, payments, actorId: null, at: this.at };
		const id = await this.locked((tx) => sell(tx, sale));
		const { visits, covers, freeze_days: freezeDays, clubs, months } = plan;
		const gymIds = clubs === "all" ? [] : [zemun];
		const dates = { startsOn, endsOn: lastDayOf(startsOn, months) };
		this.model.all.push({
			id,
			...dates,
			visits,
			covers,
			gymIds,
			freezeDays,
			price,
			paid,
			used: [],
			freezes: [],
			cancelled: false,
		});
	}

	private async visit({ gymId, purpose }: Extract<Action, { kind: "visit" }>) {
		const expected = this.model.usedBy(this.today, gymId, purpose);
		const entry = {
			userId: this.userId,
			actorId: 1,
			at: this.at,
			bookingId: null,
			gymId,
			purpose,
			moment: wallTime(this.at),
		};
		const found = await this.locked((tx) => useVisit(tx, entry));
		const used = found.answer !== "refuse" && found.uses_visit ? found.membership_id : null;
		expect(used).toBe(expected?.id ?? null);
		if (expected) this.model.use(expected, this.today, gymId);
	}

	private async giveBack({ gymId }: Extract<Action, { kind: "return" }>) {
		const returned = await this.locked((tx) =>
			returnVisitOfDay(tx, { userId: this.userId, gymId, date: this.today }, { actorId: 1, at: this.at }),
		);
		expect(returned).toBe(this.model.giveBack(this.today, gymId));
	}

	private async freeze(one: ModelMembership, { from: ahead, length }: Extract<Action, { kind: "freeze" }>) {
		const from = addDays(this.today, ahead);
		const until = addDays(from, length - 1);
		const allowed = this.model.mayFreeze(one, from, until, this.today);
		const which = { userId: this.userId, membershipId: one.id, actorId: this.userId, at: this.at };
		const frozen = await this.locked((tx) => freeze(tx, which, { from, until })).catch((error: unknown) => {
			if (error instanceof Refusal) return null;
			throw error;
		});
		expect(frozen !== null).toBe(allowed);
		if (allowed) this.model.freeze(one, from, until);
		if (allowed) expect(frozen).toBe(one.endsOn);
	}

	private async unfreeze(one: ModelMembership) {
		const had = this.model.unfreeze(one, this.today);
		const which = { userId: this.userId, membershipId: one.id, actorId: this.userId, at: this.at };
		const ended = await this.locked((tx) => unfreeze(tx, which).then(() => true)).catch((error: unknown) => {
			if (error instanceof Refusal) return false;
			throw error;
		});
		expect(ended).toBe(had);
	}

	private async pay(one: ModelMembership) {
		const amount = one.cancelled ? 0 : Math.max(0, one.price - one.paid);
		if (amount === 0) return;
		const payment = { membershipId: one.id, gymId: zemun, actorId: 1, at: this.at, receipt: null };
		await this.locked((tx) => insertDuePayment(tx, { ...payment, amount, method: "card" }));
		one.paid += amount;
	}

	/** Half of the first payment that was not given back. */
	private async refund(one: ModelMembership, by: Correction) {
		const paid = and(eq(ledger.membershipId, one.id), eq(ledger.kind, "paid"));
		for (const { id } of await db.select({ id: ledger.id }).from(ledger).where(paid).orderBy(ledger.id)) {
			const payment = await paymentOf(db, id);
			if (!payment || payment.refunded) continue;
			const amount = Math.ceil(payment.amount / 2);
			await this.locked((tx) => refund(tx, id, amount, by));
			one.paid -= amount;
			return;
		}
	}

	private async correct(one: ModelMembership, action: Extract<Action, { kind: "refund" | "extend" | "cancel" }>) {
		const by = { actorId: 1, at: this.at, reason: "Ispravka" };
		if (action.kind === "refund") return this.refund(one, by);
		if (action.kind === "cancel") {
			await this.locked((tx) => cancel(tx, one.id, by));
			one.cancelled = true;
			return;
		}
		await this.locked((tx) => extend(tx, one.id, action.days, by));
		one.endsOn = addDays(one.endsOn, action.days);
	}

	async act(action: Action): Promise<void> {
		if (action.kind === "wait") this.today = addDays(this.today, action.days);
		else if (action.kind === "sell") await this.sell(action);
		else if (action.kind === "visit") await this.visit(action);
		else if (action.kind === "return") await this.giveBack(action);
		else {
			const one = this.pick(action.nth);
			if (!one) return;
			if (action.kind === "freeze") await this.freeze(one, action);
			else if (action.kind === "unfreeze") await this.unfreeze(one);
			else if (action.kind === "pay") await this.pay(one);
			else await this.correct(one, action);
		}
	}

	async compare(): Promise<void> {
		const rows = await selectMemberships(db, this.userId, { today: this.today });
		const stored = rows.map(({ id, ends_on, visits_used, cancelled, paid, due, freezes, visited_today }) => ({
			id,
			ends_on,
			visits_used,
			cancelled,
			paid,
			due,
			freezes: freezes.map(({ from, until }) => ({ from, until })),
			visited_today: visited_today.toSorted((a, b) => a - b),
		}));
		expect(stored.toSorted((a, b) => a.id - b.id)).toEqual(this.model.shown(this.today));
	}
}

const members = 40;
const actions = process.env["RELEASE_TESTS"] ? 5000 : 1000;

test("a model of the ledger and the database agree over random actions", {
	timeout: 120_000,
}, async () => {
	const people = await createMembers(db, members);
	const lives = fc.sample(fc.array(anyAction, { minLength: actions / members, maxLength: actions / members }), {
		numRuns: members,
		seed: 38,
	});
	const done = await Promise.all(
		people.map(async ({ id }, index) => {
			const member = new Member(id);
			const own = lives[index] ?? [];
			for (const [nth, action] of own.entries()) {
				await member.act(action);
				// Each action is checked at once; the whole ledger after every tenth.
				if (nth % 10 === 9 || nth === own.length - 1) await member.compare();
			}
			return own.length;
		}),
	);
	expect(done.reduce((sum, count) => sum + count, 0)).toBe(actions);
});
