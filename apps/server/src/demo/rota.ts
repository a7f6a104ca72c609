import { type Day, minutesOf } from "@kvart/contract/time";
import { trainers } from "./content/trainers.ts";
import { trainings } from "./content/trainings.ts";
import type { DemoTrainer, DemoTraining } from "./content/types.ts";

export interface Slot {
	roomId: number;
	gymId: number;
	day: Day;
	time: number;
}

/** A class with its coach. */
export interface Taught extends Slot {
	trainerId: number;
	trainingId: number;
}

interface Choice {
	trainer: DemoTrainer;
	training: DemoTraining;
}

/** The way from one club to another. */
export const minutesBetweenClubs = 30;

export function trainingOf(id: number): DemoTraining {
	const found = trainings.find((training) => training.id === id);
	if (!found) throw new Error(`There is no training ${id}.`);
	return found;
}

function trainerOf(id: number): DemoTrainer {
	const found = trainers.find((trainer) => trainer.id === id);
	if (!found) throw new Error(`There is no coach ${id}.`);
	return found;
}

function isSame(one: Slot, other: Slot): boolean {
	return one.roomId === other.roomId && one.day === other.day && one.time === other.time;
}

/** Whether the text of the training allows that start. */
export function startsAt({ hours }: DemoTraining, time: number): boolean {
	return hours === undefined || (time >= hours.from && time <= hours.until);
}

export function isAway({ away = [] }: DemoTrainer, { day, time }: Pick<Slot, "day" | "time">): boolean {
	return away.some(({ days, from, until }) => days.includes(day) && time >= from && time < until);
}

/** The most people that both texts allow. */
export function placesFor({ trainer, training }: Choice, capacity: number): number {
	return Math.min(capacity, training.places ?? capacity, trainer.places ?? capacity);
}

type Placed = Omit<Slot, "roomId"> & { trainingId: number };

/** Whether one coach can teach both. */
export function fitTogether(one: Placed, other: Placed): boolean {
	if (one.day !== other.day) return true;
	const way = one.gymId === other.gymId ? 0 : minutesBetweenClubs;
	const [first, second] = one.time <= other.time ? [one, other] : [other, one];
	return minutesOf(first.time) + trainingOf(first.trainingId).duration + way <= minutesOf(second.time);
}

/** All that the texts and the classes already planned allow. `among` are ids of trainings. */
export function choicesFor(slot: Omit<Slot, "roomId">, among: readonly number[], planned: readonly Taught[]): Choice[] {
	const ownOf = (trainer: DemoTrainer) => planned.filter(({ trainerId }) => trainerId === trainer.id);
	return trainers
		.filter((trainer) => trainer.clubs.includes(slot.gymId) && !isAway(trainer, slot))
		.flatMap((trainer) => trainer.trainings.map((id) => ({ trainer, training: trainingOf(id) })))
		.filter(({ training }) => among.includes(training.id) && startsAt(training, slot.time))
		.filter(({ trainer, training }) =>
			ownOf(trainer).every((other) => fitTogether(other, { ...slot, trainingId: training.id })),
		);
}

/** Classes of one coach. */
export const mostADay = 5;

/** Coaches of two clubs are in each every other day, as far as possible. */
function clubOf({ id, clubs }: DemoTrainer, day: Day): number | undefined {
	return clubs[(id + day) % clubs.length];
}

function preferred<T>(all: T[], prefers: (one: T) => boolean): T[] {
	const some = all.filter(prefers);
	return some.length > 0 ? some : all;
}

const calm = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30];
const boxing = [11, 12];
const dance = [14, 15, 16, 17, 18];

/** The parts of the day in the texts of two clubs. */
export const partsOfDay: { gymId: number; from: number; until: number; trainings: number[] }[] = [
	{ gymId: 4, from: 700, until: 1130, trainings: calm },
	{ gymId: 4, from: 1700, until: 2130, trainings: [2, 3, 4, ...boxing, ...dance] },
	{ gymId: 8, from: 700, until: 1130, trainings: calm },
	{ gymId: 8, from: 1800, until: 2130, trainings: dance },
];

/** Finds a coach of the club who can be there, and one of their trainings. */
export class Rota {
	readonly #taught: Taught[];
	readonly #promised: readonly Taught[];
	readonly #random: () => number;

	constructor(random: () => number, promised: readonly Taught[]) {
		this.#random = random;
		this.#promised = promised;
		this.#taught = [...promised];
	}

	/** `among` are ids of trainings. */
	assign(slot: Slot, among: readonly number[]): Choice {
		const promised = this.#promised.find((one) => isSame(one, slot));
		const choices = promised
			? [{ trainer: trainerOf(promised.trainerId), training: trainingOf(promised.trainingId) }]
			: this.#choices(slot, among);
		const coaches = [...new Set(choices.map(({ trainer }) => trainer))].toSorted(
			(a, b) => this.#classesOf(a, slot.day) - this.#classesOf(b, slot.day) || this.#classesOf(a) - this.#classesOf(b),
		);
		// Random among those with the fewest classes, so that days differ.
		const trainer = coaches[Math.floor(this.#random() * Math.min(3, coaches.length))];
		const own = choices.filter((choice) => choice.trainer === trainer);
		const fewest = Math.min(...own.map((choice) => this.#timesTaught(choice)));
		const rarest = own.filter((choice) => this.#timesTaught(choice) === fewest);
		const chosen = rarest[Math.floor(this.#random() * rarest.length)];
		if (!chosen) throw new Error(`No coach is free in room ${slot.roomId} on day ${slot.day} at ${slot.time}.`);
		if (!promised) this.#taught.push({ ...slot, trainerId: chosen.trainer.id, trainingId: chosen.training.id });
		return chosen;
	}

	/** Prefers those that fit the part of the day, with coaches who are not tired and are there. */
	#choices(slot: Slot, among: readonly number[]): Choice[] {
		const all = choicesFor(slot, among, this.#taught);
		const part = partsOfDay.find(
			({ gymId, from, until }) => gymId === slot.gymId && slot.time >= from && slot.time <= until,
		);
		const fitting = preferred(all, ({ training }) => part?.trainings.includes(training.id) ?? false);
		const rested = preferred(fitting, ({ trainer }) => this.#classesOf(trainer, slot.day) < mostADay);
		return preferred(rested, ({ trainer }) => clubOf(trainer, slot.day) === slot.gymId);
	}

	#timesTaught({ trainer, training }: Choice): number {
		return this.#taught.filter((one) => one.trainerId === trainer.id && one.trainingId === training.id).length;
	}

	#classesOf({ id }: DemoTrainer, day?: Day): number {
		return this.#taught.filter((taught) => taught.trainerId === id && (day === undefined || taught.day === day)).length;
	}
}
