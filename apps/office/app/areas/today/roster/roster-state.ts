import { hasEnded } from "@kvart/contract/booking";
import type { Roster } from "@kvart/contract/staff/today";
import { wallTime } from "@kvart/contract/time";

/** What can be done with a roster right now; the server has the last word. */
export interface RosterState {
	/** Arrivals are noted from the day of the training on. */
	checkIn: boolean;
	/** Places are given and taken back until it ends. */
	change: boolean;
	/** Somebody can still be added. */
	add: boolean;
	/** Whoever is added most likely stands at the desk. */
	arriving: boolean;
	/** The training is today or was before: somebody can go in at once. */
	mayArrive: boolean;
}

const minute = 60_000;
const deskMinutes = 60;

export function rosterState({ now, training }: Roster, start: Date): RosterState {
	const at = new Date(now);
	const ended = hasEnded({ ...training, trainingDate: training.date }, at);
	const mayArrive = training.date <= wallTime(at).date && !training.cancelled;
	return {
		checkIn: mayArrive,
		change: !ended,
		add: !ended && !training.cancelled && training.taken < training.capacity,
		arriving: mayArrive && start.getTime() - at.getTime() <= deskMinutes * minute,
		mayArrive,
	};
}
