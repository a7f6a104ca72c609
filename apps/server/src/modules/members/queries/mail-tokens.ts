import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { mailTokenPurpose, mailTokens } from "../../../platform/database/schema/members.ts";

export const mailTokenPurposes = mailTokenPurpose.enumValues;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

export async function insertMailToken(db: Database, row: typeof mailTokens.$inferInsert): Promise<void> {
	await db.insert(mailTokens).values(row);
}

/** Returns the user of the token; undefined if it is unknown, expired or used. */
export async function redeemMailToken(
	db: Database,
	tokenHash: string,
	purpose: MailTokenPurpose,
	now: Date,
): Promise<number | undefined> {
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
		.returning({ userId: mailTokens.userId });
	return row?.userId;
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
