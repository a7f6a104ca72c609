import { ECDH } from "node:crypto";
import type { NewPushSubscription, PushState } from "@kvart/contract/push";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { isAboutOne } from "./compose.ts";
import { isAboutMembership } from "./compose-membership.ts";
import { isMessage } from "./compose-message.ts";
import { isClassNews } from "./compose-news.ts";
import { isAboutWaiting } from "./compose-waiting.ts";
import { publicEndpoints } from "./endpoint-guard.ts";
import { deleteSubscription, insertMessages, isSubscribed, replaceSubscription } from "./queries.ts";
import { type VapidDeps, vapidKeys } from "./vapid.ts";

export { rotateVapidKey } from "./vapid.ts";

interface Deps extends VapidDeps {
	clock: Clock;
}

export async function getPush(deps: VapidDeps, sessionId: number): Promise<PushState> {
	const [{ publicKey }, subscribed] = await Promise.all([vapidKeys(deps), isSubscribed(deps.db, sessionId)]);
	return { public_key: publicKey, subscribed };
}

/** Messages are encrypted for this key: it has to be a point of the curve. */
function isPublicKey(key: string): boolean {
	try {
		ECDH.convertKey(key, "prime256v1", "base64url", "hex", "uncompressed");
		return true;
	} catch {
		return false;
	}
}

function invalidField(field: string): Refusal {
	return new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "invalid-value" }] });
}

/** The device gets notifications until its log-in ends. */
export async function subscribeToPush(
	{ db, clock }: Pick<Deps, "db" | "clock">,
	sessionId: number,
	{ endpoint, keys: { p256dh, auth }, language }: NewPushSubscription,
): Promise<{ code: "SUC_SUCCESS" }> {
	if (!publicEndpoints.acceptsUrl(new URL(endpoint))) throw invalidField("endpoint");
	if (!isPublicKey(p256dh)) throw invalidField("keys.p256dh");
	const row = { sessionId, endpoint, p256dh, auth, language, createdAt: clock.now() };
	await db.transaction((tx) => replaceSubscription(tx, row));
	return { code: "SUC_SUCCESS" };
}

export async function unsubscribeFromPush(
	{ db }: Pick<Deps, "db">,
	sessionId: number,
): Promise<{ code: "SUC_SUCCESS" }> {
	await deleteSubscription(db, sessionId);
	return { code: "SUC_SUCCESS" };
}

/** Queues what the mail says for the devices of its member, once. Most mails are not notifications. */
export async function queuePushes(
	db: Database,
	clock: Clock,
	{ id, template }: { id: number; template: string },
): Promise<void> {
	if (
		isAboutOne(template) ||
		isMessage(template) ||
		isClassNews(template) ||
		isAboutWaiting(template) ||
		isAboutMembership(template)
	)
		await insertMessages(db, id, clock.now());
}
