import { type Day, days } from "@kvart/contract/time";
import { clubs } from "./content/clubs.ts";
import { trainers } from "./content/trainers.ts";
import type { DemoTrainer } from "./content/types.ts";
import { randomFrom } from "./random.ts";

export interface DemoRoom {
	id: number;
	gymId: number;
	position: number;
	name: { sr: string; en: string };
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

/** Every room of every club, numbered through in the order of the clubs' ids. */
export const rooms: DemoRoom[] = clubs
	.toSorted((a, b) => a.id - b.id)
	.flatMap((club) => club.rooms.map((name, position) => ({ gymId: club.id, position, name })))
	.map((room, index) => ({ id: index + 1, ...room }));

// Starts lie at least 65 minutes apart, so that no training of up to an hour meets the next one.
const workdayStarts = [700, 815, 930, 1200, 1600, 1710, 1820, 1930, 2040];
const weekendStarts = [900, 1010, 1130, 1700, 1815, 1930];
const capacities = [12, 16, 20, 24];

/** The day's starts of a room: the morning varies, the evening is always there. */
function startsOf(day: Day, random: () => number): number[] {
	const all = day > 5 ? weekendStarts : workdayStarts;
	const fixed = all.slice(-4);
	const kept = all.slice(0, -4).filter(() => random() > (day > 5 ? 0.35 : 0.25));
	return [...kept, ...fixed];
}

interface Slot {
	room: DemoRoom;
	day: Day;
	time: number;
}

/** Gives every slot a coach of the club who is free at that hour, and one of the coach's trainings. */
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
		// Among those with the fewest hours chance decides, so that two weeks' days do not look alike.
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

/** The weekly schedule of all rooms. The last hour of a day is a training with a single place. */
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

/** Each club has one cancelled training a week, in its first room on the day that its id names. */
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
