import { addDays, type CalendarDate, dayOf, instantOf, timeOf, wallTime } from "@kvart/contract/time";
import { Random } from "../random.ts";

/** The actions of people, with their frequency in a hundred, and those of the house itself. */
const habits = {
	book: 34,
	guest: 4,
	cancel: 11,
	cancelFull: 3,
	undo: 4,
	change: 6,
	wait: 13,
	leave: 2,
	enter: 5,
	leaveAgain: 1,
	checkIn: 8,
	undoCheckIn: 1,
	sell: 3,
	order: 3,
	pay: 3,
	statement: 1,
	freeze: 1.5,
	unfreeze: 0.7,
	block: 0.3,
	blockWaiting: 0.2,
	unblock: 0.5,
	erase: 0.2,
	cancelClass: 0.7,
	restoreClass: 0.5,
	close: 0.08,
	withdraw: 0.06,
	away: 0.15,
} as const;
export type Habit = keyof typeof habits;

/**
 * - `answer lost`: carried out, but the person hears nothing and tries again with the same key.
 * - `sent twice`: at the same time, with the same key.
 * - `gives up`: carried out or not, and the person does not try again.
 * - `statement fails`, `statement's answer lost`: the connection ends before or after the n-th statement.
 * - `commit's answer lost`: the connection ends after the commit.
 * - `server dies`: before the n-th statement, and is started again.
 */
export const faults = [
	"answer lost",
	"sent twice",
	"gives up",
	"statement fails",
	"statement's answer lost",
	"commit's answer lost",
	"server dies",
] as const;
export type Fault = (typeof faults)[number];

interface Moment {
	/** Of the step in the history; steps that are left out leave the others as they are. */
	number: number;
	at: number;
	server: 0 | 1;
}

/** Numbers that are read against the state in which the step is taken: the same step does something else after others. */
export interface Draws {
	who: number;
	slot: number;
	day: number;
	pick: number;
	yes: boolean;
}

export interface PersonStep extends Moment {
	kind: "person";
	habit: Habit;
	draws: Draws;
	fault: { kind: Fault; statement: number } | null;
	/** Taken at the same time on the other server. */
	beside: { habit: Habit; draws: Draws } | null;
}

/** `tick`: reminders, places that were overlooked, mails. `release`: held places. */
export interface HouseStep extends Moment {
	kind: "tick" | "release" | "restart" | "mail down" | "mail up" | "midnight";
	/** The mail server, the database while a tick runs. */
	fault: { kind: "statement fails"; statement: number } | null;
}

export type Step = PersonStep | HouseStep;

export interface Year {
	seed: number;
	from: CalendarDate;
	days: number;
	/** On an ordinary day. */
	stepsADay: number;
}

const total = Object.values(habits).reduce((sum, weight) => sum + weight, 0);

function habitOf(random: Random): Habit {
	let rest = random.next() * total;
	for (const [habit, weight] of Object.entries(habits) as [Habit, number][]) {
		rest -= weight;
		if (rest < 0) return habit;
	}
	return "book";
}

const drawsOf = (random: Random): Draws => ({
	who: random.next(),
	slot: random.next(),
	day: random.next(),
	pick: random.next(),
	yes: random.chance(0.5),
});

/** Mornings, and the rush after work. */
const busyHours = [6, 7, 7, 8, 8, 9, 10, 12, 13, 15, 16, 17, 17, 18, 18, 18, 19, 19, 20, 21, 22] as const;
const rushOf = (date: CalendarDate) => [1.6, 1.2, 1.1, 1, 0.9, 0.6, 0.5][dayOf(date) - 1] ?? 1;

function personStep(moment: Moment, random: Random): PersonStep {
	const [habit, draws] = [habitOf(random), drawsOf(random)];
	const trouble = { kind: random.pick(faults), statement: random.whole(1, 6) };
	const other = { habit: habitOf(random), draws: drawsOf(random) };
	// The same class, or the same person: where two requests meet.
	const meeting = random.chance(0.5) ? { slot: draws.slot, day: draws.day } : { who: draws.who };
	const fault = random.chance(0.08) ? trouble : null;
	const beside = !fault && random.chance(0.1) ? { ...other, draws: { ...other.draws, ...meeting } } : null;
	return { ...moment, kind: "person", habit, draws, fault, beside };
}

const tickMinutes = 20;

/** The steps of a day, in the order of time. Each has random numbers of its own. */
export function stepsOf({ seed, from, stepsADay }: Year, day: number): Step[] {
	const date = addDays(from, day);
	const random = new Random(seed * 10_007 + day);
	const next = () => ({ number: 0, server: random.pick([0, 1] as const) });
	const steps: Step[] = [];
	for (let minutes = 5 * 60; minutes < 24 * 60; minutes += tickMinutes) {
		const fault = random.chance(0.05) ? { kind: "statement fails" as const, statement: random.whole(1, 20) } : null;
		steps.push({ ...next(), kind: "tick", at: instantOf(date, timeOf(minutes)).getTime(), fault });
	}
	for (let index = 0; index < stepsADay * rushOf(date); index += 1) {
		const minutes = random.pick(busyHours) * 60 + random.whole(0, 59);
		const at = instantOf(date, timeOf(minutes)).getTime() + random.whole(0, 59_999);
		steps.push(personStep({ ...next(), at }, random));
		if (random.chance(0.4)) steps.push({ ...next(), kind: "release", at: at + random.whole(1, 15_000), fault: null });
	}
	for (const [kind, chance] of [
		["restart", 0.7],
		["mail down", 0.15],
		["mail up", 0.5],
	] as const) {
		const at = instantOf(date, timeOf(random.whole(6 * 60, 22 * 60))).getTime();
		if (random.chance(chance)) steps.push({ ...next(), kind, at, fault: null });
	}
	const sorted = steps.toSorted((a, b) => a.at - b.at);
	const midnight = instantOf(addDays(date, 1), 0).getTime();
	const all: Step[] = [...sorted, { number: 0, server: 0, kind: "midnight", at: midnight, fault: null }];
	return all.map((step, index) => ({ ...step, number: day * 100_000 + index }));
}

export function describe(step: Step): string {
	const { date, minutes } = wallTime(new Date(step.at));
	const clock = `${date} ${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
	const what = step.kind === "person" ? [step.habit, step.beside && `beside ${step.beside.habit}`] : [step.kind];
	return [`${step.number}`, clock, ...what, step.fault?.kind].filter(Boolean).join("  ");
}
