import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { mailTokenPurpose, mailTokens, users } from "../../../platform/database/schema/members.ts";

export const mailTokenPurposes = mailTokenPurpose.enumValues;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

export async function insertMailToken(db: Database, row: typeof mailTokens.$inferInsert): Promise<void> {
	await db.insert(mailTokens).values(row);
}

/** How many links of the purpose were made since then, and when the last one was. Locks the account. */
export async function countMailTokens(tx: Database, userId: number, purpose: MailTokenPurpose, since: Date) {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
	const [row] = await tx
		.select({
			count: sql<number>`count(*)::integer`,
			latest: sql<Date | null>`max(${mailTokens.createdAt})`.mapWith(mailTokens.createdAt),
		})
		.from(mailTokens)
		.where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), gt(mailTokens.createdAt, since)));
	return { count: row?.count ?? 0, latest: row?.latest ?? null };
}

/** Returns the user of the token and the new address, if it is about one; undefined if it is unknown, expired or used. */
export async function redeemMailToken(
	db: Database,
	tokenHash: string,
	purpose: MailTokenPurpose,
	now: Date,
): Promise<{ userId: number; email: string | null } | undefined> {
	const [row] = await db
		.update(mailTokens)
		.set({ usedAt: now })
		.where(
			and(
				eq(mailTokens.tokenHash, tokenHash),
				eq(mailTokens.purpose, purpose),
				isNull(mailTokens.usedAt),
				gt(mailTokens.expiresAt, now),
			),
		)
		.returning({ userId: mailTokens.userId, email: mailTokens.email });
	return row;
}

/**
 * Whether the link of a change was used. Its two links are made and revoked together, so the latest of each side are
 * those of one change.
 */
export async function isConfirmedAt(
	db: Database,
	userId: number,
	purpose: "new_email" | "old_email",
): Promise<boolean> {
	const [latest] = await db
		.select({ usedAt: mailTokens.usedAt })
		.from(mailTokens)
		.where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)))
		.orderBy(desc(mailTokens.id))
		.limit(1);
	return latest !== undefined && latest.usedAt !== null;
}

/** Invalidates all links of a purpose. */
export async function revokeMailTokens(
	db: Database,
	userId: number,
	purpose: MailTokenPurpose,
	now: Date,
): Promise<void> {
	await db
		.update(mailTokens)
		.set({ usedAt: now })
		.where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));
}
