import { withinHours } from "@kvart/contract/opening-hours";
import { type Day, days } from "@kvart/contract/time";
import { clubs } from "./content/clubs.ts";
import { trainings } from "./content/trainings.ts";
import type { DemoClub, Text } from "./content/types.ts";
import { placesFor, Rota, type Taught } from "./rota.ts";

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

// At least 70 minutes apart, so that trainings of an hour do not overlap.
const workdayStarts = [700, 815, 930, 1200, 1600, 1710, 1820, 1930, 2040];
const weekendStarts = [900, 1010, 1130, 1700, 1815, 1930];
/** Instead of starts at which a club is closed. */
const otherStarts = { workday: [1045, 1430], weekend: [1500, 1350, 1240] };
const longest = Math.max(...trainings.map(({ duration }) => duration));
const capacities = [12, 16, 20, 24];

/** Mornings vary, evenings are fixed. What does not fit into the opening hours takes place at another time. */
function startsOf(club: DemoClub, day: Day, random: () => number): number[] {
	const all = day > 5 ? weekendStarts : workdayStarts;
	const varying = all.slice(0, -4).filter(() => random() > (day > 5 ? 0.35 : 0.25));
	const wanted = [...varying, ...all.slice(-4)];
	const fits = (time: number) => withinHours(club, day, { time, duration: longest });
	const others = (day > 5 ? otherStarts.weekend : otherStarts.workday).filter(fits);
	const kept = wanted.filter(fits);
	return [...kept, ...others.slice(0, wanted.length - kept.length)].toSorted((a, b) => a - b);
}

export const groupTrainings = trainings.filter(({ trainingType }) => trainingType !== "gym").map(({ id }) => id);

/** The first visit to a gym is with a coach alone: the last training of these days has a single place. */
const induction = 40;
const inductionDays: Record<number, readonly Day[]> = { 1: [1, 3, 6], 4: [1, 2, 4, 5, 7] };

/** Classes that texts speak of. */
const promised: Taught[] = [
	{ roomId: 1, gymId: 1, day: 3, time: 930, trainingId: 3, trainerId: 26 },
	{ roomId: 2, gymId: 1, day: 3, time: 930, trainingId: 28, trainerId: 25 },
	{ roomId: 7, gymId: 5, day: 1, time: 1820, trainingId: 6, trainerId: 14 },
];

function dayIn(room: DemoRoom, day: Day, { rota, random }: { rota: Rota; random: () => number }): DemoPeriod[] {
	const club = clubs.find(({ id }) => id === room.gymId) as DemoClub;
	const starts = startsOf(club, day, random);
	const usedToday = new Set<number>();
	return starts.map((time, index) => {
		const slot = { roomId: room.id, gymId: room.gymId, day, time };
		const isInduction = index === starts.length - 1 && inductionDays[room.id]?.includes(day);
		const among = isInduction ? [induction] : groupTrainings.filter((id) => !usedToday.has(id));
		const chosen = rota.assign(slot, among);
		usedToday.add(chosen.training.id);
		return {
			gymRoomId: room.id,
			trainingId: chosen.training.id,
			trainerId: chosen.trainer.id,
			day,
			time,
			capacity: placesFor(chosen, capacities[(room.id + index) % capacities.length] as number),
			samsungPromotion: index === starts.length - 2 && (day + room.id) % 3 === 0,
			cancelled: false,
		};
	});
}

export function weeklySchedule(): DemoPeriod[] {
	const random = randomFrom(2026);
	const rota = new Rota(random, promised);
	return withOneCancelled(days.flatMap((day) => rooms.flatMap((room) => dayIn(room, day, { rota, random }))));
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
