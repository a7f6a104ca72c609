import type { Locale } from "@kvart/contract/locale";
import type { ReactNode } from "react";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import type { MailContents, MailTemplate } from "./contents.ts";

export interface MailContext {
	db: Database;
	clock: Clock;
	keys: DataKeys;
	language: Locale;
	/** The site's address without a trailing slash. */
	publicUrl: string;
	/** Cancelling later than this before the start counts as late; never, if missing. */
	lateCancelMinutes?: number;
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

export interface ComposedMail {
	subject: string;
	/** Shown in the inbox next to the subject. */
	preview: string;
	body: ReactNode;
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
export type ComposeMail<T extends MailTemplate> = (
	data: MailContents[T],
	context: MailContext,
) => ComposedMail | null | Promise<ComposedMail | null>;
