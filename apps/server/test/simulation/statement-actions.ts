import { addDays, wallTime } from "@kvart/contract/time";
import { Random } from "../random.ts";
import { type Action, type Around, call } from "./action.ts";
import type { SentStatement } from "./house.ts";
import type { ModelEntry } from "./model-statements.ts";
import { camtFile, csvFile, misspelled, payers, spelled } from "./statement-files.ts";
import type { Draws } from "./steps.ts";

interface Row {
	outcome: string;
}

/** For one of these orders, in full, in part or too much; for none; or money that went out. */
function entryOf(around: Around, random: Random, id: string | null): ModelEntry {
	const { house, world } = around;
	const orders = [...world.memberships.orders.values()].slice(-20);
	const date = addDays(wallTime(new Date(house.now)).date, -random.whole(0, 1));
	const shared = { id, date, payer: random.pick(payers), purpose: `Članarina ${random.whole(1, 9)}` };
	const of = orders.length > 0 ? random.pick(orders) : undefined;
	if (!of || random.chance(0.15)) {
		const amount = (random.chance(0.5) ? -1 : 1) * random.whole(1, 2_000_000);
		return { ...shared, amount, order: null, reference: of && random.chance(0.5) ? misspelled(of.id) : "" };
	}
	const amount = random.pick([of.amount, of.amount, of.amount - 1, Math.floor(of.amount / 2), of.amount + 12_345]);
	return { ...shared, amount, order: of.id, reference: spelled(of.id, random) };
}

/** Banks begin with entries of the last statements again, and people send one twice. */
const kept = 3;

const outcomes = ({ rows }: Record<string, unknown>) =>
	["imported:", ...(rows as Row[]).map(({ outcome }) => outcome)].join(" ");

function importing(around: Around, { entries, file, type }: SentStatement): Action {
	const { house, world } = around;
	const owners = entries.flatMap(({ order }) => world.memberships.orders.get(order ?? 0)?.person ?? []);
	return {
		// Without a key: the house knows the file.
		retry: "key",
		classes: [],
		people: [...new Set(owners)],
		text: `a statement of ${entries.length} entries is imported`,
		send: call(house, "POST", {
			path: "/api/staff/statement?name=izvod",
			token: house.adminToken,
			file: { type, text: file },
			more: outcomes,
		}),
		expect: ({ memberships, statements }, now) =>
			statements.import(file, entries, memberships, wallTime(new Date(now)).date),
	};
}

function statement(around: Around, draws: Draws): Action {
	const { house } = around;
	const random = new Random(Math.floor(draws.pick * 2 ** 32));
	const before = house.statements;
	if (before.length > 0 && random.chance(0.2)) return importing(around, random.pick(before));
	const [isCamt, number] = [draws.yes, house.now];
	const fresh = Array.from({ length: random.whole(1, 6) }, (_, index) =>
		entryOf(around, random, isCamt ? `${number}-${index}` : null),
	);
	const again = before.filter(({ type }) => (type === "application/xml") === isCamt).flatMap(({ entries }) => entries);
	const repeated = again.length > 0 ? Array.from({ length: random.whole(0, 2) }, () => random.pick(again)) : [];
	const entries = [...repeated, ...fresh, ...(random.chance(0.2) ? fresh.slice(0, 1) : [])];
	const file = isCamt ? camtFile(entries, house.env.payee?.account ?? "") : csvFile(entries);
	const sent = { entries, file, type: isCamt ? "application/xml" : "text/csv" };
	house.statements = [...before, sent].slice(-kept);
	return importing(around, sent);
}

export const statementActions = { statement };
