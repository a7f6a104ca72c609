import { addDays, type CalendarDate, dayOf, wallTime } from "@kvart/contract/time";
import type { Answer, House, SimulatedMember } from "./house.ts";
import type { ModelClass } from "./model.ts";
import type { Sellable } from "./model-memberships.ts";
import type { Draws } from "./steps.ts";
import type { World } from "./world.ts";

/** One request, and what it has to do to the world. */
export interface Action {
	text: string;
	/**
	 * If its outcome is unknown: with `key` it is sent again and carried out once; with `look` the database shows whether
	 * it was carried out; with `none` it is not interrupted.
	 */
	retry: "key" | "look" | "none";
	send: (server: 0 | 1, key?: string) => Promise<Answer>;
	/** Returns the code that has to be answered. */
	expect: (world: World, now: number, answer: Answer) => string;
	/** Classes, and people with memberships, that it may change: compared if an answer leaves it open what happened. */
	classes: readonly { slot: number; date: CalendarDate }[];
	people: readonly string[];
	/** Once it was carried out. */
	after?: () => Promise<void>;
}

export interface Around {
	house: House;
	plans: readonly Sellable[];
	world: World;
}

const latestDay = 8;

export function at<T>(list: readonly T[], draw: number): T | undefined {
	return list[Math.floor(draw * list.length)];
}

/** Some come every day, others hardly ever. */
export function someMember({ members }: House, { who }: Draws): SimulatedMember {
	return at(members, who ** 1.5) as SimulatedMember;
}

/** The same people want the same evenings. */
export function someClass({ now, slots }: House, { bookings }: World, { day, slot }: Draws): ModelClass {
	const date = addDays(wallTime(new Date(now)).date, Math.floor(day ** 2 * (latestDay + 1)));
	const ofDay = [...slots.values()].filter((each) => each.day === dayOf(date));
	const found = at(ofDay, 1 - slot ** 2) ?? ofDay.at(-1);
	return bookings.classOn(found?.id ?? 0, date);
}

interface Call {
	path: string;
	token: string;
	body?: object;
	file?: { type: string; text: string };
	/** Further details of a successful answer besides its code. */
	more?: (body: Answer["body"]) => string;
}

export function call(
	house: House,
	method: "POST" | "DELETE" | "PATCH",
	{ path, token, body, file, more }: Call,
): Action["send"] {
	return async (server, key) => {
		const answer = await house.call(server, method, path, {
			token,
			...(body && { body }),
			...(file && { file }),
			...(key && { key }),
		});
		const done = /^(SUC_|20\d$)/.test(answer.code);
		return done && more ? { ...answer, code: more(answer.body) } : answer;
	};
}
