import { maximumWaits, waitingRefusal } from "@kvart/contract/booking";
import type { WaitingJoined } from "@kvart/contract/booking-inputs";
import type { ErrorCode } from "@kvart/contract/errors";
import type { OwnWait } from "@kvart/contract/members";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { shareMember } from "../../../platform/database/member-rows.ts";
import { insertKey } from "../../../platform/database/request-keys.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { Refusal } from "../../../platform/problem.ts";
import { once } from "../../../platform/request-key.ts";
import { type Actor, memberOf } from "../../../platform/session.ts";
import type { SlotRow } from "../queries/booking.ts";
import {
	endWait,
	insertWait,
	lockMembers,
	lockOccurrences,
	selectOccurrenceId,
	selectOwnWaits,
	selectPosition,
	selectWaitingFacts,
} from "../queries/waiting.ts";
import {
	accountBooker,
	type Booker,
	type BookingDeps,
	type BookingRequest,
	memberBooker,
	requireSlot,
} from "../service.ts";
import { requireMembership } from "./memberships.ts";
import { localTime } from "./pass-on.ts";
import { refusePaused } from "./pauses.ts";

export type JoiningDeps = Pick<BookingDeps, "db" | "clock">;

/** The member, the list, and the rule that decides. */
interface Joining extends Pick<BookingRequest, "kind" | "periodId" | "trainingDate" | "key"> {
	booker: Booker;
	userId: number;
	/** The member, or the staff member at the desk. */
	actorId: number;
	today: () => CalendarDate;
	refusal: (slot: SlotRow, waiting: boolean) => ErrorCode | null;
	/** Further checks of the member, whose row is shared. */
	require?: (tx: Database, slot: SlotRow) => Promise<void>;
}

interface Joined {
	occurrenceId: number;
	/** On joining: what happens after the commit does not change the answer. */
	position: number;
}

export async function joinWaitingList({ db, clock }: JoiningDeps, joining: Joining): Promise<Joined> {
	const { booker, userId, actorId, periodId, key, today } = joining;
	const requireFull = (slot: SlotRow, waiting: boolean) => {
		const refusal = slot.takesPlace ? joining.refusal(slot, waiting) : "ERR_NOT_FOUND";
		if (refusal) throw new Refusal(refusal);
	};
	const join = async (tx: Database, id: number): Promise<number> => {
		if (!(await shareMember(tx, userId))) throw new Refusal(booker.ifInactive);
		const [training] = await lockOccurrences(tx, [id]);
		await lockMembers(tx, [userId]);
		// Again, because only now no other request books or cancels.
		const slot = await requireSlot(tx, booker, joining, today());
		const now = clock.now();
		const facts = training && (await selectWaitingFacts(tx, userId, training, localTime(now)));
		requireFull(slot, facts?.waiting ?? false);
		await joining.require?.(tx, slot);
		if ((facts?.count ?? 0) >= maximumWaits) throw new Refusal("ERR_WAITING_LIMIT");
		if (facts?.overlaps) throw new Refusal("ERR_OVERLAPS");
		const waitId = await insertWait(tx, id, userId, now);
		await writeAudit(tx, {
			at: now,
			actorId,
			action: "wait.joined",
			...waitRecord(waitId),
			after: { occurrence_id: id },
		});
		const row = key && { ...key, scope: booker.person, status: 201, body: { id }, createdAt: now };
		if (row && !(await insertKey(tx, row))) throw new Refusal("ERR_ALREADY_WAITING");
		return (await selectPosition(tx, id, userId)) ?? 0;
	};
	const slot = await requireSlot(db, booker, joining, today());
	requireFull(slot, false);
	const id = await selectOccurrenceId(db, periodId, slot.date);
	// Without a row there are no bookings.
	if (id === undefined) throw new Refusal("ERR_PLACES_FREE");
	return { occurrenceId: id, position: await db.transaction((tx) => join(tx, id)) };
}

const waitRecord = (id: number) => ({ entity: "wait", entityId: id }) as const;

/** Joins the waiting list of a full training. */
export async function waitForPlace(deps: BookingDeps, actor: Actor, request: BookingRequest): Promise<WaitingJoined> {
	const { db, clock, switches } = deps;
	const booker = memberBooker(actor);
	const { userId } = memberOf(actor);
	const refusal = (slot: SlotRow, waiting: boolean) => {
		const { bookingWindow: window, bookingDays: days } = switches;
		const circumstances = { now: clock.now(), actor: "member", window, days } as const;
		const code = waitingRefusal({ ...slot, kind: request.kind, trainingDate: slot.date, waiting }, circumstances);
		if (code === null) refusePaused(slot.date, wallTime(circumstances.now).date, slot.pausedUntil);
		return code;
	};
	const needsMembership = request.kind === "ordinary" && switches.membershipRule === "require";
	const joining = {
		...request,
		booker,
		userId,
		actorId: userId,
		today: () => wallTime(clock.now()).date,
		refusal,
		...(needsMembership && { require: (tx: Database, slot: SlotRow) => requireMembership(tx, booker, slot) }),
	};
	const { person } = booker;
	let joined: Joined | undefined;
	const occurrenceId = await once({ db, clock, person }, request.key, async () => {
		joined = await joinWaitingList(deps, joining);
		return joined.occurrenceId;
	});
	const position = joined?.position ?? (await selectPosition(db, occurrenceId, userId)) ?? 0;
	return { code: "SUC_WAITING", position };
}

interface Leaving extends Partial<Pick<BookingRequest, "key">> {
	userId: number;
	/** The member, or the staff member at the desk. */
	actorId: number;
}

/** 404 if the member does not wait, or has got a place meanwhile. */
export async function endWaiting({ db, clock }: JoiningDeps, id: number, { userId, actorId, key }: Leaving) {
	const now = clock.now();
	await db.transaction(async (tx) => {
		await lockOccurrences(tx, [id]);
		const waitId = await endWait(tx, id, userId, now);
		if (waitId === undefined) throw new Refusal("ERR_NOT_FOUND");
		await writeAudit(tx, { at: now, actorId, action: "wait.left", ...waitRecord(waitId) });
		if (!key) return;
		const row = { ...key, scope: accountBooker(userId).person, status: 200, body: { id }, createdAt: now };
		if (!(await insertKey(tx, row))) throw new Refusal("ERR_NOT_FOUND");
	});
}

export async function leaveWaitingList(
	deps: BookingDeps,
	actor: Actor,
	request: BookingRequest,
): Promise<{ code: "SUC_WAITING_LEFT" }> {
	const { db, clock } = deps;
	const { userId } = memberOf(actor);
	const booker = memberBooker(actor);
	await once({ db, clock, person: booker.person }, request.key, async () => {
		const { date } = await requireSlot(db, booker, request, wallTime(clock.now()).date);
		const id = await selectOccurrenceId(db, request.periodId, date);
		if (id === undefined) throw new Refusal("ERR_NOT_FOUND");
		await endWaiting(deps, id, { userId, actorId: userId, key: request.key });
		return id;
	});
	return { code: "SUC_WAITING_LEFT" };
}

export function listOwnWaits({ db, clock }: Pick<BookingDeps, "db" | "clock">, actor: Actor): Promise<OwnWait[]> {
	return selectOwnWaits(db, memberOf(actor).userId, localTime(clock.now()));
}

export { closeWaits, reopenWaits, selectWaiting } from "../queries/waiting.ts";
