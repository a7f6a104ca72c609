import type { Locale } from "@kvart/contract/locale";
import type { ReactNode } from "react";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import type { MailContents, MailTemplate } from "./contents.ts";

/** What a template may look up while it is filled in. */
export interface MailContext {
	db: Database;
	clock: Clock;
	keys: DataKeys;
	language: Locale;
	/** The site's address, without a slash at its end. */
	publicUrl: string;
}

export interface MailAttachment {
	filename: string;
	contentType: string;
	content: string | Uint8Array;
	/** A picture of the body, which shows it as `cid:` and this name. */
	contentId?: string;
}

/** A mail as its template makes it; the layout and the plain text come by themselves. */
export interface ComposedMail {
	subject: string;
	/** What the list of a mail program shows beside the subject. */
	preview: string;
	body: ReactNode;
	/** Somebody wrote it to this one person: the frame does not call it automatic. */
	personal?: true;
	/** Where an answer goes when not to the chain's mailbox. */
	replyTo?: string;
	attachments?: MailAttachment[];
}

/** Null when there is nothing left to tell, such as a booking that was cancelled before its mail went out. */
export type ComposeMail<T extends MailTemplate> = (
	data: MailContents[T],
	context: MailContext,
) => ComposedMail | null | Promise<ComposedMail | null>;
