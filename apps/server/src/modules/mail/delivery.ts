import { brand } from "@kvart/contract/brand";
import { resetLinkHours, verifyLinkHours } from "@kvart/contract/members";
import type { FastifyBaseLogger } from "fastify";
import type { MailContext } from "./compose.ts";
import { markFailed, markForLater, markSent, type QueuedMail, takeMail } from "./queries.ts";
import { type OutgoingMail, RefusedForGood, type SendMail } from "./transport.ts";

export interface DeliveryDeps extends Omit<MailContext, "language"> {
	send: SendMail;
	log: Pick<FastifyBaseLogger, "warn" | "error">;
	/** Between two tries to note that a mail is out. */
	notePauseMilliseconds?: number;
}

const minute = 60_000;
const hour = 60 * minute;
// Longer than any one try takes: a mail that is held longer was held by a worker that died.
const holdMilliseconds = 10 * minute;
const longestPause = 6 * hour;
const usualPatience = 72 * hour;
/** A link that has run out is not worth sending. */
const patience: Record<string, number> = {
	"verify-email": verifyLinkHours * hour,
	"reset-password": resetLinkHours * hour,
};

/** Half a minute, one, two, four... up to six hours. */
function pauseAfter(attempts: number): number {
	return Math.min(longestPause, (minute / 2) * 2 ** Math.min(attempts - 1, 20));
}

/**
 * The same for every try of a mail: should one be repeated whose answer was lost, mail programs see that they have it
 * already.
 */
function messageIdOf({ keys }: DeliveryDeps, { id, createdAt }: QueuedMail): string {
	const mark = keys.digest("message-id", `${id} ${createdAt.toISOString()}`).slice(0, 24);
	return `<${id}.${mark}@${brand.mail.noReply.split("@")[1]}>`;
}

async function outgoing(deps: DeliveryDeps, mail: QueuedMail): Promise<OutgoingMail | null> {
	// Loaded with the first mail: a server that starts has more urgent things to do.
	const { renderMail } = await import("./templates/render.tsx");
	const { db, clock, keys, publicUrl } = deps;
	const context = { db, clock, keys, publicUrl, language: mail.language };
	const rendered = await renderMail(mail.template, mail.data, context);
	return (
		rendered && {
			...rendered,
			id: mail.id,
			template: mail.template,
			messageId: messageIdOf(deps, mail),
			date: mail.createdAt,
			to: mail.recipient,
			replyTo: rendered.replyTo ?? brand.mail.info,
			attachments: rendered.attachments ?? [],
		}
	);
}

async function keepForLater(deps: DeliveryDeps, mail: QueuedMail, error: Error): Promise<void> {
	const { db, clock, log } = deps;
	const now = clock.now();
	const next = new Date(now.getTime() + pauseAfter(mail.attempts));
	const told = { mail: mail.id, template: mail.template, attempts: mail.attempts, reason: error.message };
	const lastMoment = mail.createdAt.getTime() + (patience[mail.template] ?? usualPatience);
	if (error instanceof RefusedForGood || next.getTime() > lastMoment) {
		await markFailed(db, mail, now, error.message);
		log.error(told, "mail given up");
		return;
	}
	await markForLater(db, mail, next, error.message);
	log.warn(told, "mail waits for another try");
}

/** Sends the mail that has waited longest. False when none waits. */
export async function deliverNext(deps: DeliveryDeps): Promise<boolean> {
	const { db, clock, send } = deps;
	const now = clock.now();
	const mail = await takeMail(db, now, new Date(now.getTime() + holdMilliseconds));
	if (!mail) return false;
	try {
		const message = await outgoing(deps, mail);
		if (message) await send(message);
	} catch (error) {
		await keepForLater(deps, mail, error instanceof Error ? error : new Error(String(error)));
		return true;
	}
	await noteSent(deps, mail);
	return true;
}

// Nobody else takes the mail up meanwhile; afterwards it would go out again.
const notePatience = holdMilliseconds - minute;

/** The mail is out: what is left is to say so, and that is worth waiting for a database that restarts. */
async function noteSent(deps: DeliveryDeps, { id }: QueuedMail): Promise<void> {
	const { db, clock, log, notePauseMilliseconds = 1000 } = deps;
	const deadline = performance.now() + notePatience;
	for (let told = false; ; told = true) {
		try {
			return await markSent(db, id, clock.now());
		} catch (error) {
			if (!told) log.error({ mail: id, err: error }, "mail was sent but could not be marked yet");
			if (performance.now() > deadline) throw error;
			await new Promise((resolve) => setTimeout(resolve, notePauseMilliseconds));
		}
	}
}
