import { type Day, days } from "@kvart/contract/time";
import { clubs } from "./content/clubs.ts";
import { trainers } from "./content/trainers.ts";
import type { DemoTrainer, Text } from "./content/types.ts";

/** Mulberry32 with a fixed seed: the demo is the same on every machine. */
export function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

export interface DemoRoom {
	id: number;
	gymId: number;
	position: number;
	name: Text;
}

export interface DemoPeriod {
	gymRoomId: number;
	trainingId: number;
	trainerId: number;
	day: Day;
	time: number;
	capacity: number;
	samsungPromotion: boolean;
	cancelled: boolean;
}

export const rooms: DemoRoom[] = clubs
	.toSorted((a, b) => a.id - b.id)
	.flatMap((club) => club.rooms.map((name, position) => ({ gymId: club.id, position, name })))
	.map((room, index) => ({ id: index + 1, ...room }));

// At least 65 minutes apart, so that trainings of an hour do not overlap.
const workdayStarts = [700, 815, 930, 1200, 1600, 1710, 1820, 1930, 2040];
const weekendStarts = [900, 1010, 1130, 1700, 1815, 1930];
const capacities = [12, 16, 20, 24];

/** Mornings vary, evenings are fixed. */
function startsOf(day: Day, random: () => number): number[] {
	const all = day > 5 ? weekendStarts : workdayStarts;
	const fixed = all.slice(-4);
	const varying = all.slice(0, -4).filter(() => random() > (day > 5 ? 0.35 : 0.25));
	return [...varying, ...fixed];
}

interface Slot {
	room: DemoRoom;
	day: Day;
	time: number;
}

/** Finds a coach of the club who is free, and one of their trainings. */
class Rota {
	readonly #busy = new Set<string>();
	readonly #hours = new Map<number, number>();
	readonly #random: () => number;

	constructor(random: () => number) {
		this.#random = random;
	}

	assign({ room, day, time }: Slot, usedToday: ReadonlySet<number>): { trainer: DemoTrainer; trainingId: number } {
		const candidates = trainers
			.filter((trainer) => trainer.clubs.includes(room.gymId) && trainer.trainings.length > 0)
			.filter((trainer) => !this.#busy.has(`${trainer.id} ${day} ${time}`))
			.map((trainer) => ({ trainer, fresh: trainer.trainings.filter((id) => !usedToday.has(id)) }))
			.filter(({ fresh }) => fresh.length > 0)
			.toSorted((a, b) => this.#hoursOf(a.trainer) - this.#hoursOf(b.trainer) || a.trainer.id - b.trainer.id);
		// Random among those with the fewest hours, so that days differ.
		const chosen = candidates[Math.floor(this.#random() * Math.min(3, candidates.length))];
		if (!chosen) throw new Error(`No coach is free in room ${room.id} on day ${day} at ${time}.`);
		const trainingId = chosen.fresh[Math.floor(this.#random() * chosen.fresh.length)] as number;
		this.#busy.add(`${chosen.trainer.id} ${day} ${time}`);
		this.#hours.set(chosen.trainer.id, this.#hoursOf(chosen.trainer) + 1);
		return { trainer: chosen.trainer, trainingId };
	}

	#hoursOf(trainer: DemoTrainer): number {
		return this.#hours.get(trainer.id) ?? 0;
	}
}

/** The last training of a day has a single place. */
export function weeklySchedule(): DemoPeriod[] {
	const random = randomFrom(2026);
	const rota = new Rota(random);
	const periods: DemoPeriod[] = [];
	for (const day of days) {
		for (const room of rooms) {
			const usedToday = new Set<number>();
			const starts = startsOf(day, random);
			for (const [index, time] of starts.entries()) {
				const { trainer, trainingId } = rota.assign({ room, day, time }, usedToday);
				usedToday.add(trainingId);
				periods.push({
					gymRoomId: room.id,
					trainingId,
					trainerId: trainer.id,
					day,
					time,
					capacity: index === starts.length - 1 ? 1 : (capacities[(room.id + index) % capacities.length] as number),
					samsungPromotion: index === starts.length - 2 && (day + room.id) % 3 === 0,
					cancelled: false,
				});
			}
		}
	}
	return withOneCancelled(periods);
}

/** One training per club and week is cancelled. */
function withOneCancelled(periods: DemoPeriod[]): DemoPeriod[] {
	for (const gymId of new Set(rooms.map((room) => room.gymId))) {
		const room = rooms.find((candidate) => candidate.gymId === gymId);
		const day = (gymId % 7) + 1;
		const evening = periods.filter(
			(period) => period.gymRoomId === room?.id && period.day === day && period.capacity > 1,
		);
		const last = evening.at(-1);
		if (last) last.cancelled = true;
	}
	return periods;
}
