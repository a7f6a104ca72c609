import type { CallOutcome } from "@kvart/contract/staff/schedule-changes";
import { addDays, wallTime } from "@kvart/contract/time";
import { violatedConstraint } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { updateCalls } from "../queries/calls.ts";
import type { ScheduleDeps } from "./board.ts";
import { type CallRow, readCalls } from "./call-list.ts";

/** Later a call makes no sense any more. */
const shownDays = 1;

export async function listCalls(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	gymId: number | undefined,
): Promise<CallRow[]> {
	const member = memberOf(actor);
	if (gymId !== undefined) requireClub(member, gymId);
	const from = addDays(wallTime(clock.now()).date, -shownDays);
	return readCalls(db, { gymIds: gymId === undefined ? member.clubs : [gymId], from });
}

/** One person, or all people of a class. */
export async function recordCalls(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	{ ids, outcome }: { ids: number[]; outcome: CallOutcome },
): Promise<CallRow[]> {
	const member = memberOf(actor);
	return db.transaction(async (tx) => {
		const calls = await readCalls(tx, { ids });
		if (calls.length !== new Set(ids).size) throw new Refusal("ERR_NOT_FOUND");
		for (const { gymId } of calls) requireClub(member, gymId);
		const at = clock.now();
		const outcomes = { reached: { toldAt: at, toldBy: member.userId }, "no-answer": { triedAt: at }, open: null };
		await updateCalls(tx, ids, outcomes[outcome]).catch((error: unknown) => {
			// The class has changed since, and that is on the list.
			throw violatedConstraint(error) ? new Refusal("ERR_CHANGED_MEANWHILE") : error;
		});
		for (const { id, called_at } of calls)
			await writeAudit(tx, {
				at,
				actorId: member.userId,
				action: "class_call.changed",
				entity: "class_call",
				entityId: id,
				before: { called: called_at !== null },
				after: { outcome },
			});
		return readCalls(tx, { ids });
	});
}
