import { deskWaitingRefusal } from "@kvart/contract/booking";
import type { CalendarDate } from "@kvart/contract/time";
import type { SlotRow } from "../queries/booking.ts";
import { accountBooker, type BookingRequest } from "../service.ts";
import { endWaiting, type JoiningDeps, joinWaitingList } from "./waiting.ts";

interface DeskWaiting {
	kind: BookingRequest["kind"];
	periodId: number;
	date: CalendarDate;
	userId: number;
	staffId: number;
}

/** Puts a member on the list, also outside of the booking window. */
export async function waitForMember(
	deps: JoiningDeps,
	{ kind, periodId, date, userId, staffId }: DeskWaiting,
): Promise<void> {
	const refusal = (slot: SlotRow, waiting: boolean) =>
		deskWaitingRefusal({ ...slot, trainingDate: slot.date, waiting }, deps.clock.now());
	const training = { kind, periodId, trainingDate: date, key: null, today: () => date };
	await joinWaitingList(deps, { ...training, booker: accountBooker(userId), userId, actorId: staffId, refusal });
}

/** Takes a member off the list. 404 if the wait has ended. */
export function endWaitOf(
	deps: JoiningDeps,
	{ occurrenceId, userId }: { occurrenceId: number; userId: number },
	staffId: number,
): Promise<void> {
	return endWaiting(deps, occurrenceId, { userId, actorId: staffId });
}
