import type { EveryCallName } from "@kvart/contract/every-call";
import { type Order } from "@kvart/contract/memberships/orders";
import type { HttpResult } from "../http.ts";
import type { Target } from "../target.ts";

/** A request by the name of its call. */
export interface Sent {
	call: EveryCallName;
	id?: number;
	query?: Record<string, string>;
	body?: object;
	/** Instead of a body. */
	file?: string;
}

type Session = Record<string, string>;

export interface Person {
	id: number;
	name: string;
	phone: string;
	headers: Session;
}

const zemun = 3;
export const [ownClub, otherClub] = [1, zemun];
export const today = "2026-11-18";
/** Plans of the demo: a single visit to the gym, eight classes, a month in the gym and in classes. */
const plans = { single: 10, classes: 11, both: 15 };

/** The members of the trial, and what they bought. */
export interface Cast {
	/** Trains in the other club; the clubs of the desk do not know her. */
	victim: Person;
	/** The attacker's own membership is of the desk's club. */
	attacker: Person;
	orders: { toPay: Order; toCancel: Order; forged: Order; short: Order };
	ownOrder: Order;
	membershipId: number;
	confirmationUrl: string;
	/** A payment of the victim at the other club's desk. */
	paymentId: number;
}

export function send(target: Target, { call, id, query, body, file }: Sent, headers: Session): Promise<HttpResult> {
	const operation = target.operations.find(({ name }) => name === call);
	if (!operation) throw new Error(`There is no call ${call}.`);
	const search = query ? `?${new URLSearchParams(query)}` : "";
	const content = file ?? (body && JSON.stringify(body));
	return target.caller.send({
		method: operation.method,
		path: `/api${operation.path.replace(/\{\w+\}/, String(id))}${search}`,
		headers: { ...headers, ...(content && { "content-type": file ? "text/csv" : "application/json" }) },
		...(content && { body: content }),
	});
}

/** For requests that must work. */
export async function ask<T>(target: Target, sent: Sent, headers: Session): Promise<T> {
	const { status, body } = await send(target, sent, headers);
	if (status >= 300) throw new Error(`${sent.call} was answered with ${status}: ${body.toString().slice(0, 200)}`);
	return JSON.parse(body.toString()) as T;
}

async function addPerson({ runSql }: Target, name: string, phone: string): Promise<Person> {
	const token = `attack-session-of-${phone}`;
	const [row] = await runSql<{ id: number }>(
		`with made as (
			insert into users (email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at, created_at)
			values ($2 || '@kvart.example', 'Tajana', $1, '+' || $2, $2, now(), now(), now()) returning id
		), opened as (
			insert into sessions (token_hash, user_id, created_at, expires_at)
			select encode(sha256(convert_to($3, 'UTF8')), 'hex'), id, '2098-01-01', '2099-01-01' from made
		)
		select id from made`,
		[name, phone, token],
	);
	return { id: row?.id ?? 0, name, phone: `+${phone}`, headers: { session_id: token } };
}

async function order(target: Target, { headers }: Pick<Person, "headers">, gym_id = otherClub): Promise<Order> {
	const body = { plan_id: plans.classes, gym_id, starts_on: today };
	return (await ask<{ order: Order }>(target, { call: "addOrder", body }, headers)).order;
}

/** Sold at a desk by one who may, half of it paid. */
async function sellTo(target: Target, { id, phone }: Person, gym_id: number, seller: "staff" | "desk"): Promise<void> {
	const payment = { amount_paras: 100_000, method: "cash" };
	const body = { gym_id, found_by: phone, plan_id: plans.both, starts_on: today, payment };
	await ask(target, { call: "sellMembership", id, body }, target.as(seller));
}

export async function castFor(target: Target): Promise<Cast> {
	const victim = await addPerson(target, "Žrtvićevski", "381641112233");
	const attacker = await addPerson(target, "Napadačević", "381644445566");
	await sellTo(target, victim, otherClub, "staff");
	await sellTo(target, attacker, ownClub, "desk");
	const [membership] = await ask<{ id: number; confirmation_url: string }[]>(
		target,
		{ call: "listOwnMemberships" },
		victim.headers,
	);
	const membershipId = membership?.id ?? 0;
	const [payment] = await target.runSql<{ id: number }>(
		"select id::int from ledger where membership_id = $1 and kind = 'paid'",
		[membershipId],
	);
	const orders = {
		toPay: await order(target, victim),
		toCancel: await order(target, victim),
		forged: await order(target, victim),
		short: await order(target, attacker, ownClub),
	};
	return {
		victim,
		attacker,
		orders,
		ownOrder: await order(target, attacker, ownClub),
		membershipId,
		confirmationUrl: membership?.confirmation_url ?? "",
		paymentId: payment?.id ?? 0,
	};
}

/** What an answer to an intruder must not contain. */
export function secretsOf({ victim, orders }: Cast): string[] {
	const references = Object.entries(orders)
		.filter(([name]) => name !== "short")
		.flatMap(([, { reference }]) => [reference, `${reference.slice(0, 2)}-${reference.slice(2)}`]);
	return [victim.name, victim.phone, ...references];
}
