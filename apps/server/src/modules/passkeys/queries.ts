import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { sessions, users } from "../../platform/database/schema/members.ts";
import { passkeyChallenges, passkeys } from "../../platform/database/schema/second-factors.ts";

export type ChallengePurpose = (typeof passkeyChallenges.$inferInsert)["purpose"];

export async function insertChallenge(db: Database, row: typeof passkeyChallenges.$inferInsert) {
	await db.insert(passkeyChallenges).values(row);
}

/** Deletes it, because each counts once. Undefined if it is unknown, used or expired. */
export async function redeemChallenge(db: Database, challengeHash: string, now: Date) {
	const own = and(eq(passkeyChallenges.challengeHash, challengeHash), gt(passkeyChallenges.expiresAt, now));
	const [row] = await db
		.delete(passkeyChallenges)
		.where(own)
		.returning({ purpose: passkeyChallenges.purpose, userId: passkeyChallenges.userId });
	return row;
}

export function selectPasskeys(db: Database, userId: number) {
	return db
		.select({
			id: passkeys.id,
			name: passkeys.name,
			created_at: passkeys.createdAt,
			last_used_at: passkeys.lastUsedAt,
			credentialId: passkeys.credentialId,
			transports: passkeys.transports,
		})
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(asc(passkeys.id));
}

/** Locked, so that one signature cannot be counted twice. */
export async function lockPasskey(tx: Database, credentialId: string) {
	const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for("update");
	return row;
}

/** False if the authenticator is registered already. */
export async function insertPasskey(db: Database, row: typeof passkeys.$inferInsert): Promise<boolean> {
	const rows = await db
		.insert(passkeys)
		.values(row)
		.onConflictDoNothing({ target: passkeys.credentialId })
		.returning({ id: passkeys.id });
	return rows.length > 0;
}

export async function updatePasskey(
	db: Database,
	id: number,
	change: Partial<Pick<typeof passkeys.$inferInsert, "name" | "counter" | "lastUsedAt">>,
): Promise<void> {
	await db.update(passkeys).set(change).where(eq(passkeys.id, id));
}

const ownPasskey = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renameOwnPasskey(db: Database, userId: number, id: number, name: string): Promise<boolean> {
	const rows = await db.update(passkeys).set({ name }).where(ownPasskey(userId, id)).returning({ id: passkeys.id });
	return rows.length > 0;
}

export async function deleteOwnPasskey(db: Database, userId: number, id: number): Promise<boolean> {
	const rows = await db.delete(passkeys).where(ownPasskey(userId, id)).returning({ id: passkeys.id });
	return rows.length > 0;
}

export async function deleteAllPasskeys(db: Database, userId: number): Promise<void> {
	await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

export async function countPasskeys(db: Database, userId: number): Promise<number> {
	return db.$count(passkeys, eq(passkeys.userId, userId));
}

export async function selectOwner(db: Database, userId: number) {
	const owner = { email: users.email, firstName: users.firstName, language: users.language };
	const [row] = await db.select(owner).from(users).where(eq(users.id, userId));
	return row;
}

export async function confirmSession(db: Database, sessionId: number, secondFactorAt: Date): Promise<void> {
	await db.update(sessions).set({ secondFactorAt }).where(eq(sessions.id, sessionId));
}
