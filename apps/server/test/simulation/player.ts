import { Random } from "../random.ts";
import type { Action, Around } from "./action.ts";
import { arrivalActions } from "./arrival-actions.ts";
import { bookingActions } from "./booking-actions.ts";
import { Checker } from "./checker.ts";
import { closingActions } from "./closing-actions.ts";
import { classLines, closingLines, lineIn, purchaseLines } from "./database-lines.ts";
import { deskActions } from "./desk-actions.ts";
import type { Answer, House } from "./house.ts";
import type { Sellable } from "./model-memberships.ts";
import { staffActions } from "./staff-actions.ts";
import { statementActions } from "./statement-actions.ts";
import type { Fault, PersonStep } from "./steps.ts";
import { Turns } from "./turns.ts";
import { classLine, membershipLines, World } from "./world.ts";

const actions = {
	...bookingActions,
	...arrivalActions,
	...deskActions,
	...statementActions,
	...staffActions,
	...closingActions,
};
const tries = 4;
const dateLength = "2027-01-04".length;

/** The house did something else than the world says. */
export class Contradiction extends Error {
	override name = "Contradiction";
}

interface Sent {
	action: Action;
	answer: Answer;
	now: number;
}

/** One way in which it may have happened: in this order, at these times. */
type Course = readonly Sent[];

/** Sends what people do, and holds each answer against the world. */
export class Player {
	readonly house: House;
	readonly plans: readonly Sellable[];
	readonly checker: Checker;
	world: World;
	/** Whose memberships have changed since the last midnight. */
	readonly people = new Set<string>();
	/** How many were carried out. */
	actions = 0;
	#keys = 0;

	constructor(house: House, plans: readonly Sellable[]) {
		this.house = house;
		this.plans = plans;
		this.checker = new Checker(house);
		this.world = World.of(house.slots);
	}

