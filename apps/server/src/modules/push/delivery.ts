import { brand } from "@kvart/contract/brand";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { bookingRecord, waitRecord } from "../booking/service.ts";
import { membershipRecord } from "../memberships/service/end-reminders.ts";
import { messageText } from "../staff/schedule/service/class-messages.ts";
import { placeRecords } from "../staff/schedule/service/news-records.ts";
import { type Composed, composePush, isAboutOne } from "./compose.ts";
import { composeMembership, isAboutMembership } from "./compose-membership.ts";
import { composeMessage, isMessage } from "./compose-message.ts";
import { composeNews, isClassNews } from "./compose-news.ts";
import { composeWaiting, isAboutWaiting } from "./compose-waiting.ts";
import { RefusedEndpoint } from "./endpoint-guard.ts";
import type { PostPush, PushAnswer } from "./post.ts";
import { claimMessage, deleteEndpoint, markDone, markForLater, type PushMessage, selectAddressed } from "./queries.ts";
import { type VapidDeps, vapidKeys } from "./vapid.ts";

export interface PushDeps extends VapidDeps {
	clock: Clock;
	post: PostPush;
	log: Pick<FastifyBaseLogger, "warn">;
}

type Addressed = NonNullable<Awaited<ReturnType<typeof selectAddressed>>>;

const minute = 60_000;
// Longer than any attempt takes; after that another server may take the message.
const lockMilliseconds = 2 * minute;
const maximumPause = 60 * minute;
/** Services keep a message for a device that is off, but not for longer than it is true. */
const mostSeconds = 86_400;

/** Half a minute, one, two, four... up to an hour. */
function pauseAfter(attempts: number): number {
	return Math.min(maximumPause, (minute / 2) * 2 ** Math.min(attempts - 1, 20));
}

async function compose({ db, clock }: PushDeps, to: Addressed): Promise<Composed | null> {
	const { template, bookingIds, waitId, messageId, membershipId } = to;
	const details = { ...to, now: clock.now() };
	if (isAboutMembership(template)) {
		const record = membershipId === null ? undefined : await membershipRecord({ db, clock }, membershipId);
		return record?.userId === to.userId ? composeMembership(record, details) : null;
	}
	if (isAboutWaiting(template)) {
		const wait = waitId === null ? undefined : await waitRecord(db, waitId);
		return wait?.userId === to.userId ? composeWaiting(wait, details) : null;
	}
	const records = await Promise.all(bookingIds.map((id) => bookingRecord(db, id)));
	// The booking of an erased member has no owner.
	const bookings = records.filter((booking) => booking !== undefined).filter(({ userId }) => userId === to.userId);
	if (isClassNews(template)) {
		const changes = await placeRecords(db, to.newsIds);
		const news = bookings.flatMap((booking) => {
			const record = changes.find(({ bookingId }) => bookingId === booking.id);
			return record ? [{ news: record.news, booking }] : [];
		});
		return composeNews(news, details);
	}
	const [booking] = bookings;
	if (isMessage(template)) {
		const wait = waitId === null ? undefined : await waitRecord(db, waitId);
		const waited = wait?.userId === to.userId && !wait.ended ? wait.training : undefined;
		const training = booking ? (booking.cancelledAt ? undefined : booking) : waited;
		const text = messageId === null ? undefined : await messageText(db, messageId, to.language);
		return training && text ? composeMessage(training, text, details) : null;
	}
	return booking && isAboutOne(template) ? composePush(template, booking, details) : null;
}

async function send(deps: PushDeps, to: Addressed, { content, until }: Composed): Promise<PushAnswer> {
	// Loaded on demand, so that it does not slow down the start.
	const { default: webPush } = await import("web-push");
	const { p256dh, auth, endpoint } = to;
	const seconds = Math.ceil((until.getTime() - deps.clock.now().getTime()) / 1000);
	const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
		vapidDetails: { subject: `mailto:${brand.mail.info}`, ...(await vapidKeys(deps)) },
		TTL: Math.min(mostSeconds, seconds),
		urgency: "high",
		contentEncoding: "aes128gcm",
	});
	return deps.post(request);
}

async function retryLater(deps: PushDeps, message: PushMessage, until: Date, reason: string, seconds = 0) {
	const { db, clock, log } = deps;
	const now = clock.now();
	const next = new Date(now.getTime() + Math.max(pauseAfter(message.attempts), seconds * 1000));
	log.warn({ push: message.id, attempts: message.attempts, reason }, "notification failed");
	return next < until ? markForLater(db, message, next) : markDone(db, message, now);
}

async function settle(deps: PushDeps, message: PushMessage, to: Addressed, until: Date, answer: PushAnswer) {
	const { db, clock, log } = deps;
	const { status, retryAfter } = answer;
	if (status >= 200 && status < 300) return markDone(db, message, clock.now());
	// The browser has unsubscribed.
	if (status === 404 || status === 410) return deleteEndpoint(db, to.endpoint);
	if (status === 429 || status >= 500) return retryLater(deps, message, until, `status ${status}`, retryAfter);
	log.warn({ push: message.id, status }, "notification was refused");
	return markDone(db, message, clock.now());
}

/** Sends the oldest queued notification; false if there is none. */
export async function deliverNextPush(deps: PushDeps): Promise<boolean> {
	const { db, clock } = deps;
	const now = clock.now();
	const message = await claimMessage(db, now, new Date(now.getTime() + lockMilliseconds));
	if (!message) return false;
	const to = await selectAddressed(db, message, now);
	const composed = to && (await compose(deps, to));
	if (!to || !composed) {
		await markDone(db, message, now);
		return true;
	}
	let answer: PushAnswer;
	try {
		answer = await send(deps, to, composed);
	} catch (error) {
		// It will never be a public address, or no valid key.
		if (error instanceof RefusedEndpoint) await deleteEndpoint(db, to.endpoint);
		else await retryLater(deps, message, composed.until, (error as Error).message);
		return true;
	}
	await settle(deps, message, to, composed.until, answer);
	return true;
}
