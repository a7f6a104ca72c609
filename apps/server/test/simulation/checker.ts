import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import { classLines, lineIn, mailLines, purchaseLines, tillLines } from "./database-lines.ts";
import type { House } from "./house.ts";
import { classLine, membershipLines, type World } from "./world.ts";

/** Mails that the model foretells one by one. */
const foretold = new Set([
	"booking-confirmed",
	"booking-cancelled",
	"booking-changed",
	"waiting-moved-up",
	"waiting-place-free",
	"training-reminder",
]);

/** Address, phone or name of a simulated member. */
const personalText = String.raw`(simulated-\d+@kvart\.example|38160\d+|Žarković\d+)`;

const days = 2;

const add = (to: Map<string, number>, key: string, times: number) => to.set(key, (to.get(key) ?? 0) + times);

/** Compares what was acknowledged with what is there. */
export class Checker {
	readonly house: House;
	#lastMail = 0;

	constructor(house: House) {
		this.house = house;
	}

	async classes(world: World, from: CalendarDate): Promise<string[]> {
		const stored = await classLines(this.house, from);
		return [...world.bookings.classes].flatMap(([key, about]) => {
			if (about.date < from) return [];
			const [expected, found] = [classLine(about, this.house.isErased), lineIn(stored, key)];
			return expected === found ? [] : [`class ${key}\n  expected ${expected}\n  found    ${found}`];
		});
	}

	async purchases(world: World, people: Iterable<string>): Promise<string[]> {
		const kept = [...people].filter((person) => !this.house.isErased(person));
		const stored = await purchaseLines(this.house, kept);
		return kept.flatMap((person) => {
			const [expected, found] = [membershipLines(world, person), stored.get(person) ?? []];
			if (expected.join("\n") === found.join("\n")) return [];
			return [`memberships of ${person}\n  expected ${expected.join("; ")}\n  found    ${found.join("; ")}`];
		});
	}

	async #tills(world: World, from: CalendarDate): Promise<string[]> {
		const stored = await tillLines(this.house, from);
		return [...world.memberships.tills].flatMap(([till, cash]) => {
			if (till < from || stored.get(till) === cash) return [];
			return [`till ${till}: expected ${cash}, found ${stored.get(till) ?? 0}`];
		});
	}

	/** Each once for what it tells, and none that tells nothing. */
	async #mails({ bookings }: World): Promise<string[]> {
		const { house } = this;
		const people = new Map([...house.members, ...house.erased.values()].map(({ email, person }) => [email, person]));
		const lines = await mailLines(house, this.#lastMail);
		const [found, foretelling] = [new Map<string, number>(), new Map<string, number>()];
		for (const { id, template, recipient, slot, date } of lines) {
			this.#lastMail = Math.max(this.#lastMail, id);
			const key = [template, people.get(recipient) ?? recipient, slot, date].join("|");
			if (foretold.has(template)) add(found, key, 1);
		}
		// The model knows when a place became free, and not by which change of the schedule.
		for (const [key, times] of bookings.mails) add(foretelling, key.slice(0, key.lastIndexOf("|")), times);
		const keys = new Set([...found.keys(), ...foretelling.keys()]);
		const problems = [...keys].flatMap((key) => {
			const [expected = 0, stored = 0] = [foretelling.get(key), found.get(key)];
			const erased = house.isErased(key.split("|")[1] ?? "");
			return expected === stored || erased ? [] : [`mail ${key}: expected ${expected}, found ${stored}`];
		});
		bookings.mails.clear();
		const twice = [...house.sent].filter(([, times]) => times > 1);
		return [...problems, ...twice.map(([id, times]) => `mail ${id} was sent ${times} times`)];
	}

	async #schema(): Promise<string[]> {
		const rows = await this.house.rows<{ id: number }>(sql`
			select occurrences.id from occurrences join periods on periods.id = period_id
			where taken > coalesce(occurrences.capacity, periods.capacity) or taken < 0 or taken <> (
				select count(*) from bookings
				where occurrence_id = occurrences.id and (cancelled_at is null or held_until is not null)
			)`);
		return rows.map(({ id }) => `occurrence ${id}: the places taken are not its bookings, or too many`);
	}

	/** Of the days that can still have changed. */
	async midnight(world: World, people: Iterable<string>): Promise<string[]> {
		const today = wallTime(new Date(this.house.now)).date;
		const from = addDays(today, -days);
		const problems = [
			...(await this.classes(world, from)),
			...(await this.purchases(world, people)),
			...(await this.#tills(world, from)),
			...(await this.#mails(world)),
		];
		world.bookings.forget(addDays(today, 1 - days));
		return problems;
	}

	/** At the end, of all days. */
	async atLast(world: World): Promise<string[]> {
		const traces = await this.#traces();
		return [...(await this.purchases(world, world.memberships.purchases.keys())), ...(await this.#schema()), ...traces];
	}

	/** People who were erased are in no column of any table. */
	async #traces(): Promise<string[]> {
		const { house } = this;
		const erased = new Set(
			[...house.erased.values()].flatMap(({ email, phone, name }) => [
				email,
				phone.slice(1),
				name.split(" ")[1] ?? name,
			]),
		);
		if (erased.size === 0) return [];
		const tables = await house.rows<{ name: string }>(
			sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
		);
		const problems: string[] = [];
		for (const { name } of tables) {
			const rows = await house.rows<{ text: string }>(sql`
				select distinct found[1] as text from ${sql.identifier(name)} as row,
					regexp_matches(to_jsonb(row)::text, ${personalText}, 'g') as found`);
			problems.push(...rows.flatMap(({ text }) => (erased.has(text) ? [`${name} still has ${text}`] : [])));
		}
		return problems;
	}
}
