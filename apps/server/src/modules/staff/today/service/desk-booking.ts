import { hasEnded } from "@kvart/contract/booking";
import { formatPhone } from "@kvart/contract/phone";
import { parsePersonQuery } from "@kvart/contract/staff/person-search";
import type { DeskGuestBooking, DeskMember, DeskMemberBooking } from "@kvart/contract/staff/today";
import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { lockMember } from "../../../../platform/database/member-rows.ts";
import { updateLastVisit } from "../../../../platform/office/last-visit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { accountBooker, type Booker, bookAtDesk, cancelByStaff, guestBooker } from "../../../booking/service.ts";
import { canBook, selectMembers } from "../queries.ts";
import { ownBooking } from "./check-in.ts";
import { useVisitOfClass } from "./class-visit.ts";
import { type DeskDeps, ownTraining, type Roster, readRoster, type TrainingKey } from "./roster.ts";

const maximumMembers = 8;
const minimumLetters = 2;

/** Members of other clubs are shown only by name and by what was typed. */
export async function findMembers(db: Database, actor: Member, text: string): Promise<DeskMember[]> {
	if (text.length < minimumLetters) return [];
	const query = parsePersonQuery(text);
	const members = await selectMembers(db, actor, query, maximumMembers);
	return members.map(({ own, card_id, phone, ...member }) => {
		const byCard = card_id?.toLowerCase() === query.card;
		return {
			...member,
			phone: own || !byCard ? formatPhone(phone) : "",
			card_id: own || byCard ? card_id : null,
		};
	});
}

interface DeskBooking extends TrainingKey {
	booker: Booker;
	arrived: boolean;
	acceptOverlap?: boolean;
}

async function book(
	deps: DeskDeps,
	actor: Member,
	{ booker, arrived, acceptOverlap = false, ...key }: DeskBooking,
): Promise<Roster> {
	const { db, clock } = deps;
	const training = await ownTraining(db, actor, key);
	if (arrived && key.date > wallTime(clock.now()).date) throw new Refusal("ERR_NOT_TODAY");
	const booking = { ...key, duration: training.duration, booker, staffId: actor.userId, arrived, acceptOverlap };
	const { userId } = booker;
	if (arrived && userId !== null) {
		await db.transaction(async (tx) => {
			if (!(await lockMember(tx, userId))) throw new Refusal(booker.ifInactive);
			const bookingId = await bookAtDesk({ db: tx, clock }, booking);
			await useVisitOfClass(tx, clock, { userId, bookingId, training, actor });
			await updateLastVisit(tx, userId);
		});
	} else await bookAtDesk(deps, booking);
	return readRoster(deps, actor, key);
}

export function bookGuest(
	deps: DeskDeps,
	actor: Member,
	periodId: number,
	{ date, arrived, ...guest }: DeskGuestBooking,
): Promise<Roster> {
	return book(deps, actor, { periodId, date, arrived, booker: guestBooker(guest) });
}

/** Refuses members whom the staff does not know. */
export async function requireKnown(
	db: Database,
	actor: Member,
	key: TrainingKey,
	memberId: number,
	shown: string | undefined,
): Promise<void> {
	const query = shown ? parsePersonQuery(shown) : null;
	if (!(await canBook(db, actor, memberId, key, query))) throw new Refusal("ERR_NOT_FOUND");
}

export async function bookMember(
	deps: DeskDeps,
	actor: Member,
	periodId: number,
	{ date, arrived, member_id, found_by: shown, accept_overlap: acceptOverlap }: DeskMemberBooking,
): Promise<Roster> {
	await ownTraining(deps.db, actor, { periodId, date });
	await requireKnown(deps.db, actor, { periodId, date }, member_id, shown);
	return book(deps, actor, { periodId, date, arrived, acceptOverlap, booker: accountBooker(member_id) });
}

/** Possible until the training ends. */
export async function cancelAtDesk(deps: DeskDeps, actor: Member, bookingId: number): Promise<Roster> {
	const { entry, training } = await ownBooking(deps, actor, bookingId);
	if (hasEnded({ ...training, trainingDate: training.date }, deps.clock.now()))
		throw new Refusal("ERR_TRAINING_PASSED");
	await deps.db.transaction(async (tx) => {
		if (entry.member_id !== null) await lockMember(tx, entry.member_id);
		await cancelByStaff({ ...deps, db: tx }, bookingId, actor.userId);
	});
	return readRoster(deps, actor, entry);
}
