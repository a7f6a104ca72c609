import { maximumWaits, waitingRefusal } from "@kvart/contract/booking";
import type { WaitingJoined } from "@kvart/contract/booking-inputs";
import type { OwnWait } from "@kvart/contract/members";
import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../platform/database/database.ts";
import { writeAudit } from "../../platform/office/audit.ts";
import { Refusal } from "../../platform/problem.ts";
import { type Actor, memberOf } from "../../platform/session.ts";
import { localTime } from "./pass-on.ts";
import { insertKey, type SlotRow } from "./queries.ts";
import { once } from "./request-key.ts";
import { type BookingDeps, type BookingRequest, memberBooker, requireSlot } from "./service.ts";
import {
	endWait,
	insertWait,
	lockMembers,
	lockOccurrences,
	selectOccurrenceId,
	selectOwnWaits,
	selectPosition,
	selectWaitingFacts,
} from "./waiting-queries.ts";

/** Joins the waiting list of a full training. */
export async function waitForPlace(deps: BookingDeps, actor: Actor, request: BookingRequest): Promise<WaitingJoined> {
	const { db, clock, switches } = deps;
	const { kind, periodId, key } = request;
	const booker = memberBooker(actor);
	const { userId } = memberOf(actor);
	const today = () => wallTime(clock.now()).date;
	const requireFull = (slot: SlotRow, waiting: boolean) => {
		const { bookingWindow: window, bookingDays: days } = switches;
		const refusal = slot.takesPlace
			? waitingRefusal(
					{ ...slot, kind, trainingDate: slot.date, waiting },
					{ now: clock.now(), actor: "member", window, days },
				)
			: "ERR_NOT_FOUND";
		if (refusal) throw new Refusal(refusal);
	};
	const join = async (tx: Database, id: number): Promise<void> => {
		const [training] = await lockOccurrences(tx, [id]);
		await lockMembers(tx, [userId]);
		// Again, because only now nobody else books or cancels.
		const slot = await requireSlot(tx, booker, request, today());
		const now = clock.now();
		const facts = training && (await selectWaitingFacts(tx, userId, training, localTime(now)));
		requireFull(slot, facts?.waiting ?? false);
		if ((facts?.count ?? 0) >= maximumWaits) throw new Refusal("ERR_WAITING_LIMIT");
		if (facts?.overlaps) throw new Refusal("ERR_OVERLAPS");
		const waitId = await insertWait(tx, id, userId, now);
		const after = { occurrence_id: id };
		await writeAudit(tx, { at: now, actorId: userId, action: "wait.joined", entity: "wait", entityId: waitId, after });
		if (!key) return;
		const row = { ...key, scope: booker.person, status: 201, body: { id }, createdAt: now };
		if (!(await insertKey(tx, row))) throw new Refusal("ERR_ALREADY_WAITING");
	};
	const run = async (): Promise<number> => {
		const slot = await requireSlot(db, booker, request, today());
		requireFull(slot, false);
		const id = await selectOccurrenceId(db, periodId, slot.date);
		// Without a row nobody has booked.
		if (id === undefined) throw new Refusal("ERR_PLACES_FREE");
		await db.transaction((tx) => join(tx, id));
		return id;
	};
	const { person } = booker;
	const occurrenceId = await once({ db, clock, person }, key, run);
	return { code: "SUC_WAITING", position: (await selectPosition(db, occurrenceId, userId)) ?? 0 };
}

/** 404 if the member does not wait, or has got a place meanwhile. */
export async function leaveWaitingList(
	{ db, clock }: BookingDeps,
	actor: Actor,
	request: Omit<BookingRequest, "key">,
): Promise<{ code: "SUC_WAITING_LEFT" }> {
	const { userId } = memberOf(actor);
	const now = clock.now();
	const { date } = await requireSlot(db, memberBooker(actor), request, wallTime(now).date);
	const id = await selectOccurrenceId(db, request.periodId, date);
	if (id === undefined) throw new Refusal("ERR_NOT_FOUND");
	await db.transaction(async (tx) => {
		await lockOccurrences(tx, [id]);
		const waitId = await endWait(tx, id, userId, now);
		if (waitId === undefined) throw new Refusal("ERR_NOT_FOUND");
		await writeAudit(tx, { at: now, actorId: userId, action: "wait.left", entity: "wait", entityId: waitId });
	});
	return { code: "SUC_WAITING_LEFT" };
}

export function listOwnWaits({ db, clock }: Pick<BookingDeps, "db" | "clock">, actor: Actor): Promise<OwnWait[]> {
	return selectOwnWaits(db, memberOf(actor).userId, localTime(clock.now()));
}
