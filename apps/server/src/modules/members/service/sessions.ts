import type { memberSession } from "@kvart/contract/members";
import type { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { MemberDeps } from "../deps.ts";
import { noteMember } from "../queries/audit.ts";
import { endAllSessions, endSession, selectOpenSessions } from "../queries/sessions.ts";

export async function logout({ db, clock }: MemberDeps, sessionId: number): Promise<void> {
	await endSession(db, sessionId, clock.now());
}

export async function listSessions(
	{ db, clock }: MemberDeps,
	userId: number,
	currentId: number,
): Promise<z.output<typeof memberSession>[]> {
	const rows = await selectOpenSessions(db, userId, clock.now());
	return rows.map(({ id, device, createdAt, expiresAt }) => ({
		id,
		device,
		created_at: createdAt.toISOString(),
		expires_at: expiresAt.toISOString(),
		current: id === currentId,
	}));
}

export async function logoutEverywhere({ db, clock }: MemberDeps, userId: number): Promise<void> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		await endAllSessions(tx, userId, now);
		await noteMember(tx, now, userId, "member.logged_out_everywhere");
	});
}

/** Logs somebody out everywhere because another one said so, who notes why. */
export async function endSessionsOf(tx: Database, userId: number, now: Date): Promise<void> {
	await endAllSessions(tx, userId, now);
}
