import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { sessions, users } from "../../platform/database/schema/members.ts";
import { mails, settings } from "../../platform/database/schema/office.ts";
import { pushMessages, pushSubscriptions } from "../../platform/database/schema/push.ts";

export type PushMessage = typeof pushMessages.$inferSelect;
type NewSubscription = typeof pushSubscriptions.$inferInsert;

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** A browser has one endpoint: it belongs to the last log-in. */
export async function replaceSubscription(tx: Database, row: NewSubscription): Promise<void> {
	const { sessionId, ...values } = row;
	const ofOthers = and(eq(pushSubscriptions.endpoint, row.endpoint), ne(pushSubscriptions.sessionId, sessionId));
	await tx.delete(pushSubscriptions).where(ofOthers);
	await tx
		.insert(pushSubscriptions)
		.values(row)
		.onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: values });
}

export async function deleteSubscription(db: Database, sessionId: number): Promise<void> {
	await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function isSubscribed(db: Database, sessionId: number): Promise<boolean> {
	return (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;
}

/** One message for each device of the member whose booking, wait or membership the mail is about; all of a mail are of one. */
export async function insertMessages(db: Database, mailId: number, now: Date): Promise<void> {
	await db.execute(sql`
		insert into push_messages (session_id, mail_id, created_at, next_attempt_at)
		select push_subscriptions.session_id, mails.id, ${at(now)}, ${at(now)}
		from mails
		left join bookings on bookings.id = coalesce(mails.data ->> 'bookingId', mails.data -> 'bookingIds' ->> 0)::bigint
		left join waits on waits.id = (mails.data ->> 'waitId')::bigint
		left join memberships on memberships.id = (mails.data ->> 'membershipId')::integer
		join sessions on sessions.user_id = coalesce(bookings.user_id, waits.user_id, memberships.user_id)
		join push_subscriptions on push_subscriptions.session_id = sessions.id
		where mails.id = ${mailId}
		on conflict (mail_id, session_id) do nothing`);
}

/** Claims the oldest due message until `lockedUntil`, when other servers may take it again in case this one died. */
export async function claimMessage(db: Database, now: Date, lockedUntil: Date): Promise<PushMessage | undefined> {
	const next = sql`(
		select id from push_messages where done_at is null and (next_attempt_at <= ${at(now)} or attempts = 0)
		order by next_attempt_at, id limit 1
		for update skip locked
	)`;
	const [message] = await db
		.update(pushMessages)
		.set({ attempts: sql`${pushMessages.attempts} + 1`, nextAttemptAt: lockedUntil })
		.where(eq(pushMessages.id, next))
		.returning();
	return message;
}

/** The content and address of a push message. Undefined if the device is logged out or the member is blocked. */
export async function selectAddressed(db: Database, { sessionId, mailId }: PushMessage, now: Date) {
	const [found] = await db
		.select({
			endpoint: pushSubscriptions.endpoint,
			p256dh: pushSubscriptions.p256dh,
			auth: pushSubscriptions.auth,
			language: pushSubscriptions.language,
			userId: sessions.userId,
			template: mails.template,
			mailKey: mails.uniqueKey,
			bookingIds: sql<
				number[]
			>`coalesce(${mails.data} -> 'bookingIds', jsonb_path_query_array(${mails.data}, '$.bookingId ? (@ != null)'))`,
			waitId: sql<number | null>`(${mails.data} ->> 'waitId')::integer`,
			membershipId: sql<number | null>`(${mails.data} ->> 'membershipId')::integer`,
			messageId: sql<number | null>`(${mails.data} ->> 'messageId')::integer`,
			newsIds: sql<number[]>`coalesce(${mails.data} -> 'newsIds', '[]')`,
		})
		.from(pushSubscriptions)
		.innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
		.innerJoin(users, eq(users.id, sessions.userId))
		.innerJoin(mails, eq(mails.id, mailId))
		.where(
			and(
				eq(pushSubscriptions.sessionId, sessionId),
				isNull(sessions.endedAt),
				gt(sessions.expiresAt, now),
				isNull(users.blockedAt),
			),
		);
	return found;
}

/** Ignores the result if another server has claimed the message since. */
const isAttempt = ({ id, attempts }: PushMessage) => and(eq(pushMessages.id, id), eq(pushMessages.attempts, attempts));

export async function markDone(db: Database, message: PushMessage, now: Date): Promise<void> {
	await db.update(pushMessages).set({ doneAt: now }).where(isAttempt(message));
}

export async function markForLater(db: Database, message: PushMessage, nextAttemptAt: Date): Promise<void> {
	await db.update(pushMessages).set({ nextAttemptAt }).where(isAttempt(message));
}

/** The endpoint does not exist any more. Another one may have replaced it meanwhile. */
export async function deleteEndpoint(db: Database, endpoint: string): Promise<void> {
	await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

const vapidKey = "vapid";

/** As stored: the private key is encrypted. */
export interface StoredVapid {
	publicKey: string;
	privateCipher: string;
}

export async function selectVapid(db: Database): Promise<StoredVapid | undefined> {
	const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, vapidKey));
	return row?.value as StoredVapid | undefined;
}

/** The first server wins. */
export async function insertVapid(db: Database, value: StoredVapid): Promise<void> {
	await db.insert(settings).values({ key: vapidKey, value }).onConflictDoNothing();
}

export async function updateVapid(db: Database, value: StoredVapid): Promise<void> {
	await db.update(settings).set({ value }).where(eq(settings.key, vapidKey));
}
