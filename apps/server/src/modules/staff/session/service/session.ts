import type { StaffRole } from "@kvart/contract/staff/rights";
import type { StaffSession } from "@kvart/contract/staff/session";
import type { Deps } from "../../../../platform/api.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { selectClubs, selectUser } from "../queries.ts";

export type SessionDeps = Pick<Deps, "db" | "clock" | "keys" | "env">;

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
		coach_id: actor.coachId,
		second_factor: secondFactor,
		locked,
	};
}
