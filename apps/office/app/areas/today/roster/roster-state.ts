import { hasEnded } from "@kvart/contract/booking";
import type { Roster, RosterEntry } from "@kvart/contract/staff/today";
import { wallTime } from "@kvart/contract/time";

/** The actions that the page offers; the server decides. */
export interface RosterState {
	/** From the day of the training on. */
	checkIn: boolean;
	/** Booking and cancelling, until the training ends. */
	change: boolean;
	add: boolean;
	/** The waiting list takes members: full, and not started. */
	wait: boolean;
	/** Walk-ins are checked in by default. */
	arriving: boolean;
	/** Walk-ins can be checked in. */
	mayArrive: boolean;
}

const minute = 60_000;
const deskMinutes = 60;

export function rosterState({ now, training }: Roster, start: Date): RosterState {
	const at = new Date(now);
	const ended = hasEnded({ ...training, trainingDate: training.date }, at);
	const full = training.taken >= training.capacity;
	const mayArrive = training.date <= wallTime(at).date && !training.cancelled;
	return {
		checkIn: mayArrive,
		change: !ended,
		add: !ended && !training.cancelled && !full,
		wait: full && !training.cancelled && at < start,
		arriving: mayArrive && start.getTime() - at.getTime() <= deskMinutes * minute,
		mayArrive,
	};
}

/** People who are not here yet come first: the desk is waiting for them. */
export function awaitedFirst<P extends Pick<RosterEntry, "checked_in_at">>(people: readonly P[]): P[] {
	return people.toSorted((a, b) => Number(a.checked_in_at !== null) - Number(b.checked_in_at !== null));
}
