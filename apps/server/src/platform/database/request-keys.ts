import { and, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { idempotencyKeys } from "./schema/booking.ts";

type KeyRow = typeof idempotencyKeys.$inferInsert;

/**
 * Locks the row: that needs a commit, which waits for a replica like the first answer had to. A primary that was cut off,
 * and the replica that it becomes, still show commits that no other server has.
 */
export async function selectKey(db: Database, scope: string, key: string) {
	const [row] = await db
		.select()
		.from(idempotencyKeys)
		.where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
		.for("key share");
	return row;
}

/** False if a parallel request stored the key first: then its answer counts. */
export async function insertKey(db: Database, row: KeyRow): Promise<boolean> {
	const inserted = await db
		.insert(idempotencyKeys)
		.values(row)
		.onConflictDoNothing()
		.returning({ key: idempotencyKeys.key });
	return inserted.length > 0;
}
