import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { DataKeys } from "../platform/data-keys.ts";
import type { Database } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/members.ts";

const purpose = "jmbg";
const batchSize = 500;

/** The text under the previous key; null when it is under the current one already. */
function readPrevious(cipher: string, previous: DataKeys, current: DataKeys): string | null {
	try {
		// The cipher knows whether the key is its own.
		current.decrypt(purpose, cipher);
		return null;
	} catch {
		return previous.decrypt(purpose, cipher);
	}
}

/**
 * Encrypts the stored national ids with the current key. It can be stopped and run again: what was done is skipped.
 * Gives how many were changed.
 */
export async function rotateDataKey(db: Database, previous: DataKeys, current: DataKeys): Promise<number> {
	let changed = 0;
	let lastId = 0;
	for (;;) {
		const rows = await db.transaction(async (tx) => {
			const found = await tx
				.select({ id: users.id, cipher: users.jmbgCipher })
				.from(users)
				.where(and(gt(users.id, lastId), isNotNull(users.jmbgCipher)))
				.orderBy(asc(users.id))
				.limit(batchSize)
				.for("update");
			for (const { id, cipher } of found) {
				const jmbg = readPrevious(cipher ?? "", previous, current);
				if (jmbg === null) continue;
				const values = { jmbgCipher: current.encrypt(purpose, jmbg), jmbgDigest: current.digest(purpose, jmbg) };
				await tx.update(users).set(values).where(eq(users.id, id));
				changed += 1;
			}
			return found;
		});
		if (rows.length < batchSize) return changed;
		lastId = rows.at(-1)?.id ?? lastId;
	}
}
