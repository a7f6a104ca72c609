import { and, asc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { linkPurpose } from "../modules/mail/service.ts";
import { rotateVapidKey } from "../modules/push/service.ts";
import type { DataKeys } from "../platform/data-keys.ts";
import { refuseThirdKey, storeKeyCheck } from "../platform/database/data-marks.ts";
import type { Database } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/members.ts";
import { mails } from "../platform/database/schema/office.ts";

const batchSize = 500;

type Purpose = "jmbg" | "totp" | typeof linkPurpose;

/** Null if there is nothing, or if it is encrypted with the current key already. */
function readPrevious(purpose: Purpose, cipher: string | null, previous: DataKeys, current: DataKeys): string | null {
	if (cipher === null) return null;
	try {
		// Fails with any other key.
		current.decrypt(purpose, cipher);
		return null;
	} catch {
		return previous.decrypt(purpose, cipher);
	}
}

const ciphers = {
	id: users.id,
	jmbg: users.jmbgCipher,
	digest: users.jmbgDigest,
	totp: users.totpCipher,
	pending: users.totpPendingCipher,
};
type CipherRow = {
	id: number;
	jmbg: string | null;
	digest: string | null;
	totp: string | null;
	pending: string | null;
};

/** The digest of another account's id has a suffix, which stays. */
function digestOf(id: string, digest: string | null, current: DataKeys): string {
	return current.digest("jmbg", id) + (/#.*$/.exec(digest ?? "")?.[0] ?? "");
}

function changesOf({ jmbg, digest, totp, pending }: CipherRow, previous: DataKeys, current: DataKeys) {
	const read = (purpose: Purpose, cipher: string | null) => readPrevious(purpose, cipher, previous, current);
	const [id, secret, unconfirmed] = [read("jmbg", jmbg), read("totp", totp), read("totp", pending)];
	return {
		...(id !== null && { jmbgCipher: current.encrypt("jmbg", id), jmbgDigest: digestOf(id, digest, current) }),
		...(secret !== null && { totpCipher: current.encrypt("totp", secret) }),
		...(unconfirmed !== null && { totpPendingCipher: current.encrypt("totp", unconfirmed) }),
	};
}

/** Few mails wait at a time. */
async function rotateLinks(db: Database, previous: DataKeys, current: DataKeys): Promise<number> {
	return db.transaction(async (tx) => {
		let changed = 0;
		const cipher = sql<string>`${mails.data} ->> 'sealedToken'`;
		const waiting = await tx.select({ id: mails.id, cipher }).from(mails).where(isNotNull(cipher)).for("update");
		for (const { id, cipher: sealed } of waiting) {
			const token = readPrevious(linkPurpose, sealed, previous, current);
			if (token === null) continue;
			const sealedToken = JSON.stringify({ sealedToken: current.encrypt(linkPurpose, token) });
			await tx
				.update(mails)
				.set({ data: sql`${mails.data} || ${sealedToken}::jsonb` })
				.where(eq(mails.id, id));
			changed += 1;
		}
		return changed;
	});
}

/**
 * Re-encrypts national ids, second factors, the links of waiting mails and the key for push services; returns the number of accounts and mails.
 * Can be interrupted and run again.
 */
export async function rotateDataKey(db: Database, previous: DataKeys, current: DataKeys): Promise<number> {
	await refuseThirdKey(db, previous, current);
	const changed = (await rotateAccounts(db, previous, current)) + (await rotateLinks(db, previous, current));
	await rotateVapidKey(db, previous, current);
	// Only now do servers start with it.
	await storeKeyCheck(db, current);
	return changed;
}

async function rotateAccounts(db: Database, previous: DataKeys, current: DataKeys): Promise<number> {
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
		if (rows.length < batchSize) break;
		lastId = rows.at(-1)?.id ?? lastId;
	}
	return changed;
}
