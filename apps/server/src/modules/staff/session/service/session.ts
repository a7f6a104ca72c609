import type { SecondFactorState, StaffRole, StaffSession } from "@kvart/contract/staff/session";
import type { Deps } from "../../../../platform/api.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { selectClubs, selectPerson } from "../queries.ts";

export type SessionDeps = Pick<Deps, "db" | "clock" | "keys">;

/** Who is logged in. `secondFactor` is what the call itself made of it, where it changed it. */
export async function staffSession(
	{ db }: Pick<SessionDeps, "db">,
	actor: Member,
	secondFactor: SecondFactorState = actor.secondFactor,
): Promise<StaffSession> {
	const person = await selectPerson(db, actor.userId);
	if (!person) throw new Refusal("ERR_SESSION_NOT_VALID");
	return {
		user_id: actor.userId,
		first_name: person.firstName,
		last_name: person.lastName,
		email: person.email,
		language: person.language,
		role: actor.role as StaffRole,
		whole_chain: actor.clubs === null,
		clubs: await selectClubs(db, actor.clubs),
		second_factor: secondFactor,
	};
}
