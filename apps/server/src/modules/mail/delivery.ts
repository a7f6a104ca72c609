import { brand } from "@kvart/contract/brand";
import { resetLinkHours, verifyLinkHours } from "@kvart/contract/members";
import type { FastifyBaseLogger } from "fastify";
import type { MailContext, Mailing } from "../../platform/mailing.ts";
import { messageIdOf } from "./message-id.ts";
import { claimMail, markFailed, markForLater, markSent, markTold, type QueuedMail } from "./queries.ts";
import { type OutgoingMail, PermanentFailure, type SendMail } from "./transport.ts";

export interface DeliveryDeps extends Omit<MailContext, "language"> {
	send: SendMail;
	mailing: Mailing;
	log: Pick<FastifyBaseLogger, "warn" | "error">;
	/** Between two attempts to mark a mail as sent. */
	markPauseMilliseconds?: number;
}

const minute = 60_000;
const hour = 60 * minute;
// Longer than any attempt takes; after that another worker may take the mail.
const lockMilliseconds = 10 * minute;
const maximumPause = 6 * hour;
const defaultLifetime = 72 * hour;
/** Not sent once the link has expired. */
const lifetimes: Record<string, number> = {
	"verify-email": verifyLinkHours * hour,
	"reset-password": resetLinkHours * hour,
};

/** Half a minute, one, two, four... up to six hours. */
function pauseAfter(attempts: number): number {
	return Math.min(maximumPause, (minute / 2) * 2 ** Math.min(attempts - 1, 20));
}

async function outgoing(deps: DeliveryDeps, mail: QueuedMail): Promise<OutgoingMail | null> {
	const render = await deps.mailing.loadRenderer();
	const { db, clock, keys, publicUrl, lateCancelMinutes = 0, payee = null, replyAddress } = deps;
	const context = { db, clock, keys, publicUrl, lateCancelMinutes, payee, replyAddress, language: mail.language };
	const rendered = await render(mail.template, mail.data, context);
	return (
		rendered && {
			...rendered,
			id: mail.id,
			template: mail.template,
			messageId: messageIdOf(keys, mail),
			date: mail.createdAt,
			to: mail.recipient,
			replyTo: rendered.replyTo ?? brand.mail.info,
			attachments: rendered.attachments ?? [],
		}
	);
}

async function retryLater(deps: DeliveryDeps, mail: QueuedMail, error: Error): Promise<void> {
	const { db, clock, log } = deps;
	const now = clock.now();
	const next = new Date(now.getTime() + pauseAfter(mail.attempts));
	const details = { mail: mail.id, template: mail.template, attempts: mail.attempts, reason: error.message };
	const deadline = mail.createdAt.getTime() + (lifetimes[mail.template] ?? defaultLifetime);
	if (error instanceof PermanentFailure || next.getTime() > deadline) {
		await markFailed(db, mail, now, error.message);
		log.error(details, "mail failed permanently");
		return;
	}
	await markForLater(db, mail, next, error.message);
	log.warn(details, "mail failed, will retry");
}

/** Sends the oldest queued mail; false if there is none. */
export async function deliverNext(deps: DeliveryDeps): Promise<boolean> {
	const { db, clock, send, mailing } = deps;
	const now = clock.now();
	const mail = await claimMail(db, now, new Date(now.getTime() + lockMilliseconds));
	if (!mail) return false;
	try {
		await markTold(db, mail, now);
		await mailing.notify(db, clock, mail);
		const message = await outgoing(deps, mail);
		if (message) await send(message);
	} catch (error) {
		await retryLater(deps, mail, error instanceof Error ? error : new Error(String(error)));
		return true;
	}
	await recordSent(deps, mail);
	return true;
}

// Until then no other worker takes the mail; afterwards it would be sent again.
const markTimeout = lockMilliseconds - minute;

/** Retries while the database restarts, because the mail would be sent twice otherwise. */
async function recordSent(deps: DeliveryDeps, mail: QueuedMail): Promise<void> {
	const { db, clock, log, markPauseMilliseconds = 1000 } = deps;
	const deadline = performance.now() + markTimeout;
	for (let logged = false; ; logged = true) {
		try {
			return await markSent(db, mail, clock.now());
		} catch (error) {
			if (!logged) log.error({ mail: mail.id, err: error }, "mail was sent but could not be marked yet");
			if (performance.now() > deadline) throw error;
			await new Promise((resolve) => setTimeout(resolve, markPauseMilliseconds));
		}
	}
}
