import { withinHours } from "@kvart/contract/opening-hours";
import { days } from "@kvart/contract/time";
import { expect, test } from "vitest";
import { clubs } from "./content/clubs.ts";
import { trainers } from "./content/trainers.ts";
import { fitTogether, isAway, mostADay, partsOfDay, startsAt, trainingOf } from "./rota.ts";
import { rooms, weeklySchedule } from "./schedule.ts";

const week = weeklySchedule().map((period, index) => {
	const room = rooms.find(({ id }) => id === period.gymRoomId);
	const club = clubs.find(({ id }) => id === room?.gymId);
	const trainer = trainers.find(({ id }) => id === period.trainerId);
	if (!club || !trainer) throw new Error(`The class ${index} has no club or no coach.`);
	const training = trainingOf(period.trainingId);
	const label = `${club.name}, day ${period.day}, ${period.time}: ${training.name.en}, ${trainer.name}`;
	return { ...period, gymId: club.id, club, trainer, training, label };
});
const wrong = (isWrong: (one: (typeof week)[number]) => boolean) => week.filter(isWrong).map(({ label }) => label);

test("every class takes place while its club is open", () => {
	expect(
		wrong(({ club, day, time, training }) => !withinHours(club, day, { time, duration: training.duration })),
	).toEqual([]);
});

test("hours and places are those that the texts allow", () => {
	expect(wrong(({ training, time }) => !startsAt(training, time))).toEqual([]);
	expect(wrong(({ trainer, day, time }) => isAway(trainer, { day, time }))).toEqual([]);
	expect(wrong(({ training, capacity }) => capacity > (training.places ?? capacity))).toEqual([]);
	expect(wrong(({ trainer, capacity }) => capacity > (trainer.places ?? capacity))).toEqual([]);
});

test("a coach is in one place at a time, with time for the way, and not all day", () => {
	for (const trainer of trainers) {
		const own = week.filter(({ trainerId }) => trainerId === trainer.id);
		const impossible = own.flatMap((one, index) =>
			own.slice(index + 1).flatMap((other) => (fitTogether(one, other) ? [] : [`${one.label} and ${other.label}`])),
		);
		expect(impossible).toEqual([]);
		for (const day of days)
			expect(own.filter((one) => one.day === day).length, trainer.name).toBeLessThanOrEqual(mostADay);
	}
});

test("every evening has a class with one place, in two rooms: the first visit to a gym", () => {
	const single = week.filter(({ capacity }) => capacity === 1);
	for (const day of days) expect(single.some((one) => one.day === day && one.time > 1700)).toBe(true);
	expect(new Set(single.map(({ training }) => training.name.en))).toEqual(new Set(["Gym Induction"]));
	expect(new Set(single.map(({ gymRoomId }) => gymRoomId)).size).toBe(2);
	expect(single.every(({ club }) => club.offers.includes("gym"))).toBe(true);
});

const trainingsIn = (slug: string) =>
	new Set(week.filter(({ club }) => club.slug === slug).map(({ training }) => training));

test("clubs have the classes that their pages promise", () => {
	expect(trainingsIn("ustanicka").size).toBeGreaterThan(20);
	for (const slug of ["zemun", "blokovi"])
		expect([...trainingsIn(slug)].filter(({ trainingType }) => trainingType === "lesmills")).toHaveLength(5);
	const mornings = partsOfDay.filter(({ until }) => until < 1200);
	expect(
		wrong(({ gymId, time, trainingId }) =>
			mornings.some((part) => part.gymId === gymId && time <= part.until && !part.trainings.includes(trainingId)),
		),
	).toEqual([]);
	const banjica = week.filter(({ club }) => club.slug === "banjica");
	const during = (name: string) =>
		banjica.filter(({ training }) => training.name.sr === name).map(({ day, time }) => `${day} ${time}`);
	expect(during("Tabata").filter((start) => during("Treće poluvreme 60+").includes(start))).not.toEqual([]);
});
