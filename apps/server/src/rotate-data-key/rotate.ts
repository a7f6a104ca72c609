import { and, asc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { DataKeys } from "../platform/data-keys.ts";
import type { Database } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/members.ts";

const batchSize = 500;

type Purpose = "jmbg" | "totp";

/** The text under the previous key; null when there is none, or when it is under the current one already. */
function readPrevious(purpose: Purpose, cipher: string | null, previous: DataKeys, current: DataKeys): string | null {
	if (cipher === null) return null;
	try {
		// The cipher knows whether the key is its own.
		current.decrypt(purpose, cipher);
		return null;
	} catch {
		return previous.decrypt(purpose, cipher);
	}
}

const ciphers = { id: users.id, jmbg: users.jmbgCipher, totp: users.totpCipher, pending: users.totpPendingCipher };
type CipherRow = { id: number; jmbg: string | null; totp: string | null; pending: string | null };

/** The columns of an account that have to be written anew. */
function changesOf({ jmbg, totp, pending }: CipherRow, previous: DataKeys, current: DataKeys) {
	const read = (purpose: Purpose, cipher: string | null) => readPrevious(purpose, cipher, previous, current);
	const [id, secret, awaited] = [read("jmbg", jmbg), read("totp", totp), read("totp", pending)];
	return {
		...(id !== null && { jmbgCipher: current.encrypt("jmbg", id), jmbgDigest: current.digest("jmbg", id) }),
		...(secret !== null && { totpCipher: current.encrypt("totp", secret) }),
		...(awaited !== null && { totpPendingCipher: current.encrypt("totp", awaited) }),
	};
}

/**
 * Encrypts what is stored of accounts, national ids and second factors, with the current key. It can be stopped and run
 * again: what was done is skipped. Gives how many accounts were changed.
 */
export async function rotateDataKey(db: Database, previous: DataKeys, current: DataKeys): Promise<number> {
	let changed = 0;
	let lastId = 0;
	for (;;) {
		const rows = await db.transaction(async (tx) => {
			const found = await tx
				.select(ciphers)
				.from(users)
				.where(and(gt(users.id, lastId), or(...[ciphers.jmbg, ciphers.totp, ciphers.pending].map(isNotNull))))
				.orderBy(asc(users.id))
				.limit(batchSize)
				.for("update");
			for (const row of found) {
				const values = changesOf(row, previous, current);
				if (Object.keys(values).length === 0) continue;
				await tx.update(users).set(values).where(eq(users.id, row.id));
				changed += 1;
			}
			return found;
		});
		if (rows.length < batchSize) return changed;
		lastId = rows.at(-1)?.id ?? lastId;
	}
}
