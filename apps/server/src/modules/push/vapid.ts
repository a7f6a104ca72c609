import type { Env } from "../../env.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { insertVapid, selectVapid, updateVapid } from "./queries.ts";

/** How push services know us (RFC 8292). Browsers subscribe for one public key: a new one ends all subscriptions. */
export interface VapidKeys {
	publicKey: string;
	privateKey: string;
}

export interface VapidDeps {
	db: Database;
	keys: DataKeys;
	env: Pick<Env, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY">;
}

const purpose = "vapid";

/** From the settings, or made once and stored. */
export async function vapidKeys({ db, keys, env }: VapidDeps): Promise<VapidKeys> {
	if (env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY)
		return { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY };
	let stored = await selectVapid(db);
	if (!stored) {
		// Loaded on demand, so that it does not slow down the start.
		const { default: webPush } = await import("web-push");
		const made = webPush.generateVAPIDKeys();
		await insertVapid(db, { publicKey: made.publicKey, privateCipher: keys.encrypt(purpose, made.privateKey) });
		stored = await selectVapid(db);
	}
	if (!stored) throw new Error("The VAPID keys could not be stored.");
	return { publicKey: stored.publicKey, privateKey: keys.decrypt(purpose, stored.privateCipher) };
}

/** For a new DATA_KEY. Can be interrupted and run again. */
export async function rotateVapidKey(db: Database, previous: DataKeys, current: DataKeys): Promise<void> {
	const stored = await selectVapid(db);
	if (!stored) return;
	try {
		current.decrypt(purpose, stored.privateCipher);
	} catch {
		const privateKey = previous.decrypt(purpose, stored.privateCipher);
		await updateVapid(db, { ...stored, privateCipher: current.encrypt(purpose, privateKey) });
	}
}
