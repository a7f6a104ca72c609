import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { idempotencyKeys } from "../../../platform/database/schema/booking.ts";

interface Key {
	key: SQL;
	fingerprint: SQL;
	status: SQL;
	at: SQL;
}

/** Part of a statement that books or cancels: stores the answer to repeat, if the request has a key. */
export const storeKeys = (from: SQL, { key, fingerprint, status, at }: Key) => sql`
	insert into idempotency_keys (scope, key, fingerprint, status, body, created_at)
	select person, ${key}, ${fingerprint}, ${status}, jsonb_build_object('id', id), ${at} from ${from} where ${key} is not null`;

type KeyRow = typeof idempotencyKeys.$inferInsert;

export async function selectKey(db: Database, scope: string, key: string) {
	const [row] = await db
		.select()
		.from(idempotencyKeys)
		.where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
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
