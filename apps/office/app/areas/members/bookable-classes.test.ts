import type { DeskDay, DeskTraining } from "@kvart/contract/staff/today";
import { expect, it } from "vitest";
import { shownClasses } from "./bookable-classes.ts";

const training = (period_id: number, values: Partial<DeskTraining>) =>
	({
		period_id,
		date: "2026-11-18",
		time: 1000,
		duration: 50,
		training: { id: 1, name: "Joga", name_eng: "Yoga" },
		gym: { id: 3, name: "Zemun", slug: "zemun" },
		capacity: 10,
		taken: 0,
		cancelled: false,
		...values,
	}) as DeskTraining;

// It is 10:30 in Belgrade.
const day = (...trainings: DeskTraining[]) => ({ now: "2026-11-18T09:30:00Z", trainings }) as DeskDay;
const all = { gymId: null, trainingId: null };
const ids = (found: DeskTraining[]) => found.map(({ period_id }) => period_id);

it("offers places until the class ends, and the waiting list until it starts", () => {
	const full = { taken: 10 };
	const shown = shownClasses(
		day(
			training(1, { time: 900 }),
			training(2, {}),
			training(3, full),
			training(4, { ...full, time: 1100 }),
			training(5, { time: 1100, cancelled: true }),
		),
		all,
	);
	expect(ids(shown)).toEqual([2, 4]);
});

it("filters by club and class", () => {
	const other = { gym: { id: 5, name: "Vračar", slug: "vracar" } };
	const pilates = { training: { id: 2, name: "Pilates", name_eng: "Pilates" } };
	const trainings = day(training(1, {}), training(2, other), training(3, pilates));
	expect(ids(shownClasses(trainings, { ...all, gymId: 5 }))).toEqual([2]);
	expect(ids(shownClasses(trainings, { ...all, trainingId: 2 }))).toEqual([3]);
});
