import type { DeskWait } from "@kvart/contract/staff/today";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { endWaitOf, waitForMember } from "../../../booking/service/desk-waiting.ts";
import { selectWait } from "../queries.ts";
import { requireKnown } from "./desk-booking.ts";
import { type DeskDeps, ownTraining, type Roster, readRoster } from "./roster.ts";

export async function waitAtDesk(
	deps: DeskDeps,
	actor: Member,
	periodId: number,
	{ date, member_id: userId, found_by: shown }: DeskWait,
): Promise<Roster> {
	const key = { periodId, date };
	const { promotion } = await ownTraining(deps.db, actor, key);
	await requireKnown(deps.db, actor, key, userId, shown);
	const kind = promotion ? "promotion" : "ordinary";
	await waitForMember(deps, { ...key, kind, userId, staffId: actor.userId });
	return readRoster(deps, actor, key);
}

/** Answers 404 if the wait has ended. */
export async function endWaitAtDesk(deps: DeskDeps, actor: Member, waitId: number): Promise<Roster> {
	const wait = await selectWait(deps.db, waitId);
	if (!wait) throw new Refusal("ERR_NOT_FOUND");
	await ownTraining(deps.db, actor, wait);
	await endWaitOf(deps, wait, actor.userId);
	return readRoster(deps, actor, wait);
}
