import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { mailTokens } from "../../../platform/database/schema/members.ts";

export type MailTokenPurpose = (typeof mailTokens.$inferSelect)["purpose"];

export async function insertMailToken(db: Database, row: typeof mailTokens.$inferInsert): Promise<void> {
	await db.insert(mailTokens).values(row);
}

/** Uses a token up and tells whose it was; of two who come at once only one finds it. */
export async function takeMailToken(
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

/** The other links of the kind that the member was sent stop working. */
export async function useUpMailTokens(
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
