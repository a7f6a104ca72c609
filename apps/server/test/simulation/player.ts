import { Random } from "../random.ts";
import type { Action, Around } from "./action.ts";
import { bookingActions } from "./booking-actions.ts";
import { Checker } from "./checker.ts";
import { classLines, lineIn, purchaseLines } from "./database-lines.ts";
import { deskActions } from "./desk-actions.ts";
import type { Answer, House } from "./house.ts";
import type { Sellable } from "./model-memberships.ts";
import { staffActions } from "./staff-actions.ts";
import type { Fault, PersonStep } from "./steps.ts";
import { classLine, membershipLines, World } from "./world.ts";

const actions = { ...bookingActions, ...deskActions, ...staffActions };
const tries = 4;

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
		const now = this.#nowOf(server);
		const answer = await action.send(server, this.#nextKey());
		const expected = action.expect(this.world, now, answer);
		if (expected !== answer.code) throw new Contradiction(`${action.text}: expected ${expected}, got ${answer.code}`);
		if (!answer.code.startsWith("ERR_")) await action.after?.();
		return `${action.text}: ${answer.code}`;
	}

	/** On both servers, their statements in turns. The same action twice has one key. */
	async #together(step: PersonStep, one: Action, other: Action): Promise<string> {
		const key = this.#nextKey();
		const servers = [step.server, (1 - step.server) as 0 | 1] as const;
		const random = new Random(step.number);
		for (const server of servers) this.house.server(server).faults.turns = random;
		const otherKey = one === other ? key : this.#nextKey();
		const answers = await Promise.all([one.send(servers[0], key), other.send(servers[1], otherKey)]);
		for (const server of servers) this.house.server(server).faults.turns = null;
		const first = { action: one, answer: answers[0], now: this.#nowOf(servers[0]) };
		const second = { action: other, answer: answers[1], now: this.#nowOf(servers[1]) };
		const text = one === other ? `${one.text}, twice` : `${one.text}, and ${other.text}`;
		const codes = answers.map(({ code }) => code).join(", ");
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
		const key = this.#nextKey();
		const { faults } = this.house.server(server);
		const now = this.#nowOf(server);
		if (kind === "statement fails" || kind === "statement's answer lost" || kind === "commit's answer lost")
			faults.arm({ kind, statement: fault?.statement ?? 1 });
		const given = await action.send(server, key);
		faults.arm(null);
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
		for (const course of courses) {
			const world = this.world.clone();
			const codes = course.map(({ action, answer, now }) => [action.expect(world, now, answer), answer.code] as const);
			const agrees = codes.every(([expected, code]) => expected === code || code === "unknown");
			const differs = agrees
				? await this.#differences(
						world,
						courses.flat().map(({ action }) => action),
					)
				: [];
			if (agrees && differs.length === 0) {
				this.world = world;
				return;
			}
			seen.push(agrees ? differs.join("\n") : `expected ${codes.map(([expected]) => expected).join(", ")}`);
		}
		throw new Contradiction([text, ...seen].join("\n"));
	}

	async #differences(world: World, about: readonly Action[]): Promise<string[]> {
		const problems: string[] = [];
		for (const { slot, date } of about.flatMap(({ classes }) => classes)) {
			const key = `${date} ${slot}`;
			const found = lineIn(await classLines(this.house, date), key);
			const expected = classLine(world.bookings.classOn(slot, date), () => false);
			if (found !== expected) problems.push(`class ${key}: expected ${expected}, found ${found}`);
		}
		for (const person of new Set(about.filter(({ classes }) => classes.length === 0).flatMap(({ people }) => people))) {
			const [expected, found] = [membershipLines(world, person), await purchaseLines(this.house, person)];
			if (expected.join() !== found.join())
				problems.push(`${person}: expected ${expected.join("; ")}, found ${found.join("; ")}`);
		}
		return problems;
	}
}
