import { addDays, wallTime } from "@kvart/contract/time";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { type CallRow, selectCalls, updateCall } from "../queries/calls.ts";
import type { ScheduleDeps } from "./board.ts";

/** Later nobody needs to be called any more. */
const shownDays = 1;

export async function listCalls(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	gymId: number | undefined,
): Promise<CallRow[]> {
	const member = memberOf(actor);
	if (gymId !== undefined) requireClub(member, gymId);
	const from = addDays(wallTime(clock.now()).date, -shownDays);
	return selectCalls(db, { gymIds: gymId === undefined ? member.clubs : [gymId], from });
}

export async function tickCall(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	id: number,
	{ called }: { called: boolean },
): Promise<CallRow> {
	const member = memberOf(actor);
	return db.transaction(async (tx) => {
		const [call] = await selectCalls(tx, { id });
		if (!call) throw new Refusal("ERR_NOT_FOUND");
		requireClub(member, call.gymId);
		const now = clock.now();
		await updateCall(tx, id, called ? { at: now, by: member.userId } : null);
		const record = {
			entity: "guest_call",
			entityId: id,
			before: { called: call.called_at !== null },
			after: { called },
		};
		await writeAudit(tx, { at: now, actorId: member.userId, action: "guest_call.changed", ...record });
		const [after] = await selectCalls(tx, { id });
		return after as CallRow;
	});
}
