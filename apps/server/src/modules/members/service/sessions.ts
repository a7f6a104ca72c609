import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { MemberDeps } from "../deps.ts";
import { endAllSessions, endOwnSession, endSession, selectOpenSessions } from "../queries/sessions.ts";
import { auditMember } from "../queries/users.ts";

export async function logout({ db, clock }: MemberDeps, sessionId: number): Promise<void> {
	await endSession(db, sessionId, clock.now());
}

export async function listSessions({ db, clock }: MemberDeps, userId: number, currentId: number) {
	const sessions = await selectOpenSessions(db, userId, clock.now());
	return sessions.map((session) => ({ ...session, current: session.id === currentId }));
}

export async function logoutEverywhere({ db, clock }: MemberDeps, userId: number): Promise<void> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		await endAllSessions(tx, userId, now);
		await auditMember(tx, now, userId, "member.logged_out_everywhere");
	});
}

export async function logoutDevice({ db, clock }: MemberDeps, userId: number, id: number): Promise<void> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		if (!(await endOwnSession(tx, userId, id, now))) throw new Refusal("ERR_NOT_FOUND");
		await auditMember(tx, now, userId, "member.session_ended");
	});
}

/** For other modules, which write their own audit entry. */
export async function endSessionsOf(tx: Database, userId: number, now: Date): Promise<void> {
	await endAllSessions(tx, userId, now);
}
