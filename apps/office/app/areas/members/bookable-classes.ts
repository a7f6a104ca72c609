import { hasEnded, hasStarted } from "@kvart/contract/booking";
import type { DeskDay, DeskTraining } from "@kvart/contract/staff/today";

interface Wanted {
	/** Null for all. */
	gymId: number | null;
	trainingId: number | null;
}

/** As the roster: places until the class ends, the waiting list until it starts. */
function isBookable(training: DeskTraining, now: Date): boolean {
	const slot = { ...training, trainingDate: training.date };
	if (training.cancelled) return false;
	return training.taken < training.capacity ? !hasEnded(slot, now) : !hasStarted(slot, now);
}

export function shownClasses({ trainings, now }: DeskDay, { gymId, trainingId }: Wanted): DeskTraining[] {
	return trainings.filter(
		(training) =>
			isBookable(training, new Date(now)) &&
			(gymId === null || training.gym.id === gymId) &&
			(trainingId === null || training.training.id === trainingId),
	);
}
