import type { StaffSession, Unlocking } from "@kvart/contract/staff/session";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { isOwnPassword } from "../../../members/service/own-password.ts";
import { updateSession } from "../queries.ts";
import { withCode } from "./second-factor.ts";
import { type SessionDeps, staffSession } from "./session.ts";

export async function lockSession(deps: SessionDeps, actor: Member): Promise<StaffSession> {
	await updateSession(deps.db, actor.sessionId, { lockedAt: deps.clock.now() });
	return staffSession(deps, actor, { locked: true });
}

async function unlockByPassword({ db, clock }: SessionDeps, actor: Member, sha512: string): Promise<StaffSession> {
	const at = clock.now();
	const { userId, sessionId } = actor;
	if (!(await isOwnPassword(db, userId, sha512))) {
		const failure = { at, actorId: userId, action: "account.unlock_failed", entity: "account" } as const;
		await writeAudit(db, { ...failure, entityId: userId });
		throw new Refusal("ERR_BAD_CREDENTIALS");
	}
	await updateSession(db, sessionId, { lockedAt: null, activeAt: at, provedAt: at });
	return staffSession({ db }, actor, { locked: false });
}

/** A code proves the second factor, too. */
export async function unlockSession(deps: SessionDeps, actor: Member, given: Unlocking): Promise<StaffSession> {
	if (given.password !== undefined) return unlockByPassword(deps, actor, given.password);
	return withCode(deps, actor, { code: given.code ?? "", of: "cipher" }, async ({ tx, now }) => {
		await updateSession(tx, actor.sessionId, { lockedAt: null, activeAt: now, secondFactorAt: now, provedAt: now });
		return staffSession({ db: tx }, actor, { secondFactor: "confirmed", locked: false });
	});
}
