import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { lockMember } from "../../../../platform/database/member-rows.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { updateLastVisit } from "../../../../platform/office/last-visit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { RequestKey } from "../../../../platform/request-key.ts";
import type { Member } from "../../../../platform/session.ts";
import { returnVisitOfDay, useVisit } from "../../../memberships/service/visits.ts";
import { type AtDesk, type DeskDeps, readArrival, requireArrival } from "./arrivals.ts";
import { pressOnce } from "./once.ts";

async function enter(tx: Database, actor: Member, { userId, gymId }: AtDesk, at: Date): Promise<number> {
	// Blocked meanwhile.
	if (!(await lockMember(tx, userId))) throw new Refusal("ERR_NO_MEMBERSHIP");
	const entry = {
		userId,
		gymId,
		moment: wallTime(at),
		purpose: "gym",
		actorId: actor.userId,
		at,
		bookingId: null,
	} as const;
	const { answer, uses_visit } = await useVisit(tx, entry);
	if (answer === "refuse") throw new Refusal("ERR_NO_MEMBERSHIP");
	if (!uses_visit) return userId;
	await updateLastVisit(tx, userId);
	const after = { gym_id: gymId };
	await writeAudit(tx, {
		at,
		actorId: actor.userId,
		action: "member.let_in",
		entity: "member",
		entityId: userId,
		after,
	});
	return userId;
}

/** Uses a visit, once a day and club. */
export async function letIn(deps: DeskDeps, actor: Member, at: AtDesk, key: RequestKey | null) {
	await requireArrival(deps, actor, at);
	await pressOnce(deps, actor, key, (tx, now) => enter(tx, actor, at, now));
	return readArrival(deps, actor, at);
}

/** Answers 404 if the member was not let in today. */
export async function undoEntry(deps: DeskDeps, actor: Member, at: AtDesk) {
	await requireArrival(deps, actor, at);
	const { userId, gymId } = at;
	await deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		await lockMember(tx, userId);
		const by = { actorId: actor.userId, at: now };
		const day = { userId, gymId, date: wallTime(now).date };
		if (!(await returnVisitOfDay(tx, day, by))) throw new Refusal("ERR_NOT_FOUND");
		await updateLastVisit(tx, userId);
		const entry = {
			action: "member.entry_undone",
			entity: "member",
			entityId: userId,
			after: { gym_id: gymId },
		} as const;
		await writeAudit(tx, { ...by, ...entry });
	});
	return readArrival(deps, actor, at);
}
