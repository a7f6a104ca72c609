import type { NewArrival } from "@kvart/contract/staff/memberships/desk-arrival";
import { requireClub } from "../../../../platform/office/scope.ts";
import type { Member } from "../../../../platform/session.ts";
import { registerAtDesk } from "../../../members/service/register-at-desk.ts";
import { type DeskDeps, readArrival } from "./arrivals.ts";

/** The typed phone shows that the staff knows the new member. */
export async function registerArrival(deps: DeskDeps, actor: Member, input: NewArrival) {
	const { gym_id: gymId, first_name: firstName, last_name: lastName, email, phone, card_id, language } = input;
	requireClub(actor, gymId);
	const member = { firstName, lastName, email, phone, cardId: card_id || null, language };
	const userId = await registerAtDesk(deps, member, actor.userId);
	return readArrival(deps, actor, { userId, gymId, foundBy: phone });
}
