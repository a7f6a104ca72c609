import { hasEnded } from "@kvart/contract/booking";
import { formatPhone } from "@kvart/contract/phone";
import { parsePersonQuery } from "@kvart/contract/staff/person-search";
import type { DeskGuestBooking, DeskMember, DeskMemberBooking, Roster } from "@kvart/contract/staff/today";
import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { accountBooker, type Booker, bookAtDesk, cancelByStaff, guestBooker } from "../../../booking/service.ts";
import { memberMayCome, selectMembers } from "../queries.ts";
import { ownBooking } from "./check-in.ts";
import { type DeskDeps, type DeskPlace, ownTraining, readRoster } from "./roster.ts";

const mostMembers = 8;
/** One letter names half of the members. */
const fewestLetters = 2;

export async function findMembers(db: Database, text: string): Promise<DeskMember[]> {
	if (text.length < fewestLetters) return [];
	const members = await selectMembers(db, parsePersonQuery(text), mostMembers);
	return members.map((member) => ({ ...member, phone: formatPhone(member.phone) }));
}

interface Given extends DeskPlace {
	booker: Booker;
	arrived: boolean;
}

async function givePlace(deps: DeskDeps, actor: Member, { booker, arrived, ...place }: Given): Promise<Roster> {
	const { duration } = await ownTraining(deps.db, actor, place);
	if (arrived && place.date > wallTime(deps.clock.now()).date) throw new Refusal("ERR_NOT_TODAY");
	await bookAtDesk(deps, { ...place, duration, booker, staffId: actor.userId, arrived });
	return readRoster(deps, actor, place);
}

export function bookGuest(
	deps: DeskDeps,
	actor: Member,
	periodId: number,
	{ date, arrived, ...guest }: DeskGuestBooking,
): Promise<Roster> {
	return givePlace(deps, actor, { periodId, date, arrived, booker: guestBooker(guest) });
}

export async function bookMember(
	deps: DeskDeps,
	actor: Member,
	periodId: number,
	{ date, arrived, member_id }: DeskMemberBooking,
): Promise<Roster> {
	await ownTraining(deps.db, actor, { periodId, date });
	if (!(await memberMayCome(deps.db, member_id))) throw new Refusal("ERR_NOT_FOUND");
	return givePlace(deps, actor, { periodId, date, arrived, booker: accountBooker(member_id) });
}

/** Somebody calls that they cannot make it: the place is free again until the training is over. */
export async function cancelAtDesk(deps: DeskDeps, actor: Member, bookingId: number): Promise<Roster> {
	const { entry, training } = await ownBooking(deps, actor, bookingId);
	if (hasEnded({ ...training, trainingDate: training.date }, deps.clock.now()))
		throw new Refusal("ERR_TRAINING_PASSED");
	await cancelByStaff(deps, bookingId, actor.userId);
	return readRoster(deps, actor, entry);
}
