import { type SQL, sql } from "drizzle-orm";

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
