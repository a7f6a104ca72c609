import { hasEnded, hasStarted } from "@kvart/contract/booking";
import type { DeskTraining } from "@kvart/contract/staff/today";
import { instantOf } from "@kvart/contract/time";

interface Phases {
	now: DeskTraining[];
	next: DeskTraining[];
	later: DeskTraining[];
	over: DeskTraining[];
}

const minute = 60_000;
const nextMinutes = 60;

function slotOf(training: DeskTraining) {
	return { ...training, trainingDate: training.date };
}

function startOf({ date, time }: DeskTraining): number {
	return instantOf(date, time).getTime();
}

/** "Next" is the coming hour, or the first training after it. */
export function phasesOf(trainings: readonly DeskTraining[], now: Date): Phases {
	const phases: Phases = { now: [], next: [], later: [], over: [] };
	const coming = trainings.filter((training) => !hasStarted(slotOf(training), now));
	const first = Math.min(...coming.map(startOf));
	const horizon = Math.max(first, now.getTime() + nextMinutes * minute);
	for (const training of trainings) {
		if (hasEnded(slotOf(training), now)) phases.over.push(training);
		else if (hasStarted(slotOf(training), now)) phases.now.push(training);
		else if (startOf(training) <= horizon) phases.next.push(training);
		else phases.later.push(training);
	}
	return phases;
}

export function minutesUntilStart(training: DeskTraining, now: Date): number {
	return Math.ceil((startOf(training) - now.getTime()) / minute);
}

export function minutesUntilEnd(training: DeskTraining, now: Date): number {
	return minutesUntilStart(training, now) + training.duration;
}
