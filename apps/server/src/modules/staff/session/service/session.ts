import type { StaffRole, StaffSession, Unlocking } from "@kvart/contract/staff/session";
import type { Deps } from "../../../../platform/api.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { isOwnPassword } from "../../../members/service/own-password.ts";
import { selectClubs, selectUser, updateSession } from "../queries.ts";
import { withCode } from "./second-factor.ts";

export type SessionDeps = Pick<Deps, "db" | "clock" | "keys">;

/** `changed` is what the call changed of the session. */
export async function staffSession(
	{ db }: Pick<SessionDeps, "db">,
	actor: Member,
	changed: Partial<Pick<Member, "secondFactor" | "locked">> = {},
): Promise<StaffSession> {
	const user = await selectUser(db, actor.userId);
	if (!user) throw new Refusal("ERR_SESSION_NOT_VALID");
	const { secondFactor, locked } = { ...actor, ...changed };
	return {
		...user,
		role: actor.role as StaffRole,
		whole_chain: actor.clubs === null,
		clubs: await selectClubs(db, actor.clubs),
		second_factor: secondFactor,
		locked,
	};
}

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
	await updateSession(db, sessionId, { lockedAt: null, activeAt: at });
	return staffSession({ db }, actor, { locked: false });
}

/** A code proves the second factor, too. */
export async function unlockSession(deps: SessionDeps, actor: Member, given: Unlocking): Promise<StaffSession> {
	if (given.password !== undefined) return unlockByPassword(deps, actor, given.password);
	return withCode(deps, actor, { code: given.code ?? "", of: "cipher" }, async (tx, now) => {
		await updateSession(tx, actor.sessionId, { lockedAt: null, activeAt: now, secondFactorAt: now });
		return staffSession({ db: tx }, actor, { secondFactor: "confirmed", locked: false });
	});
}
