import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gyms } from "../../../platform/database/schema/clubs.ts";
import { sessions, users } from "../../../platform/database/schema/members.ts";
import { recoveryCodes } from "../../../platform/database/schema/second-factors.ts";

export async function selectUser(db: Database, userId: number) {
	const [row] = await db
		.select({
			user_id: users.id,
			first_name: users.firstName,
			last_name: users.lastName,
			email: users.email,
			language: users.language,
			recovery_codes_left: sql<number>`(select count(*)::integer from recovery_codes
				where user_id = users.id and used_at is null)`,
			has_passkeys: sql<boolean>`exists (select from passkeys where user_id = users.id)`,
			has_phone: sql<boolean>`totp_cipher is not null`,
			has_password: sql<boolean>`password_hash is not null`,
		})
		.from(users)
		.where(eq(users.id, userId));
	return row;
}

/** Null means all clubs. */
export function selectClubs(db: Database, ids: readonly number[] | null) {
	return db
		.select({ id: gyms.id, name: gyms.name, slug: gyms.slug })
		.from(gyms)
		.where(ids === null ? undefined : inArray(gyms.id, [...ids]))
		.orderBy(asc(gyms.id));
}

const factor = {
	email: users.email,
	firstName: users.firstName,
	language: users.language,
	cipher: users.totpCipher,
	pendingCipher: users.totpPendingCipher,
	step: users.totpStep,
	failures: users.totpFailures,
	failedAt: users.totpFailedAt,
};

/** Locked, so that two codes are checked one after the other. */
export async function lockFactor(tx: Database, userId: number) {
	const [row] = await tx.select(factor).from(users).where(eq(users.id, userId)).for("update");
	return row;
}

export type FactorRow = NonNullable<Awaited<ReturnType<typeof lockFactor>>>;

type FactorChange = Partial<
	Pick<typeof users.$inferInsert, "totpCipher" | "totpPendingCipher" | "totpStep" | "totpFailures" | "totpFailedAt">
>;

export async function updateFactor(db: Database, userId: number, change: FactorChange): Promise<void> {
	await db.update(users).set(change).where(eq(users.id, userId));
}

type SessionChange = Partial<
	Pick<typeof sessions.$inferInsert, "secondFactorAt" | "activeAt" | "lockedAt" | "provedAt">
>;

export async function updateSession(db: Database, sessionId: number, change: SessionChange): Promise<void> {
	await db.update(sessions).set(change).where(eq(sessions.id, sessionId));
}

export async function deleteRecoveryCodes(db: Database, userId: number): Promise<void> {
	await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function insertRecoveryCodes(db: Database, rows: (typeof recoveryCodes.$inferInsert)[]): Promise<void> {
	await db.insert(recoveryCodes).values(rows);
}

/** False if there is no such code, or if it was used before. */
export async function redeemRecoveryCode(
	db: Database,
	userId: number,
	codeHash: string,
	usedAt: Date,
): Promise<boolean> {
	const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
	const rows = await db
		.update(recoveryCodes)
		.set({ usedAt })
		.where(and(own, isNull(recoveryCodes.usedAt)))
		.returning({ id: recoveryCodes.id });
	return rows.length > 0;
}
