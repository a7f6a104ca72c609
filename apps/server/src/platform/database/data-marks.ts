import { eq, isNotNull, or } from "drizzle-orm";
import type { DataKeys } from "../data-keys.ts";
import type { Database } from "./database.ts";
import { users } from "./schema/members.ts";
import { settings } from "./schema/office.ts";

/** A database that this server must not use. */
export class WrongDataError extends Error {
	override name = "WrongDataError";
}

/** Marks a database that was filled with demo content. */
export const demoMark = "demo-content";
const keyMark = "data-key-check";

/** Reveals nothing of the key, but differs for every other one. */
function checkValueOf(keys: DataKeys): string {
	return keys.digest("data key check", "1");
}

async function readMark(db: Database, key: string): Promise<unknown> {
	const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
	return row?.value;
}

export async function refuseDemo(db: Database, place: string): Promise<void> {
	if ((await readMark(db, demoMark)) === undefined) return;
	throw new WrongDataError(
		`The database at ${place} holds demo content, with administrators whose password everybody knows.\n` +
			"NODE_ENV=production does not start on it. Set DATABASE_URL to an empty database; deleting the demo from this one is not enough.",
	);
}

/** Databases of earlier releases have no check value, but what was encrypted shows the key as well. */
async function decryptsData(db: Database, keys: DataKeys): Promise<boolean> {
	const [row] = await db
		.select({ jmbg: users.jmbgCipher, totp: users.totpCipher })
		.from(users)
		.where(or(isNotNull(users.jmbgCipher), isNotNull(users.totpCipher)))
		.limit(1);
	try {
		if (row?.jmbg) keys.decrypt("jmbg", row.jmbg);
		else if (row?.totp) keys.decrypt("totp", row.totp);
		return true;
	} catch {
		return false;
	}
}

/** Remembers the key at the first start, and refuses any other one afterwards. */
export async function refuseOtherKey(db: Database, keys: DataKeys, place: string): Promise<void> {
	const value = checkValueOf(keys);
	const known = (await readMark(db, keyMark)) !== undefined;
	if (known || (await decryptsData(db, keys))) {
		await db.insert(settings).values({ key: keyMark, value }).onConflictDoNothing();
		if ((await readMark(db, keyMark)) === value) return;
	}
	throw new WrongDataError(
		`DATA_KEY is not the key of the data at ${place}: national ids and second factors could not be read.\n` +
			"Set DATA_KEY to the key that this database was used with. To change it, run rotate-data-key first (docs/guides/operate.md).",
	);
}

/** For a change of the key: the data may be of either, because a change can be interrupted. */
export async function refuseThirdKey(db: Database, previous: DataKeys, current: DataKeys): Promise<void> {
	const value = await readMark(db, keyMark);
	if (value === undefined || value === checkValueOf(previous) || value === checkValueOf(current)) return;
	throw new WrongDataError("PREVIOUS_DATA_KEY is not the key of the data. Nothing was changed.");
}

export async function storeKeyCheck(db: Database, keys: DataKeys): Promise<void> {
	const value = checkValueOf(keys);
	await db
		.insert(settings)
		.values({ key: keyMark, value })
		.onConflictDoUpdate({ target: settings.key, set: { value } });
}