	#nowOf(server: 0 | 1): number {
		return this.house.server(server).clock.now().getTime();
	}

	#make({ habit, draws }: Pick<PersonStep, "habit" | "draws">): Action | null {
		const around: Around = { house: this.house, plans: this.plans, world: this.world };
		return actions[habit](around, draws);
	}

	/** Returns what happened, for the history. */
	async play(step: PersonStep): Promise<string> {
		const action = this.#make(step);
		if (!action) return "nothing to do";
		const beside = step.beside && this.#make(step.beside);
		for (const each of [action, beside]) for (const person of each?.people ?? []) this.people.add(person);
		if (beside && action.retry !== "none" && beside.retry !== "none") return this.#together(step, action, beside);
		const kind = action.retry === "none" ? undefined : step.fault?.kind;
		if (kind === "sent twice") return this.#together(step, action, action);
		return kind ? this.#interrupted(step, action, kind) : this.#alone(step, action);
	}

	#nextKey(): string {
		this.#keys += 1;
		return `simulated-${this.#keys}`;
	}

	async #alone({ server }: PersonStep, action: Action): Promise<string> {
		this.actions += 1;
		const now = this.#nowOf(server);
		const answer = await action.send(server, this.#nextKey());
		const expected = action.expect(this.world, now, answer);
		if (expected !== answer.code) throw new Contradiction(`${action.text}: expected ${expected}, got ${answer.code}`);
		if (!answer.code.startsWith("ERR_")) await action.after?.();
		return `${action.text}: ${answer.code}`;
	}

	/** On both servers, their statements in turns. The same action twice has one key. */
	async #together(step: PersonStep, one: Action, other: Action): Promise<string> {
		this.actions += 2;
		const key = this.#nextKey();
		const servers = [step.server, (1 - step.server) as 0 | 1] as const;
		const turns = new Turns(new Random(step.number), servers);
		const send = async (action: Action, server: 0 | 1, ownKey: string) => {
			this.house.server(server).faults.turns = turns;
			const answer = await action.send(server, ownKey);
			this.house.server(server).faults.turns = null;
			turns.leave(server);
			return answer;
		};
		const otherKey = one === other ? key : this.#nextKey();
		const answers = await Promise.all([send(one, servers[0], key), send(other, servers[1], otherKey)]);
		const first = { action: one, answer: answers[0], now: this.#nowOf(servers[0]) };
		const second = { action: other, answer: answers[1], now: this.#nowOf(servers[1]) };
		const text = one === other ? `${one.text}, twice` : `${one.text}, and ${other.text}`;
		const codes = answers.map(({ code }) => code).join(", ");
		if (answers.some(({ code }) => code === "unknown")) throw new Contradiction(`${text}: ${codes}`);
		const courses =
			one === other && one.retry === "key"
				? answers[0].code === answers[1].code
					? [[first], [second]]
					: []
				: [
						[first, second],
						[second, first],
					];
		await this.#settle(`${text}: ${codes}`, courses);
		return `${text}: ${codes}`;
	}

	/** The connection, or the answer, is lost on the way. */
	async #interrupted({ server, fault }: PersonStep, action: Action, kind: Fault): Promise<string> {
		this.actions += 1;
		const key = this.#nextKey();
		const { faults } = this.house.server(server);
		const now = this.#nowOf(server);
		const isOnTheWay = kind === "answer lost" || kind === "gives up" || kind === "sent twice";
		if (!isOnTheWay) faults.arm({ kind, statement: fault?.statement ?? 1 });
		const given = await action.send(server, key);
		faults.arm(null);
		if (kind === "server dies") await this.house.restart(server);
		const heard = kind === "answer lost" || kind === "gives up" ? { ...given, code: "unknown" } : given;
		if (heard.code !== "unknown") {
			await this.#settle(`${action.text}: ${heard.code}`, [[{ action, answer: heard, now }]]);
			return `${action.text}: ${heard.code} after all`;
		}
		if (action.retry === "look") {
			// As it would have been answered.
			const known = given.code === "unknown" ? undefined : given;
			await this.#settle(`${action.text}: unknown`, [[], [{ action, answer: known ?? heard, now }]]);
			return `${action.text}: unknown`;
		}
		let [answer, later, other] = [heard, now, server];
		for (let time = 0; time < tries && answer.code === "unknown"; time += 1) {
			other = (1 - other) as 0 | 1;
			later = this.#nowOf(other);
			answer = await action.send(other, key);
		}
		const courses = [[{ action, answer, now }], [{ action, answer, now: later }]];
		await this.#settle(`${action.text}: ${answer.code} when sent again`, courses);
		return `${action.text}: unknown, then ${answer.code}`;
	}

	/** The first course that agrees with all answers and with the database is what happened. */
	async #settle(text: string, courses: readonly Course[]): Promise<void> {
		const seen: string[] = [];
		const about = courses.flat().map(({ action }) => action);
		const classes = about.flatMap((action) => action.classes.map(({ slot, date }) => `${date} ${slot}`));
		const people = new Set(about.flatMap((action) => action.people));
		for (const course of courses) {
			const world = this.world.clone(classes, people);
			const codes = course.map(({ action, answer, now }) => [action.expect(world, now, answer), answer.code] as const);
			const agrees = codes.every(([expected, code]) => expected === code || code === "unknown");
			const differs = agrees ? await this.#differences(world, classes, people) : [];
			if (agrees && differs.length === 0) {
				this.world = world;
				return;
			}
			seen.push(agrees ? differs.join("\n") : `expected ${codes.map(([expected]) => expected).join(", ")}`);
		}
		throw new Contradiction([text, ...seen].join("\n"));
	}

	async #differences(world: World, classes: readonly string[], people: ReadonlySet<string>): Promise<string[]> {
		const problems: string[] = [];
		const from = classes.toSorted()[0]?.slice(0, dateLength) ?? "";
		const slots = classes.map((key) => Number(key.slice(dateLength)));
		const lines = await classLines(this.house, from, slots);
		for (const key of new Set(classes)) {
			const [expected, found] = [classLine(world.bookings.classAt(key), this.house.isErased), lineIn(lines, key)];
			if (found !== expected) problems.push(`class ${key}: expected ${expected}, found ${found}`);
		}
		const [closings, stored] = [world.closings.lines().join(", "), (await closingLines(this.house)).join(", ")];
		if (closings !== stored) problems.push(`closings: expected ${closings}, found ${stored}`);
		const purchases = await purchaseLines(this.house, [...people]);
		for (const person of people) {
			const [expected, found] = [membershipLines(world, person), purchases.get(person) ?? []];
			if (expected.join() !== found.join())
				problems.push(`${person}: expected ${expected.join("; ")}, found ${found.join("; ")}`);
		}
		return problems;
	}
}
