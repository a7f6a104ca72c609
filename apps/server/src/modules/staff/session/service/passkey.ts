import type { ShownCredential } from "@kvart/contract/passkeys";
import type { StaffSession } from "@kvart/contract/staff/session";
import type { Member } from "../../../../platform/session.ts";
import { requestOptions, withPasskey } from "../../../passkeys/service/verify.ts";
import { updateSession } from "../queries.ts";
import { type SessionDeps, staffSession } from "./session.ts";

export function startPasskeyConfirmation(deps: SessionDeps, { userId }: Member) {
	return requestOptions(deps, "confirm", userId);
}

/** Confirms the second factor, and opens a locked session. */
export async function confirmByPasskey(
	deps: SessionDeps,
	actor: Member,
	shown: ShownCredential,
): Promise<StaffSession> {
	return withPasskey(deps, shown, { purpose: "confirm", userId: actor.userId }, async (tx, _userId, now) => {
		await updateSession(tx, actor.sessionId, { lockedAt: null, activeAt: now, secondFactorAt: now, provedAt: now });
		return staffSession({ db: tx }, actor, { secondFactor: "confirmed", locked: false });
	});
}
