import type { Locale } from "@kvart/contract/locale";
import type { Payee } from "@kvart/contract/memberships/payment-code";
import type { Clock } from "./clock.ts";
import type { DataKeys } from "./data-keys.ts";
import type { Database } from "./database/database.ts";

export interface MailContext {
	db: Database;
	clock: Clock;
	keys: DataKeys;
	language: Locale;
	/** The site's address without a trailing slash. */
	publicUrl: string;
	/** Cancelling later than this before the start counts as late; never, if missing. */
	lateCancelMinutes?: number;
	/** Who is paid for orders; none are sent without. */
	payee?: Payee | null;
	/** The mailbox that the server reads answers from, if there is one. */
	replyAddress?: string | undefined;
}

export interface MailAttachment {
	filename: string;
	contentType: string;
	content: string | Uint8Array;
	/** For a picture that the body refers to as `cid:<contentId>`. */
	contentId?: string;
}

export interface RenderedMail {
	subject: string;
	html: string;
	text: string;
	/** Written by staff, so the footer does not call it automatic. */
	personal?: true;
	/** The chain's mailbox if missing. */
	replyTo?: string;
	/** Where failures to deliver it are reported; the sender if missing. */
	bounceTo?: string;
	/** The `Message-ID` of the mail that it answers. */
	inReplyTo?: string;
	attachments?: MailAttachment[];
}

/** Null if there is nothing left to send, for example because the booking was cancelled meanwhile. */
export type RenderMail = (
	template: string,
	data: Record<string, unknown>,
	context: MailContext,
) => Promise<RenderedMail | null>;

/**
 * The handling of queued mails outside the module that queues and sends them. The modules that queue mails are those
 * whose records mails show, so they get this from `app.ts` instead of importing it.
 */
export interface Mailing {
	/** Takes a while the first time, too long for an open transaction. */
	loadRenderer: () => Promise<RenderMail>;
	/** Queues what the mail says for the devices of its member. */
	notify: (db: Database, clock: Clock, mail: { id: number; template: string }) => Promise<void>;
}
