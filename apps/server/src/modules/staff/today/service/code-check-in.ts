import { hasEnded } from "@kvart/contract/booking";
import { type CodeCheckIn, type CodeOutcome, codeOpensMinutes } from "@kvart/contract/staff/today";
import { instantOf, wallTime } from "@kvart/contract/time";
import { worksFor } from "../../../../platform/office/scope.ts";
import type { Member } from "../../../../platform/session.ts";
import { bookingOfCode } from "../../../booking/service.ts";
import { isCardOfMember, selectEntriesOfCard, selectEntry } from "../queries.ts";
import { type OwnBooking as Found, isInFuture, setCheckIn } from "./check-in.ts";
import { type DeskDeps, type DeskTraining, findTraining, rosterEntry } from "./roster.ts";

const minute = 60_000;

/** Without an open roster a code hours before the class may be a mistake. */
function isTooEarly({ date, time }: DeskTraining, { period_id: chosen }: CodeCheckIn, now: Date): boolean {
	return chosen === undefined && instantOf(date, time).getTime() - now.getTime() > codeOpensMinutes * minute;
}

function codeRefusal(
	{ clock }: DeskDeps,
	actor: Member,
	{ entry, training }: Found,
	input: CodeCheckIn,
): CodeOutcome | null {
	if (!worksFor(actor, training.gym.id)) return "other-club";
	if (entry.cancelledAt) return "booking-cancelled";
	const sameTraining = input.period_id === undefined || input.period_id === entry.periodId;
	const now = clock.now();
	const date = input.date ?? wallTime(now).date;
	if (!sameTraining) return "other-training";
	if (date !== entry.date || isInFuture(training, clock)) return "other-day";
	if (training.cancelled) return "training-cancelled";
	if (entry.checked_in_at) return "already-checked-in";
	return isTooEarly(training, input, now) ? "too-early" : null;
}

/** The booking of the card's member that day: in the open roster, or else in the class that goes on or comes next. */
async function bookingOfCard({ db, clock }: DeskDeps, actor: Member, input: CodeCheckIn): Promise<Found | undefined> {
	const now = clock.now();
	const found: Found[] = [];
	for (const entry of await selectEntriesOfCard(db, input.code, input.date ?? wallTime(now).date)) {
		const training = await findTraining(db, entry);
		if (training && worksFor(actor, training.gym.id)) found.push({ entry, training });
	}
	const inOrder = found.toSorted((a, b) => a.training.time - b.training.time);
	return (
		inOrder.find(({ entry }) => entry.periodId === input.period_id) ??
		inOrder.find(
			({ training }) => !training.cancelled && !hasEnded({ ...training, trainingDate: training.date }, now),
		) ??
		inOrder.at(-1)
	);
}

async function bookingById({ db }: DeskDeps, id: number): Promise<Found | undefined> {
	const entry = await selectEntry(db, id);
	const training = entry && (await findTraining(db, entry));
	return entry && training && { entry, training };
}

/** Checks in by the code of a booking or the number of a membership card. */
export async function checkInByCode(deps: DeskDeps, actor: Member, input: CodeCheckIn) {
	const { db, keys } = deps;
	const id = bookingOfCode(keys, input.code);
	const found = id === null ? await bookingOfCard(deps, actor, input) : await bookingById(deps, id);
	if (!found) {
		const outcome = id === null && (await isCardOfMember(db, input.code)) ? "not-booked" : "unknown-code";
		return { outcome, training: null, person: null } as const;
	}
	const { entry, training } = found;
	const refusal = codeRefusal(deps, actor, found, input);
	if (refusal === "other-club") return { outcome: refusal, training, person: null };
	if (refusal) return { outcome: refusal, training, person: rosterEntry(entry) };
	await setCheckIn(deps, actor, found, true);
	const person = (await selectEntry(db, entry.booking_id)) ?? entry;
	return {
		outcome: "checked-in",
		training: (await findTraining(db, entry)) ?? training,
		person: rosterEntry(person),
	} as const;
}
