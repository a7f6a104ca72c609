import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import { payOrder } from "../../src/modules/orders/service/pay.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { lockMember } from "../../src/platform/database/member-rows.ts";
import { Refusal } from "../../src/platform/problem.ts";
import { type Action, type Around, at, call } from "./action.ts";
import { atDesk, memberInClub } from "./desk.ts";
import type { Answer, House, Server, SimulatedMember } from "./house.ts";
import type { MembershipModel, Sellable } from "./model-memberships.ts";
import type { Draws } from "./steps.ts";

/** In one transaction with the member's row locked. */
function inTransaction(
	house: House,
	member: SimulatedMember,
	run: (tx: Database, by: { server: Server; now: Date }) => Promise<string>,
) {
	return async (index: 0 | 1): Promise<Answer> => {
		const server = house.server(index);
		const now = server.clock.now();
		try {
			const code = await server.db.transaction(async (tx) => {
				await lockMember(tx, member.id);
				return run(tx, { server, now });
			});
			return { code, body: {} };
		} catch (error) {
			return { code: error instanceof Refusal ? error.code : "unknown", body: {} };
		}
	};
}

function sell({ house, world, plans }: Around, draws: Draws): Action | null {
	const found = atDesk({ house, world }, draws);
	if (!found) return null;
	const { member, gymId, shared, path, token } = found;
	const plan = at(plans, draws.pick) as Sellable;
	const amount = draws.yes ? plan.price * 100 : Math.round(plan.price / 2) * 100;
	const payment = { amount_paras: amount, method: "cash" };
	const body = { gym_id: gymId, plan_id: plan.id, starts_on: wallTime(new Date(house.now)).date, payment };
	return {
		...shared,
		retry: "key",
		text: `club ${gymId} sells plan ${plan.id} to ${member.person} for ${amount}`,
		send: call(house, "POST", { path: `${path}/membership`, token, body, more: () => "sold" }),
		expect: ({ memberships }, now) => {
			if (!memberships.isSold(plan, gymId)) return "ERR_PLAN_NOT_SOLD";
			memberships.sell(member.person, plan, gymId, wallTime(new Date(now)).date, amount);
			return "sold";
		},
	};
}

function order({ house, plans }: Around, draws: Draws): Action {
	const { member, gymId } = memberInClub({ house }, draws);
	const plan = at(plans, draws.pick) as Sellable;
	const club = plan.clubs === "all" ? null : gymId;
	const from = addDays(wallTime(new Date(house.now)).date, Math.floor(draws.day * 10));
	const body = { plan_id: plan.id, gym_id: club, starts_on: from };
	return {
		retry: "key",
		classes: [],
		people: [member.person],
		text: `${member.person} orders plan ${plan.id} from ${from}`,
		send: call(house, "POST", { path: "/api/order", token: member.token, body }),
		expect: ({ bookings, memberships }, now, answer) => {
			const today = wallTime(new Date(now)).date;
			if (bookings.standing.get(member.person) === "blocked") return "ERR_SESSION_NOT_VALID";
			if (from < today) return "ERR_NOT_TODAY";
			const refusal = memberships.orderRefusal(member.person, plan, gymId, today);
			if (refusal) return refusal;
			if (answer.code !== "SUC_ORDERED") return "SUC_ORDERED";
			const { id } = answer.body["order"] as { id: number };
			memberships.order({ id, person: member.person, plan, club, from }, today);
			return "SUC_ORDERED";
		},
	};
}

function pay({ house, world }: Around, draws: Draws): Action | null {
	const paid = at([...world.memberships.orders.values()].slice(-20), draws.pick);
	const member = house.members.find(({ person }) => person === paid?.person);
	if (!paid || !member || world.bookings.standing.get(member.person) === "blocked") return null;
	const part = Math.floor(paid.amount / 200) * 100;
	const amount = draws.yes ? paid.amount : part;
	return {
		retry: "look",
		classes: [],
		people: [member.person],
		text: `${amount} for order ${paid.id} of ${member.person}`,
		send: inTransaction(house, member, async (tx, { server, now }) => {
			const transfer = { method: "transfer" as const, receipt: null, gymId: null, actorId: null };
			const { outcome } = await payOrder(tx, server.clock, { ...transfer, orderId: paid.id, amount, at: now });
			return outcome;
		}),
		expect: ({ memberships }, now) => memberships.pay(paid.id, amount, wallTime(new Date(now)).date),
	};
}

interface Freezing {
	method: "POST" | "DELETE";
	text: string;
	body?: object;
	more?: (body: Answer["body"]) => string;
	expect: (model: MembershipModel, of: { person: string; index: number; today: CalendarDate }) => string;
}

/** Of one's own membership. */
function freezing({ house, world }: Omit<Around, "plans">, draws: Draws, how: Freezing): Action | null {
	const owners = house.members.filter(({ person }) => world.memberships.of(person).length > 0);
	const member = at(owners, draws.who);
	if (!member || world.bookings.standing.get(member.person) === "blocked") return null;
	const { person, id: userId } = member;
	const index = Math.floor(draws.pick * world.memberships.of(person).length);
	return {
		retry: "look",
		classes: [],
		people: [person],
		text: `${person} ${how.text} membership ${index}`,
		send: async (server) => {
			const id = (await house.membershipIds(userId))[index] ?? 0;
			const path = `/api/user/membership/${id}/freeze`;
			return call(house, how.method, { ...how, path, token: member.token })(server);
		},
		expect: ({ memberships }, now) => how.expect(memberships, { person, index, today: wallTime(new Date(now)).date }),
	};
}

function freeze(around: Around, draws: Draws): Action | null {
	const from = addDays(wallTime(new Date(around.house.now)).date, Math.floor(draws.day * 4));
	const days = { from, until: addDays(from, 5 + Math.floor(draws.slot * 12)) };
	return freezing(around, draws, {
		method: "POST",
		text: `freezes ${days.from} to ${days.until} of`,
		body: days,
		more: ({ ends_on }) => `until ${String(ends_on)}`,
		expect: (model, { person, index, today }) => model.freeze(person, index, days, today),
	});
}

function unfreeze(around: Around, draws: Draws): Action | null {
	return freezing(around, draws, {
		method: "DELETE",
		text: "ends the freeze of",
		expect: (model, { person, index, today }) => model.unfreeze(person, index, today),
	});
}

export const deskActions = { sell, order, pay, freeze, unfreeze };
